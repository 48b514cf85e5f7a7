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
summary-comes = Looking through the game …
summary-missing = The summary could not be loaded.

## Charts

chart-table = As a table
chart-start = Start
# What a chart tells those who listen; $points: "Ana 31, Bo 27".
chart-spoken = { $title }: { $points }
chart-seat = { $name } { $n }
points-by-source = Points by source
points-over-time = { $game ->
    [darwin] Points by Era
   *[other] Points by round
}
turn-heading = { $game ->
    [darwin] Era
   *[other] Round
}
# Darwin: points earned in the evaluations, by their steps, also those that were lost again.
points-earned = Points earned along the way

## Awards

awards = Awards
no-awards = Nothing stood out this time.
award-longest_lived = Longest-lived
award-longest_lived-n = { $game ->
    [darwin] { $n ->
        [one] { $n } Era survived
       *[other] { $n } Eras survived
    }
   *[other] { $n ->
        [one] { $n } round survived
       *[other] { $n } rounds survived
    }
}
award-most_eaten = Most eaten
award-most_eaten-n = { $game ->
    [darwin] { $n } plants and meat
   *[other] { $n } food
}
award-boldest_hunter = Boldest hunter
award-boldest_hunter-n = { $game ->
    [darwin] { $n } prey eaten
   *[other] { $n ->
        [one] { $n } hunt begun
       *[other] { $n } hunts begun
    }
}
award-deadliest = Deadliest
award-deadliest-n = { $n } prey eaten
award-escape_artist = Escape artist
award-escape_artist-n = { $n ->
    [one] { $n } attack averted
   *[other] { $n } attacks averted
}
award-most_evolved = Most evolved
award-most_evolved-n = { $n ->
    [one] { $n } trait
   *[other] { $n } traits
}
award-scavenger = First at the carcass
award-scavenger-n = { $n ->
    [one] { $n } carcass
   *[other] { $n } carcasses
}
award-pirate = Busiest pirate
award-pirate-n = { $n ->
    [one] { $n } theft
   *[other] { $n } thefts
}
award-trampler = Heaviest hoof
award-trampler-n = { $n } food trampled
award-larder = Best larder
award-larder-n = { $n } fat stored
award-sleeper = Soundest sleeper
award-sleeper-n = { $n ->
    [one] { $n } round slept
   *[other] { $n } rounds slept
}
award-most_points = Most points
award-most_points-n = { $n ->
    [one] { $n } point earned
   *[other] { $n } points earned
}
award-best_adapted = Best adapted
award-best_adapted-n = { $n ->
    [one] once the best in its biome
   *[other] { $n } times the best in its biome
}
award-strongest = Strongest
award-strongest-n = { $n ->
    [one] once among the strongest
   *[other] { $n } times among the strongest
}
award-wanderer = Furthest wanderer
award-wanderer-n = { $n ->
    [one] { $n } migration
   *[other] { $n } migrations
}
award-shape_shifter = Shape shifter
award-shape_shifter-n = { $n ->
    [one] { $n } mutation
   *[other] { $n } mutations
}
award-most_parts = Most parts
award-most_parts-n = { $n } cards
award-most_gifted = Most gifted
award-most_gifted-n = { $n ->
    [one] { $n } ability
   *[other] { $n } abilities
}
award-biggest = Biggest
award-biggest-n = { $n ->
    [one] { $n } heart
   *[other] { $n } hearts
}

## A creature

# $what: "Bongo lynx" or "Nila".
result-owned = { $what } ({ $owner })
result-look = Look at { $name }
creature-life = { $game ->
    [darwin] since Era { $born } · { $points }
   *[other] since round { $born }
}
creature-life-died = { $game ->
    [darwin] from Era { $born } to { $died } · { $points }
   *[other] from round { $born } to { $died }
}
save-picture = Save as picture (PNG)
save-drawing = Save as drawing (SVG)
save-failed = The picture could not be made.

## Fair deal

fair-deal-title = Fair deal
fair-deal-how = All draws and dice come from a secret of the server and from a seed of every player’s page. The hash of the secret was shown in the lobby, so nobody can change it afterwards. The pages fixed the hashes of their seeds before any was opened, so nobody could choose one to fit the others.
fair-deal-how-plain = All draws and dice came from a secret that was chosen before the game. Its hash was shown in the lobby, so nobody could change the secret afterwards.
fair-commitment = Hash of the secret, as this browser saw it first
fair-secret = Secret
fair-commitment-now = Hash that the server shows now
fair-seeds = Seeds of the players’ pages
fair-seed-in = { $name }: mixed in
fair-seed-bound = { $name }: fixed, opened at the start
fair-seed-late = { $name }: not opened in time; dealt without it
fair-seed-none = { $name }: no seed
fair-seeds-kept = Checked here: the seed of this page was mixed in, and the others were fixed before it was opened.
fair-doubt-changed = The server shows another hash of its secret than this browser saw first. The secret was changed; do not trust this deal.
fair-doubt-secret = The secret does not fit the hash that this browser saw first. Do not trust this deal.
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
