### The browser table: home page, lobby, preferences, and what every page shares.
### Buttons name their effect. Texts of the games themselves are in games/*/words.

app-name = galapagos
app-title = galapagos – two evolution board games, one table
go-home = Home
pages = Pages
close = Close
label = { $what }:{ " " }
try-again = Try again
page-missing = This page could not be loaded.
nowhere = Page not found.
no-table = Table not found.
no-table-hint = Check the link, or ask the person who sent it.
server-away = The server is not answering. Your games are safe.
refused = Not possible
refused-plain = You cannot do that now.

## First page

home-title = Which world will you play in?
your-name = Your name
your-turn = Your turn
my-games = My games
all-games = All my games
games-running = In progress
games-finished = Finished
no-games = No games in progress. One tap starts a game against bots.
no-finished-games = No finished games yet.
public-tables = Public tables
no-public-tables = No public tables at the moment.
join-code = Join with a code or link
join = Join
new-here = New here?
learn = Learn
play-now = Play now
with-friends = With friends
bots = Bots
level = Level
mode = Mode
players = Players
# Says that this is no product of the games' publishers.
no-tie = Galapagos plays by the rules of "Evolution: The Origin of Species" and "Darwin's Choice". It is not connected with their publishers. Pictures, words and Darwin's cards are its own.
level-hatchling = Hatchling: easy
level-forager = Forager: medium
level-hunter = Hunter: hard
level-apex = Apex: very hard
level-wallace = Wallace: very hard
level-random = Random
table-open-seats = { $n ->
    [0] All seats taken
    [one] { $n } open seat
   *[other] { $n } open seats
}
table-playing = Round { $n }
table-paused = Paused
table-read_only = Read only
table-won = Won by { $names }

## Lobby

seats = Seats
seat-open = Open
seat-you = you
seat-host = host
seat-bot = { $name } · { $level }
# Partners at a table of teams. $letter: A, B, C or D.
team-letter = Team { $letter }
team-with = with { $name }
# For those who listen, and on hovering. $names: both partners.
team-total = { $n ->
    [one] Team { $letter }: { $names }. Together { $n } point if all animals live.
   *[other] Team { $letter }: { $names }. Together { $n } points if all animals live.
}
guest-name = Guest { $n }
sit = Sit here
stand = Stand up
kick = Remove
remove-bot = Remove the bot
add-bot = Bot
add-here = This screen
add-here-hint = Somebody else playing on this screen
options = Options
option-public = Listed on the home page for everybody
option-spectators = Others may watch
option-hints = Players may ask Apex for hints
house-rules = { $n ->
    [0] House rules
   *[other] House rules ({ $n } changed)
}
card-set = Cards
card-set-usual = Standard cards
clock = Clock
clock-none = None
clock-quick = 45 seconds per decision
clock-calm = 2 minutes per decision
clock-bank = 15 minutes each, plus 10 seconds per turn
clock-days = 2 days per turn
invite = Invite
qr-code = QR code of this table's link, for phones
copy-link = Share the link
copied = Copied
invite-only-here = This link works only on this computer. The person running the server can open it to others; see the server guide.
fair-deal = Fair deal: all draws and dice come from a secret whose hash, { $hash }…, is fixed now. Every player’s page adds a seed of its own. You can see the secret after the game.
fair-deal-later = Fair deal: all draws and dice come from a secret. You see its hash at the start and the secret after the game.
fair-dealing = Shuffling: waiting for the seed of { $names }.
fair-doubt = The fair deal does not add up.
fair-look = Look
fair-late = Dealt without the seed of { $names }, which did not arrive in time.
fill-with-bots = Fill with bots
start = Start
start-empty = { $n ->
    [one] Start · { $n } seat is empty
   *[other] Start · { $n } seats are empty
}
host-starts = The host starts the game.
# What is wanted before the start: of the host, of a guest without a seat, of one with a seat.
lobby-share = Send the link to your friends, or fill the seats with bots.
lobby-sit = Take a seat to play.
lobby-full = All seats are taken; you can watch.
lobby-seated = You have a seat. { $name } starts the game.
chat = Chat
say = Write a message
send = Send
no-chat = No messages yet.
mute = Mute { $name }

## Connection

# $n: seconds until the next try.
offline = { $n ->
    [0] Connection lost. Your game is safe; reconnecting.
   *[other] Connection lost. Your game is safe; reconnecting in { $n } s.
}
offline-spoken = Connection lost. Your game is safe.
online-spoken = You are back at the table.
table-closed = This table is closed.

## Preferences

preferences = Preferences
pref-language = Language
pref-theme = Theme
pref-theme-auto = Same as device
pref-theme-light = Light
pref-theme-dark = Dark
pref-speed = Motion
pref-speed-off = None
pref-speed-losses = My losses only
pref-speed-fast = Fast
pref-speed-normal = Normal
pref-seal = End my turn
pref-seal-hand = manually
pref-seal-ring = after a moment
pref-seal-once = at once
pref-confirm = Ask me before
pref-confirm-never = nothing
pref-confirm-harm = moves that hurt me
pref-confirm-always = every action
pref-spoken = Read aloud
pref-spoken-all = everything
pref-spoken-mine = what affects me
pref-spoken-prompts = questions only
pref-sound = Sounds
pref-tips = Tips for new players
pref-holdLosses = Pause the story when I lose something
pref-partnerFood = Feed partners automatically
pref-letterKeys = Single-letter shortcuts
pref-notify = Notify me when it is my turn

