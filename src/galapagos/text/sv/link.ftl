### Vad en länk till servern visar i chattar och nätverk. Sedan följer spelets eller problemens rad.

link-home = Spela med vänner och botar, på telefon eller dator. Det öppnas i webbläsaren, och inget behöver installeras.
link-invited = { $host } bjuder in dig att spela { $game }
link-table = Ett parti { $game }
# $names: vilka som sitter där. $seats: hur många platser som är lediga, eller att ingen är det.
link-lobby = { $seats }. Det öppnas i webbläsaren, och inget behöver installeras.
link-players = { $names }: följ partiet i webbläsaren.
link-over = { $names }: se hur partiet gick.
link-puzzle = Ett problem i { $game }
