### The terminal table in Portuguese (Brazil), whichever game is played.

note-waiting = Há um jogo inacabado à espera: { $command }
note-resumed = De volta à mesa: { $file }
note-others = ({ $n ->
        [one] mais { $n } jogo inacabado
       *[other] mais { $n } jogos inacabados
    } em { $folder })
note-forced = (a única escolha)
note-left = Saindo. Continue com: { $command }
note-left_unsaved = Saindo. Não foi possível salvar este jogo.
note-not_saved = O jogo não pode ser salvo ({ $error }). Ele se perderá quando você sair.
note-saved = Salvo: { $file }
note-not_copied = Não foi salvo: { $error }
note-exists = { $file } já existe. Substituir?
note-loaded = Carregado: { $file }
note-record = O registro deste jogo: { $file }
note-replay = Para revê-lo passo a passo: galapagos replay { $file }
note-undone = Desfeito: { $action }
note-stays = Nada mudou.
note-seated = { $seat }: joga o bot { $bot }.
note-trouble = { $bot } ({ $seat }) não conseguiu responder: { $what }. Uma escolha segura foi feita no lugar.
note-empty_log = A história começa com a primeira jogada.
note-no_summary = Ainda não há nada a resumir.

question-prompt = { $who }, sua escolha (1-{ $n }, ou help)
question-prompt_one = { $who }, sua escolha (1, ou help)
question-confirm = Fazer mesmo assim? (y/N)
question-replace = Substituir? (y/N)

answer-unknown = Não entendi: { $text }
answer-unfinished = Quase: { $what }.
answer-try = Digite um número de 1 a { $n }, uma ação como “{ $example }”, ou “help”.
answer-several = Várias escolhas servem; digite mais, ou um número:
answer-no_number = Não há a escolha { $number }; há de 1 a { $n }.
answer-refused = Não é possível: { $action }
answer-allowed = Você pode fazer isso agora: { $action }
answer-no_rules = Nenhuma regra corresponde a { $words }. Seções: { $sections }
answer-file_usage = Digite { $command } e o nome de um arquivo.
answer-bad_file = Não foi carregado: { $error }

hint-choice = Escolha de { $bot }: { $action }
hint-then = { " " }(depois talvez { $actions })
hint-failed = { $bot } não conseguiu responder.
hint-looked_at = O que { $bot } examinou
hint-column_action = Ação e o que pode vir depois
hint-column_value = Valor
hint-column_visits = Tentativas

reason-none = Nenhum adversário decidiu nada desde que você se sentou.
reason-who = { $seat } ({ $bot }):
reason-unseen = (nada que você pudesse ver)
reason-chance = Escolhido por acaso entre o que parece útil.
reason-only = Nada mais vale a pena considerar.
reason-points = Parece o melhor um passo à frente: { $value } pontos. Segunda melhor escolha: { $next }.
reason-search = Chance estimada de vitória: { $value }. Segunda melhor escolha: { $next }.
reason-untried = Chance estimada de vitória: { $value }. Nada mais valia a pena tentar.

line-named = { $name }: { $what }
line-remark = { $what } ({ $remark })

end-title = O jogo terminou
end-seat = Jogador
end-total = Pontos
end-team = Equipe
end-wins = { $you ->
    [yes] Você vence com { $n ->
            [one] { $n } ponto
           *[other] { $n } pontos
        }.
   *[no] { $seat } vence com { $n ->
            [one] { $n } ponto
           *[other] { $n } pontos
        }.
}
end-team_wins = { $seats } vencem em equipe com { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }.
end-share = { $seats } dividem a vitória com { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }.
