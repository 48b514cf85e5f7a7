### The analysis of a game: verdicts on decisions, luck and skill apart.

judged-forced = no choice
judged-good = good
judged-only = only move
judged-luck = luck
judged-inaccuracy = inaccuracy
judged-mistake = mistake
judged-blunder = blunder

analysis-title = Every decision from the eyes of the player who took it ({ $depth } iterations, seed { $seed })
analysis-better = Better: { $action }
analysis-then = then perhaps { $actions }
analysis-dice = Luck: { $luck }
analysis-nothing = There is nothing to remark on.
analysis-accounts = Chance to win, from an even share to the end
account-seat = Player
account-start = Even share
account-luck = Luck
account-skill = Own decisions
account-others = The others
account-end = End
account-errors = Inaccuracies / mistakes / blunders
