### What the command line says about itself where it is about Origin alone.

help-own-origin = origin: en kortleksfil i stället för de vanliga korten
help-draw-animal = ett djur i Origin med egenskaper; animal: ensamt har inga
