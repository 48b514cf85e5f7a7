### What the command line says about itself where it is about Origin alone.

help-own-origin = origin：以牌組檔代替通常的牌
help-draw-animal = 帶性狀的Origin動物；只寫animal加冒號則沒有性狀
