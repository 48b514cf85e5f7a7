### What is wrong with decks, positions and records of Origin.

fault-players_origin = Origin är för { $low } till { $high } spelare, inte { $players }
fault-teams = lag kräver 4, 6 eller 8 spelare, inte { $players }
fault-deck_cards = en kortlek har högst { $most } kort, inte { $cards }
fault-deck_few = kortleken { $deck } har för få kort för att dela ut { $n }
fault-face_traits = en framsida har en egenskap eller två olika, inte { $face }
fault-an_animal = ett djur, till exempel { $like }
fault-no_such_animal = ingen spelare kan ha ett djur { $animal }
fault-age = en spelares djur ska stå från äldst till yngst
fault-between = { $trait } läggs mellan två djur, inte under ett
fault-at_most_once = ett djur kan ha { $trait } bara en gång
fault-not_offered = kortet { $card } erbjuder inte { $trait }
fault-one_player = en parvis egenskap förenar två djur som samma spelare äger
fault-no_pair = { $trait } är ingen parvis egenskap
fault-decks = decks kan bara vara auto, inte { $decks }
