### What the command line says about itself where it is about Origin alone.

help-own-origin = origin：以牌组文件代替通常的牌
help-draw-animal = 带性状的Origin动物；只写animal加冒号则没有性状
