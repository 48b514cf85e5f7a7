### Looking back at a game in the browser.

review = Review
review-title = { $game }: review
review-of = Review of { $names }
review-from-table = Look back at this game
review-seen = Seen by
review-seen-by = Seen by: { $name }
review-seen-open = all hands open
review-seen-spectator = a spectator
review-place = { $game ->
    [darwin] Era { $turn }
   *[other] Round { $turn }
} · { $phase } · step { $n } of { $of }
review-begun = The game begins from this position.
review-place-short = { $game ->
    [darwin] Era { $turn }
   *[other] Round { $turn }
} · { $phase } · { $n }/{ $of }
review-turn-ended = { $name } ends the turn.
review-no-news = { $name } does something you cannot see.
review-line = Steps of the game
review-controls = Playback controls
review-first = First step
review-turn-back = One turn back
review-step-back = One step back
review-play = Play
review-pause = Pause
review-step-on = One step forward
review-turn-on = One turn forward
review-last = Last step
review-speed = Speed
review-times = × { $n }
review-about = About this game
review-log = Log
review-points = Points
review-deaths = Deaths
review-no-deaths = No deaths yet.
review-points-words = { $game ->
    [darwin] Points on species and in banks. Tap the chart to jump there.
   *[other] Points if every animal survived as it stands. Tap the chart to jump there.
}
review-hands = Hands
review-hand-of = { $name }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
review-more = More
review-update = Newer steps
review-picture-save = Save as picture
review-picture-saved = The picture is saved.
review-position-copy = Copy position
review-position-copied = Position copied.
review-record-copy = Copy record
review-record-copied = Record copied.
review-record-save = Save record
review-to-table = Back to the table
review-copy-by-hand = Your browser does not let the page copy: copy this text yourself.
review-over = The end
turn-short = { $game ->
    [darwin] Era { $n }:
   *[other] Round { $n }:
}
go-on = Continue from here
go-on-short = Continue
go-on-words = Start a new table from this step. You take one seat, bots play the others. Cards drawn later are drawn again.
go-on-as = Your seat
go-on-start = Play on
go-on-running = The game is not over yet. You can continue from here once it is.
go-on-over = The game ends here. Go back to an earlier step.
points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
begins-from-position = The game begins from a position: no cards are dealt, and the player who opened the table knows them all.

review-analysis = Analysis
coach-words = Apex goes through the game and judges every decision from what its player could see. Luck is counted apart.
coach-start = Analyse this game
coach-progress = { $done } of { $of } decisions
coach-background = You can keep looking at the game meanwhile, or come back later.
coach-wait = One moment …
coach-failed = The analysis could not be finished.
coach-running-game = A game can be analysed once it is over.
coach-chance = Chance to win, in percent
coach-of = Player
coach-swings = Luck and mistakes of { $name }, in percentage points
coach-luck-bars = Luck of dice and cards
coach-lost = Given away
coach-step = Step
coach-account = { $name }: an even share is { $start } %. Luck { $luck }, own decisions { $skill }, the others { $others }; in the end { $end } %.
coach-learn = Learn from the mistakes
coach-ask = What would have been better for { $name } here?
coach-right = Right, that is better.
coach-wrong = Not quite. Try another one.
coach-next = Next
coach-stop = Stop
coach-none = No mistakes worth a remark.
coach-from-to = { $before } % → { $after } %
coach-better = Better: { $action }
coach-show = Show the better move
coach-line = { $n } of { $of } · { $name }: { $action }
coach-before = The position before
coach-guessed = Hidden cards are guessed.
coach-as-it-was = As played
coach-good = Good
coach-forced = No choice
coach-only = Only move
coach-luck = Luck
coach-inaccuracy = Inaccuracy
coach-mistake = Mistake
coach-blunder = Blunder
