### Looking back at a game in the browser.

review = Review
review-title = { $game }: review
review-of = Review of the game of { $names }
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
review-no-news = { $name } does something that is not told.
review-line = Steps of the game
review-controls = Moving through the game
review-first = First step
review-turn-back = One turn back
review-step-back = One step back
review-play = Play
review-pause = Pause
review-step-on = One step on
review-turn-on = One turn on
review-last = Last step
review-speed = Speed
review-times = × { $n }
review-about = About this game
review-log = Log
review-points = Points
review-deaths = Deaths
review-no-deaths = Nobody has died.
review-points-words = { $game ->
    [darwin] Points on the species and in the banks. Tap the chart to go there.
   *[other] Points if all animals lived as they stand. Tap the chart to go there.
}
review-hands = Hands
review-hand-of = { $name }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
review-more = More
review-update = Newer steps
review-position-copy = Copy position
review-position-copied = The position was copied.
review-record-copy = Copy record
review-record-copied = The record was copied.
review-record-save = Save record
review-to-table = To the table
review-copy-by-hand = Copy this text by hand: the browser does not let the page do it.
review-over = The end
turn-short = { $game ->
    [darwin] Era { $n }:
   *[other] Round { $n }:
}
go-on = Continue from here
go-on-short = Continue
go-on-words = A new table begins at this step. You take one part, bots play the others. Cards drawn later are drawn again.
go-on-as = Your part
go-on-start = Play on
go-on-running = The game is still running. It can be continued from here when it is over.
go-on-over = The game is over here. Go back to an earlier step.
points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
begins-from-position = The game begins from a position. Nothing is dealt, and whoever opened the table knows all cards.
