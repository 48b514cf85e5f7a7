### What the command line says about itself where it is about Origin alone.

help-own-origin = origin：通常のカードの代わりに使うデッキのファイル
help-draw-animal = 形質の付いたOriginの動物。animalとコロンだけなら形質なし
