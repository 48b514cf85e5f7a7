### What a link to the server shows in chats and on networks. The line of a game or of the puzzles follows.

link-home = Play with friends and bots, on a phone or a laptop. It opens in the browser; there is nothing to install.
link-invited = { $host } invites you to play { $game }
link-table = A game of { $game }
# $names: who sits there. $seats: how many seats are open, or that none is.
link-lobby = { $seats }. It opens in the browser; there is nothing to install.
link-players = { $names }: watch the game in the browser.
link-over = { $names }: see how the game went.
link-puzzle = A puzzle of { $game }
