### What the command line says about itself where it is about Origin alone.

help-own-origin = origin: a deck file in place of the usual cards
help-draw-animal = an animal of Origin with traits; animal: alone has none
