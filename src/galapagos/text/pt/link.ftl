### O que um link do servidor mostra em conversas e redes. Segue a linha de um jogo ou dos problemas.

link-home = Jogue com amigos e bots, no celular ou no computador. Abre no navegador; não é preciso instalar nada.
link-invited = { $host } convida você para jogar { $game }
link-table = Uma partida de { $game }
# $names: quem está à mesa. $seats: quantos lugares estão livres, ou que não há nenhum.
link-lobby = { $seats }. Abre no navegador; não é preciso instalar nada.
link-players = { $names }: assista à partida no navegador.
link-over = { $names }: veja como foi a partida.
link-puzzle = Um problema de { $game }
