### The terminal table in Swedish, whichever game is played.

note-waiting = Ett oavslutat spel väntar: { $command }
note-resumed = Tillbaka vid bordet: { $file }
note-others = ({ $n ->
        [one] { $n } oavslutat spel till
       *[other] { $n } oavslutade spel till
    } i { $folder })
note-forced = (ditt enda val)
note-left = Du lämnar bordet. Fortsätt med: { $command }
note-left_unsaved = Du lämnar bordet. Det här spelet kunde inte sparas.
note-not_saved = Spelet kan inte sparas ({ $error }). Det går förlorat när du lämnar bordet.
note-saved = Sparat: { $file }
note-not_copied = Inte sparat: { $error }
note-exists = { $file } finns redan. Ska den ersättas?
note-loaded = Inläst: { $file }
note-record = Protokollet över det här spelet: { $file }
note-replay = Gå igenom det steg för steg: galapagos replay { $file }
note-undone = Ångrat: { $action }
note-stays = Inget har ändrats.
note-seated = { $seat } spelas av boten { $bot }.
note-trouble = { $bot } ({ $seat }) kunde inte svara: { $what }. Ett säkert val gjordes i stället.
note-empty_log = Berättelsen börjar med det första draget.
note-no_summary = Det finns inget att sammanfatta än.

question-prompt = { $who }, ditt val (1-{ $n }, eller help)
question-prompt_one = { $who }, ditt val (1, eller help)
question-confirm = Göra det ändå? (y/N)
question-replace = Ersätta den? (y/N)

answer-unknown = Jag förstod inte: { $text }
answer-unfinished = Nästan: { $what }.
answer-try = Skriv ett tal från 1 till { $n }, en handling som ”{ $example }”, eller ”help”.
answer-several = Flera val passar; skriv mer av det, eller dess nummer:
answer-no_number = Det finns inget val { $number }; det finns 1 till { $n }.
answer-refused = Inte möjligt: { $action }
answer-allowed = Det är möjligt nu: { $action }
answer-no_rules = Ingen regel passar { $words }. Avsnitt: { $sections }
answer-file_usage = Skriv { $command } och namnet på en fil.
answer-bad_file = Inte inläst: { $error }

hint-choice = { $bot } skulle välja: { $action }
hint-then = { " " }(sedan kanske { $actions })
hint-failed = { $bot } kunde inte svara.
hint-looked_at = Vad { $bot } undersökte
hint-column_action = Handling och vad som kan följa
hint-column_value = Värde
hint-column_visits = Försök

reason-none = Ingen motståndare har fattat något beslut sedan du satte dig.
reason-who = { $seat } ({ $bot }):
reason-unseen = (inget som du kunde se)
reason-chance = Valt på måfå bland det som verkar vettigt.
reason-only = Inget annat är värt att överväga.
reason-points = Ser bäst ut ett steg framåt: { $value } poäng. Näst bästa val: { $next }.
reason-search = Uppskattad vinstchans: { $value }. Näst bästa val: { $next }.
reason-untried = Uppskattad vinstchans: { $value }. Inget annat var värt att pröva.

line-named = { $name }: { $what }
line-remark = { $what } ({ $remark })

end-title = Spelet är slut
end-seat = Spelare
end-total = Poäng
end-team = Lag
end-wins = { $you ->
    [yes] Du vinner med { $n } poäng.
   *[no] { $seat } vinner med { $n } poäng.
}
end-team_wins = { $seats } vinner tillsammans med { $n } poäng.
end-share = { $seats } delar segern med { $n } poäng.
