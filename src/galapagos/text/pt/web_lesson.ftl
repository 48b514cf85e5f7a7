### Lições no navegador. Cada passo tem um título, o que se pede (numerado) e o que ele mostrou (done).

lesson = Lição
lesson-resume = Continue no passo { $n } de { $of }.
lesson-step = Passo { $n } de { $of }:
lesson-why = Por quê?
lesson-skip = Pular
lesson-next = Próximo
lesson-back = Voltar
lesson-leave = Sair da lição
lesson-play = Começar uma partida de verdade
lesson-go-on = Feito. Toque em Próximo para continuar.
lesson-over = A lição terminou.
lesson-watch = Veja o que acontece.
lesson-strayed = Isso também é permitido. Aqui se pede outra coisa:
lesson-all = Todas as lições
lesson-following = Próxima lição
lesson-show = Mostrar
lesson-puzzle = Problema: { $title }
lesson-about = Lição: { $title }
lesson-done-of = { $done } de { $of } passos feitos
lessons-short = Lições curtas
