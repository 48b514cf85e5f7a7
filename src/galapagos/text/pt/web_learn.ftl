### Aprender no navegador: livro de regras e cartas.

rule-book = Livro de regras
rule-book-line = Um guia com figuras e exemplos para jogar, e todas as regras com seu número.
book-hungry = com fome
book-gone = morre
card-browser = Cartas
card-browser-line = Todas as cartas, em tamanho grande, com o que fazem.
contents = Conteúdo
filters = Filtros
shelf = O que mostrar
shelf-cards = Cartas de animais
shelf-biomes = Biomas
shelf-events = Eventos
filter-part = Parte
filter-all-parts = Todas as partes
filter-ability = Habilidade
filter-all-abilities = Todas as habilidades
cards-shown = { $n ->
    [0] Nenhuma carta
    [one] { $n } carta
   *[other] { $n } cartas
}
copies = { $n ->
    [one] { $n } cópia
   *[other] { $n } cópias
}

## Puzzles

puzzles = Problemas
puzzles-line = Uma ação é claramente a melhor. Encontre-a.
puzzle-today = Problema do dia
puzzle-today-done = Resolvido hoje. Amanhã há outro.
puzzle-streak = { $n ->
    [0] Resolva-o hoje para começar uma sequência.
    [one] Resolvido { $n } dia seguido
   *[other] Resolvido { $n } dias seguidos
}
puzzle-count = { $done } de { $n } resolvidos
puzzle-number = Problema { $n }
puzzle-number-solved = Problema { $n }, resolvido
puzzle-level-1 = Fácil
puzzle-level-2 = Médio
puzzle-level-3 = Difícil
puzzle-find = Sua vez: encontre a melhor ação.
puzzle-strayed = É permitido, mas há algo melhor. Tente de novo.
puzzle-solved = Resolvido.
puzzle-shown = Esta era a resposta.
puzzle-show = Mostrar a resposta
puzzle-over = O problema terminou.
puzzle-again = Recomeçar
puzzle-next = Próximo problema
puzzle-all = Todos os problemas
puzzle-none-left = Você resolveu todos.
