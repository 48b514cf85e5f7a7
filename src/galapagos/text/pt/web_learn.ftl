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
