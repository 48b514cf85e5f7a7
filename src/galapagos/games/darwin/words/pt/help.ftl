### What the command line says about itself where it is about Darwin alone.

help-own-darwin = darwin: a pasta de um conjunto de cartas seu
help-draw-card = uma carta; várias unidas por + são uma criatura
help-draw-biome = a carta de um bioma; só a sua paisagem
help-draw-event = uma carta de evento; só a sua cena
help-cards = listar as cartas de Darwin, começar e verificar um conjunto seu
help-cards-all = todas as cartas de animal do conjunto de Galapagos
help-cards-polar = as que têm uma palavra na sua linha
help-cards-filter = as que têm essa parte e esse símbolo
help-cards-biomes = os biomas, ou com events os eventos
help-cards-new = começar um conjunto seu
help-cards-check = dizer tudo o que está errado nele
help-cards-words = o que procurar, ou um comando como acima
help-cards-cards = listar o conjunto de uma pasta em vez disso
help-cards-part = parte do corpo: head, body, legs, legs1, legs2, wings ou tail
help-cards-deck = pilha: small ou large
help-cards-symbol = símbolo: run, climb, fly, swim, heat, cold, dig ou poison
help-cards-diet = dieta: herbivore, carnivore ou omnivore
help-cards-animal = parte do nome do animal, em qualquer idioma
help-darwin-balance-players = quantos jogam (4); vários números, como 2,3,4, fazem um relatório para cada
help-darwin-balance-mode = modo de jogo (two para dois jogadores, senão base)
help-darwin-balance-eras = número de Eras (4; principiantes jogam 2)
help-darwin-balance-cards = um conjunto de cartas seu
help-darwin-balance-json = imprimir um objeto JSON para cada relatório
help-darwin-balance-plot = uma figura de comida, mortes e pontos: FILE.svg ou FILE.png
help-play-eras = número de Eras, onde o modo permite escolher
