### What the command line says about itself where it is about Origin alone.

help-own-origin = origin：以牌組檔代替通常的牌
