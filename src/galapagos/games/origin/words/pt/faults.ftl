### What is wrong with decks, positions and records of Origin.

fault-players_origin = Origin é para { $low } a { $high } jogadores, não { $players }
fault-teams = equipes pedem 4, 6 ou 8 jogadores, não { $players }
fault-deck_cards = um baralho tem no máximo { $most } cartas, não { $cards }
fault-deck_few = o baralho { $deck } tem cartas de menos para dar { $n }
fault-face_traits = uma face tem uma característica ou duas diferentes, não { $face }
fault-an_animal = um animal, como { $like }
fault-no_such_animal = nenhum jogador pode ter um animal { $animal }
fault-age = os animais de um jogador devem ir do mais velho ao mais novo
fault-between = { $trait } vai entre dois animais, não sob um
fault-at_most_once = um animal só pode ter { $trait } uma vez
fault-not_offered = a carta { $card } não oferece { $trait }
fault-one_player = uma característica de par une dois animais do mesmo jogador
fault-no_pair = { $trait } não é uma característica de par
fault-decks = decks só pode ser auto, não { $decks }
