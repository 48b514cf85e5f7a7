### What commands print. Words that are typed, such as --out DIR, stay as they are.

out-public = public
out-private = private
out-status-lobby = lobby
out-status-playing = playing
out-status-paused = paused
out-status-over = over
out-people = people: { $n }
out-tables = tables: { $n }
out-backup = { $file }: { $n ->
    [one] { $n } table
   *[other] { $n } tables
}, intact and readable
out-backup-open = { $n ->
    [one] The secret of { $n } running game is in it, unsealed
   *[other] The secrets of { $n } running games are in it, unsealed
}: start the server to seal them.
out-backup-sealed = To continue running games from it, you need the server's key, which is not in it.
out-restored = restored { $n ->
    [one] { $n } table
   *[other] { $n } tables
} into { $place }
out-restored-old = what was there before is now in { $old }
out-key_missing = { $n ->
    [one] { $n } running game cannot go on: it needs
   *[other] { $n } running games cannot go on: they need
} the key { $key }, which is not in { $file }
out-moved = { $place }: every row matches, every journal was loaded
out-moved-unread = { $code }: can only be viewed until its cards are here
out-moved-start = The old data is unchanged; do not use it again. Start with: { $command }
out-rekeyed = { $file }: the key { $key } now comes first. Restart the server to seal with it.
out-rekeyed-older = After that, older keys in the file are needed for older backups only.
out-damaged = damaged: { $what }
out-damaged-table = { $code }: { $why }
out-uncounted = not yet counted by this version: { $n }
out-checked = tables: { $n }, damaged: { $damaged }
out-checked-others = The other tables are intact. `{ $command }` puts a backup in place.
out-accepted = the server will start with { $what }
out-forgotten = deleted: { $n }
out-progress-games = games
out-progress-left = left
out-go_on-kept = { $done } of { $total } games played; run the same command to continue
out-go_on-lost = { $done } of { $total } games played, but nothing was kept; with { $option } the same command can continue
out-exploit = { $table }: the player trained against { $bot } wins { $share } (95%: { $low } … { $high }) in { $games } games; an equal share is { $fair }.
out-exploit-bound = { $bot } can be exploited by at least { $gain } percentage points.
out-exploit-none = This does not show that { $bot } can be exploited.
out-exploit-first = Training made it no better: this is the player it began with.
out-train-from = Learning from { $positions } positions and { $decisions } decisions of { $sources }.
out-train-value = Positions: on held-back games the log loss is { $loss } nats, against { $usual_loss } with the usual judgement.
out-train-policy = Actions: on held-back games the net agrees with the search in { $agrees } of the decisions, the usual judgement in { $usual_agrees }.
out-train-written = Written: { $file }
out-arena-title = { $game }, { $players } players, { $games } games ({ $deals } deals), seed { $seed }
out-head-bot = bot
out-head-victory = victory
out-head-points = points
out-head-mean = mean
out-head-elo = Elo
out-head-forfeits = forfeits
out-head-game = game
out-head-start = at the start
out-head-over = over a game
out-head-decision = a decision
out-head-environment = environment
out-head-steps = steps per second of CPU time
out-forfeited = forfeited: { $what }
out-forfeited-all = … { $n } decisions in all
out-round = round { $n }: { $standing }
out-bench-step = { $n } of { $all }: { $what } …
out-bench-compare = the same on plain Python …
out-build-compiled = compiled
out-build-plain = plain Python
out-bench-title = { $what }, { $players } players, seed { $seed }: { $build }
out-bench-rate = per second of CPU time
out-bench-ratio = ratio
out-bench-decisions = decisions in random playout
out-bench-games = games in random playout
out-bench-driven = decisions driven from Python
out-bench-clones = clones of mid-game positions
out-bench-pickled = the same, pickled and restored
out-bench-playouts = guessed playouts from mid-game
out-bench-unknown = unknown
out-bench-caption = { $decisions } decisions per game; peak memory { $memory }
out-bench-search = { $bot } in { $game } …
out-bench-place = { $scene } of { $game }
out-bench-search_caption = iterations per second of CPU time; at the start: { $places }
    a decision: in the time the bot takes for one
out-bench-budget = { $iterations } in { $time } s
out-bench-learn = Environments, { $build }: observation and mask at each step
out-bench-load = machine load: { $load }
out-bench-not_installed = not installed
out-perft = depth { $depth }: { $lines } lines, hash { $hash }
out-perft-place = { $file }, line { $line }: { $what }
out-replay-stopped = stopped after action { $n } of { $last }; the rest is not verified
out-replay-result = result: { $result }
out-unfinished = not finished
out-replay-verified = verified: { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
out-serve-port = cannot listen on { $host } port { $port }: { $why }
out-serve-standby = Standing by until no other server uses { $place }.
out-serve-open = Galapagos is open at { $address }
out-serve-kept = Games are kept in { $place }. Stop with Ctrl-C.
out-serve-no_page = The page was not built: only programs can play here.
out-bots-open = Thinking for the bots of { $place } with { $n } { $n ->
    [one] process
   *[other] processes
}. Stop with Ctrl-C.
out-text-area = area
out-text-texts = texts
out-text-none = none
out-text-problems = { $n ->
    [one] { $n } problem
   *[other] { $n } problems
}
out-verified-dealt = verified: the setup and { $actions } actions, { $dice } dice and { $cards } drawn cards come from the secret that was fixed before the deal
out-verified-placed = verified: { $actions } actions, { $dice } dice and { $cards } drawn cards come from the secret that was fixed before the first of them
out-verified-mixed = mixed in, and fixed before any was known: the seeds of { $seats }
out-verified-late = dealt without them, because they were not opened in time: { $seats }
out-verified-taken_back = taken back by the players, as the table's log said: draws { $draws }
out-verified-position = the game began from the position in its record: nothing was dealt for it
out-draw-what = say what to draw, or --all
out-draw-none = nothing is called '{ $name }'; { $command } lists the kinds
out-draw-letter = no font on this machine has the letter { $letter }: the picture shows a box
out-draw-folder = --all needs { $option }
out-draw-done = { $n ->
    [one] { $n } picture
   *[other] { $n } pictures
} in { $folder }

## Puzzles

out-progress-puzzles = puzzles
out-puzzles-found = Puzzles found: { $found }, in { $games } games. Kept: { $n }.
out-puzzles-lost = { $place }: { $puzzle } loses its solution
out-puzzles-kept = { $kept } of { $n } puzzles keep their solution (seed { $seed })
