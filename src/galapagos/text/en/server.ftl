### What the table server says by itself: whom a table waits for, and questions in a browser.

# $seats: one or several players, by name; the reader is not among them.
wait-seats = Waiting for { $seats }.
wait-over = The game is over.
# The reader's standing answers decide.
wait-wished = Answering with your standing answers.

# In place of question-evolution, which speaks of a command of the terminal.
prompt-evolution = Play one card, or pass.

## Undo: why it goes no further. $seat: who acted, or showed something.

undo-nothing = There is nothing to take back.
undo-others = { $seat } has acted since.
undo-chance = A die has been rolled or a card drawn.
undo-shown = { $seat } has shown something since.
undo-over = The game is over.
undo-absent = { $seat } is away, and a bot cannot agree for them.

## Questions to the others. $seat: who asks.

# $n: how many actions, $whose: of whom: "Ana 1 and Bo 2".
asked-undo = { $seat } would like to take back { $n ->
        [one] { $n } action
       *[other] { $n } actions
    } ({ $whose }).
asked-undo-yes = { $n ->
        [one] { $n } action was
       *[other] { $n } actions were
    } taken back ({ $whose }).
asked-undo-no = The actions stand.
taken-of = { $seat } { $n }
# In the log. $seat: who wanted it.
taken-back = { $you ->
        [yes] You
       *[no] { $seat }
    } took back { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }.
taken-agreed = Taken back for { $seat }, as agreed: { $n ->
        [one] { $n } action
       *[other] { $n } actions
    } ({ $whose }).
asked-pause = { $seat } would like a pause.
asked-pause-yes = The game is paused.
asked-pause-no = The game goes on.

## Refusals. $what: details in English, for those who write clients; may be empty.

refused-other = You cannot do that now.
refused-stale = The game has moved on; here is the current state.
refused-illegal = The rules do not allow that.
refused-unknown_action = This game has no such action.
refused-no_species = These cards cannot form one species: there is no room for one of them.
refused-not_your_seat = That is not your seat.
refused-shared_screen = Several people share this screen: each one answers in person.
refused-not_host = Only the host may do that.
refused-not_playing = You have nothing to decide now.
refused-not_in_lobby = The game has already begun.
refused-paused = The game is paused.
refused-kicked = The host has given your seat to a bot.
refused-resigned = You have resigned: a bot plays in your seat.
refused-seat_taken = That seat is taken.
refused-seat_open = A seat is still empty.
refused-no_seat = Seat not found.
refused-no_hints = Hints are not allowed at this table.
refused-no_spectators = This table does not allow spectators.
refused-bad_settings = These settings do not work together.
refused-bad_position = You cannot play on from this position: { $what }
refused-no_step = This game has no such step.
refused-bad_name = A name has 1 to 16 characters, at least one of them a letter or a digit, and no comma.
refused-bad_text = This text cannot be used.
refused-limit = Too much at once. Wait a moment.
refused-rate = Too fast. Wait a moment.
refused-no_table = Table not found.
refused-not_found = Not found.
refused-no_ask = That question has been closed.
refused-no_event = Event not found.
refused-busy = The others are already answering another question.
refused-running = The game is not over yet.
refused-read_only = This table can only be viewed: { $what }
refused-damaged = This table's data is damaged, so it cannot be shown. Please tell the person who runs this server.
refused-not_saved = This could not be saved, so nothing has changed. Try again.
refused-bad_message = The server did not understand this. Reload the page.
refused-too_long = That was too long.
refused-wrong_origin = This request came from another page.
refused-restarting = The table is restarting. You will be back in a moment.
refused-broken = Something went wrong on the server. Nothing has changed; try again.
refused-stopping = The server is shutting down. Come back in a moment.
refused-no_answer = No bot could answer just now. Try again.
refused-bad_key = This link or code is not valid, or no longer valid.
refused-dealing = The game is about to begin.
refused-no_seeds = This table does not need a seed now.
refused-bad_seed = This is not the seed your page committed to.

## A hint. $other: the next best action in words; $harm: a whole sentence.

hint-only = Nothing else looked worth trying.
hint-clear = Clearly better than the next best: { $other }.
hint-better = Better than the next best: { $other }.
hint-close = About as good as: { $other }.
hint-avoids = Better than { $other }, because it avoids this: { $harm }
# $best, $points: players with their points.
hint-soon = Points to expect soon: { $best }. After the next best: { $points }.
hint-soon_pass = Points to expect soon: { $best }. After a pass: { $points }.

## Puzzles

puzzle-why = This wins { $best } of games from here. The tempting “{ $other }” wins { $chance }.
puzzle-tempts = It wins { $chance } of games from here, the best action { $best }.
puzzle-later = What it gives away shows only later.
puzzle-fate = Played on { $of } times: “{ $text }” { $best } times after the best action, { $n } times after “{ $other }”.
puzzle-line = What is expected to follow: { $line }.
puzzle-line-other = What is expected to follow “{ $other }”: { $line }.
