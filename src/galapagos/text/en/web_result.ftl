### The browser table: the end of a game. Podium, points, awards, a creature to keep, the fair deal.

show-result = Show the result
show-table = Look at the table
result-you = You have won
# $names: the partners of the reader.
result-your-team = You have won with { $names }
result-team = { $names } have won as a team
# The reader's own place. $points: "31 points".
result-yours = You: place { $place } · { $points }
# The same for a team of two.
result-your-side = Your team: place { $place } · { $points }
result-place = Place { $n }
# EV-SCORE-05.
result-tie-break = Tied: the larger discard pile decides.
# Beside a name: a bot has played that seat to the end.
result-resigned = resigned; a bot played on
result-by-bot = a bot played on
result-total = Total
result-home = Home
rematch-join = Join the rematch
share-creature = Share a creature
podium = Podium
creatures = Creatures
summary-comes = Looking through the game…
summary-missing = The summary could not be loaded.

## Charts

chart-table = As a table
chart-start = Start
# What a chart tells those who listen; $points: "Ana 31, Bo 27".
chart-spoken = { $title }: { $points }
chart-seat = { $name } { $n }
points-by-source = Points by source
points-over-time = Points by round
turn-heading = Round

## Awards

awards = Awards
no-awards = Nothing stood out this time.

## A creature

# $what: "Bongo lynx" or "Nila".
result-owned = { $what } ({ $owner })
result-look = Look at { $name }
creature-life = since round { $born }
creature-life-died = from round { $born } to { $died }
save-picture = Save as picture (PNG)
save-drawing = Save as drawing (SVG)
save-failed = The picture could not be made.

## Fair deal

fair-deal-title = Fair deal
fair-deal-how = All draws and dice come from a secret of the server and from a seed of every player’s page. The hash of the secret was shown in the lobby, so nobody can change it afterwards. The pages fixed the hashes of their seeds before any was opened, so nobody could choose one to fit the others.
fair-deal-how-plain = All draws and dice came from a secret that was chosen before the game. Its hash was shown in the lobby, so nobody could change the secret afterwards.
fair-commitment = Hash of the secret, as this browser saw it first
fair-secret = Secret
fair-commitment-now = Hash the server shows now
fair-seeds = Seeds of the players’ pages
fair-seed-in = { $name }: mixed in
fair-seed-bound = { $name }: fixed, opened at the start
fair-seed-late = { $name }: not opened in time; dealt without it
fair-seed-none = { $name }: no seed
fair-seeds-kept = Checked here: the seed of this page was mixed in, and the others were fixed before it was opened.
fair-doubt-changed = The server now shows a different hash from the one this browser saw first. The secret was changed; do not trust this deal.
fair-doubt-secret = The secret does not match the hash this browser saw first. Do not trust this deal.
fair-doubt-own = This page opened its seed in time, but the cards were dealt without it. Do not trust this deal.
fair-doubt-others = The seeds that were mixed in are not those that were fixed before this page opened its own. Do not trust this deal.
fair-kept = Checked here: this is the hash of this secret.
fair-broken = This is not the hash of this secret. The deal cannot be trusted.
fair-verify = To check every draw and die yourself, download the record and let the program recompute it:
fair-command = Command
copy-what = Copy: { $what }

## My games

# The reader's place among the finished games.
mine-place = Place { $place } · { $points }
