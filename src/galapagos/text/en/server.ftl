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
undo-absent = { $seat } is away: a bot does not agree for them.

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
asked-undo-no = The actions stand as they are.
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

refused-other = That is not possible now.
refused-stale = The game has moved on; here is the current state.
refused-illegal = The rules do not allow that.
refused-unknown_action = That is not an action of this game.
refused-no_species = These cards cannot be one species: there is no place left for one of them.
refused-not_your_seat = That is not your seat.
refused-shared_screen = Several people share this screen: each answers in person.
refused-not_host = Only the host may do that.
refused-not_playing = There is nothing for you to decide now.
refused-not_in_lobby = The game has begun already.
refused-paused = The game is paused.
refused-kicked = The host has given your seat to a bot.
refused-resigned = You have resigned: a bot plays your seat.
refused-seat_taken = That seat is taken.
refused-seat_open = A seat is still empty.
refused-no_seat = There is no such seat.
refused-no_hints = Hints are not allowed at this table.
refused-no_spectators = This table does not allow spectators.
refused-bad_settings = These settings do not go together.
refused-bad_position = This position cannot be played on: { $what }
refused-no_step = There is no such step in this game.
refused-bad_name = A name has 1 to 16 characters, at least one of them a letter or a digit, and no comma.
refused-bad_text = This text cannot be used.
refused-limit = That is too much at once. Wait a moment.
refused-rate = That is too fast. Wait a moment.
refused-no_table = There is no such table.
refused-not_found = Not found.
refused-no_ask = That question is closed.
refused-no_event = There is no such event.
refused-busy = The others are asked something already.
refused-running = The game is still running.
refused-read_only = This table can only be viewed: { $what }
refused-damaged = What is kept of this table is damaged, so it is not shown. Tell whoever runs this server.
refused-not_saved = This could not be saved, so nothing has happened. Try again.
refused-bad_message = The server did not understand this. Reload the page.
refused-too_long = That was too long.
refused-wrong_origin = This request came from another page.
refused-restarting = The table is starting again. You will be back in a moment.
refused-broken = Something went wrong in the server. Nothing has happened; try again.
refused-stopping = The server is stopping. Come back in a moment.
refused-no_answer = No bot could answer just now. Try again.
refused-bad_key = This link or code is not valid (any more).
refused-dealing = The game is about to begin.
refused-no_seeds = This table wants no seed now.
refused-bad_seed = This is not the seed that your page was bound to.

## What bots are called: names, not descriptions; each language has its own.

bot_name-fern = Fern
bot_name-pebble = Pebble
bot_name-moss = Moss
bot_name-coral = Coral
bot_name-clover = Clover
bot_name-flint = Flint
bot_name-lark = Lark
bot_name-ember = Ember
bot_name-hazel = Hazel
bot_name-kelp = Kelp
bot_name-maple = Maple
bot_name-nettle = Nettle
bot_name-dune = Dune
bot_name-iris = Iris
bot_name-juniper = Juniper
bot_name-opal = Opal