## Standing answers: what the table answers for a seat while others play.

standing = Standing answers
standing-line = While others play, the table gives these answers for you where the rules allow it. Nobody else sees them.
standing-ask = Ask me
standing-defence = When one of your animals is hunted
standing-defence-1 = First
standing-defence-2 = Then
standing-defence-3 = Last
standing-defence-rules = Mimicry picks your animal worth the fewest points. Tail Loss discards itself.
standing-scavenger = Which scavenger eats
standing-scavenger-hungriest = The hungriest
standing-partner_food = Food for a partner
standing-partner_food-hungriest = Always, hungriest first
standing-refill = Refilling your hand
standing-refill-even = Both decks evenly
standing-requests = When your partner asks for a card
standing-requests-decline = Decline
standing-trade = Trade after passing
standing-trade-wait = Always wait
standing-noted = Answered by your standing answers

## Every table

what-to-do = What to do
watching = You are watching this game.
watching-play = Play yourself
# Somebody is not connected. $n: seconds.
away = away
away-soon = { $name } is away. A bot takes over in { $n } s.
away-waits = { $name } is away. The game is waiting.
away-bot = { $name } is away, so a bot is playing. { $name } can come back at any time.
away-resigned = { $name } has resigned: a bot plays on to the end.
away-kicked = { $name } has been replaced: a bot plays on to the end.
away-you = A bot is playing for you.
away-you-resigned = You have resigned: a bot plays on in your seat.
away-you-kicked = The host has given your seat to a bot.
away-back = I am back
# A line of the log: a bot did this in the place of a person.
stood-in-noted = played by a bot
stood-in-title = While you were away, a bot played for you

## The menu of a table

menu-table = This table
menu-rules = Rules
menu-learn = Lesson
menu-cards = Cards
menu-legend = Symbols
menu-keys = Keys
menu-pause = Ask for a pause
menu-resume = Resume the game
menu-paused = The game is paused.
menu-home = Home; your seat is kept
menu-leave = Leave for now: a bot plays until you return
menu-leave-sure = A bot plays for you from now on. You can come back at any time.
menu-resign = Resign: a bot plays on for you
menu-resign-sure = A bot plays on in your seat, and you cannot take it back. You can keep watching; the result will say that you resigned.
menu-kick = Give { $name }'s seat to a bot
menu-kick-sure = A bot plays on for { $name }, who cannot take the seat back.

## What the symbols mean

legend-title = Symbols and cards
legend-cards = Cards in hand
legend-points = Points if everything alive survives
legend-passed = Has passed
legend-dead = An animal died here
legend-hungry = Hungry: will die at the end of the round
legend-fed = Fed
legend-hunter = Is hunting
legend-prey = Is being hunted
unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
you = You
passed = passed
food = Food
log = Log
log-and-chat = Log and chat
empty-log = The story starts with the first move.
why = Why?
# For those who listen: what the button explains.
why-of = Why: { $text }
why-title = Why did this happen?
why-what_if = What would have changed it
why-unknown = There is nothing more to explain here.
undo-what = Undo: { $what }
# $n: how many actions; $whose: "Ana 1, Bo 2".
ask-undo-button = { $n ->
    [0] Ask the others
    [one] Ask the others to take back { $n } action ({ $whose })
   *[other] Ask the others to take back { $n } actions ({ $whose })
}
ask-undo = Allow this to be taken back?
ask-sent = You have asked the others, and wait for their answer.
ask-resume = Resume the game?
ask-pause = Pause the game? Clocks stop.
ask-yes = Agree
ask-no = Decline
hand-over = Hand the screen to { $name }
i-am = I am { $name }
clock-days-left = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
clock-hours-left = { $n } h
all-actions = All actions
search = Search
nothing-found = Nothing found.
confirm-yes = Do it anyway
confirm-no = Cancel
tip = Tip
no-tips = Turn tips off
hint = Ask Apex for a hint
hint-title = Apex would do this
do-it = Do it

## The end

# $n: how many have won.
result-won = { $n ->
    [one] { $names } has won
   *[other] { $names } have won together
}
rematch = Rematch
download-record = Download the record

## Keeping one's seats. $n: at how many tables that are not over; $name: who.

keep-title = Keep my seats
keep-why = You have no account: only this browser knows who you are. Take your seats to another browser, or keep a code in case your cookies are deleted.
keep-other = On another browser or phone
keep-make-link = Make a link
keep-qr = QR code of the link to your seats, for phones
keep-copy = Copy the link
# $n: minutes.
keep-link-note = Works once, within { $n } minutes. Whoever opens it becomes you: give it to nobody else.
keep-code = Recovery code
keep-make-code = Show a new code
keep-code-note = Write it down: you will see it only once, and any older code no longer works. Whoever has it can play as you.
keep-have = I have a code
keep-enter = Recovery code
keep-use = Use it
keep-found = This is { $name }, at { $n ->
        [one] { $n } running table
       *[other] { $n } running tables
    }.
keep-mine = In this browser you also sit at { $n ->
        [one] { $n } other table
       *[other] { $n } other tables
    }. What would you like to do with { $n ->
        [one] that seat
       *[other] those seats
    }?
keep-bring = Bring these seats along
keep-leave = Leave them, and give me a code for them
keep-be = Play here as { $name }
keep-back = Not now
keep-done = You are { $name } here now, at { $n ->
        [one] { $n } running table
       *[other] { $n } running tables
    }.
keep-left = With this code you can return to the seats you left. You will see it only once:
keep-go-on = Continue
