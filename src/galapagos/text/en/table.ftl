### The terminal table in English, whichever game is played.

note-waiting = An unfinished game is waiting: { $command }
note-resumed = Back at the table: { $file }
note-others = ({ $n ->
        [one] { $n } other unfinished game
       *[other] { $n } other unfinished games
    } in { $folder })
note-forced = (your only choice)
note-left = Leaving. Continue with: { $command }
note-left_unsaved = Leaving. This game could not be saved.
note-not_saved = The game cannot be saved ({ $error }). It will be lost when you leave.
note-saved = Saved: { $file }
note-not_copied = Not saved: { $error }
note-exists = { $file } already exists. Replace it?
note-loaded = Loaded: { $file }
note-record = The record of this game: { $file }
note-replay = Step through it with: galapagos replay { $file }
note-undone = Taken back: { $action }
note-stays = Nothing changed.
note-seated = { $seat } is played by { $bot }.
note-trouble = { $bot } ({ $seat }) could not answer: { $what }. A safe choice was made for it.
note-empty_log = The story starts with the first move.
note-no_summary = Nothing to sum up yet.

question-prompt = { $who }, your choice (1-{ $n }, or help)
question-prompt_one = { $who }, your choice (1, or help)
question-confirm = Do it anyway? (y/N)
question-replace = Replace it? (y/N)

answer-unknown = Sorry, I did not understand: { $text }
answer-unfinished = Not quite: { $what }.
answer-try = Type a number from 1 to { $n }, an action such as "{ $example }", or help.
answer-several = Several choices match; type more, or a number:
answer-no_number = There is no choice { $number }; there are 1 to { $n }.
answer-refused = Not possible: { $action }
answer-allowed = You can do that now: { $action }
answer-no_rules = No rule matches { $words }. Sections: { $sections }
answer-file_usage = Type { $command } and the name of a file.
answer-bad_file = Not loaded: { $error }

hint-choice = { $bot } would choose: { $action }
hint-then = { " " }(then perhaps { $actions })
hint-failed = { $bot } could not answer.
hint-looked_at = What { $bot } looked at
hint-column_action = Action, and what may follow
hint-column_value = Value
hint-column_visits = Tries

reason-none = No opponent has decided anything since you sat down.
reason-who = { $seat } ({ $bot }):
reason-unseen = (nothing that you could see)
reason-chance = A random pick from what seems useful.
reason-only = Nothing else is worth considering.
reason-points = Looks best one step ahead: { $value } points. Next best: { $next }.
reason-search = Estimated chance to win: { $value }. Next best: { $next }.
reason-untried = Estimated chance to win: { $value }. Nothing else was worth trying.

# Something with what belongs to it: a card and what it does, a player and the hand.
line-named = { $name }: { $what }
# A choice with what is worth knowing about it.
line-remark = { $what } ({ $remark })

end-title = The game is over
end-seat = Player
end-total = Points
end-team = Team
end-wins = { $you ->
    [yes] You win with { $n ->
            [one] { $n } point
           *[other] { $n } points
        }.
   *[no] { $seat } wins with { $n ->
            [one] { $n } point
           *[other] { $n } points
        }.
}
end-team_wins = { $seats } win together with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
end-share = { $seats } share the victory with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
