### The analysis of a game: verdicts on decisions, luck and skill apart.

judged-forced = no choice
judged-good = good
judged-only = only move
judged-luck = luck
judged-inaccuracy = inaccuracy
judged-mistake = mistake
judged-blunder = blunder

analysis-title = Every decision, judged by what its player could know ({ $depth } iterations, seed { $seed })
analysis-better = Better: { $action }
analysis-then = then perhaps { $actions }
analysis-dice = Luck: { $luck }
analysis-nothing = No mistakes worth mentioning.
analysis-accounts = Chance to win, from an even share to the end
account-seat = Player
account-start = Even share
account-luck = Luck
account-skill = Own decisions
account-others = Others
account-end = End
account-errors = Inaccuracies / mistakes / blunders
