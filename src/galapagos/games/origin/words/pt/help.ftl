### What the command line says about itself where it is about Origin alone.

help-own-origin = origin: um arquivo de baralho em vez das cartas usuais
help-draw-animal = um animal de Origin com características; animal: sozinho não tem nenhuma
