### What the command line says about itself where it is about Origin alone.

help-own-origin = origin: en kortleksfil i stället för de vanliga korten
