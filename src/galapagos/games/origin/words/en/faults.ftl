### What is wrong with decks, positions and records of Origin.

fault-players_origin = Origin is for { $low } to { $high } players, not { $players }
fault-teams = teams need 4, 6 or 8 players, not { $players }
fault-deck_cards = a deck has at most { $most } cards, not { $cards }
fault-deck_few = the deck { $deck } has too few cards to deal { $n }
fault-face_traits = a face has one trait or two different ones, not { $face }
fault-an_animal = an animal such as { $like }
fault-no_such_animal = no player can have an animal { $animal }
fault-age = a player's animals must be listed from oldest to youngest
fault-between = { $trait } goes between two animals, not under one
fault-at_most_once = an animal can have { $trait } only once
fault-not_offered = the card { $card } does not offer { $trait }
fault-one_player = a pair trait joins two animals of the same player
fault-no_pair = { $trait } is not a pair trait
fault-decks = decks can only be auto, not { $decks }
