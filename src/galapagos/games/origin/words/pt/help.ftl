### What the command line says about itself where it is about Origin alone.

help-own-origin = origin: um arquivo de baralho em vez das cartas usuais
