### O treinador da primeira partida, qualquer que seja o jogo.

coach-read = Entendi
hint-line = O que pode vir depois
plays-random = Faz qualquer jogada permitida.
plays-hatchling = Escolhe por acaso entre o que parece útil e comete erros de iniciante.
plays-forager = Pega o que parece melhor agora e nunca pensa adiante.
plays-hunter = Pensa um momento adiante e imagina o que você tem na mão.
plays-apex = Pensa adiante com cuidado, examina primeiro as jogadas mais promissoras e perdoa pouco.
plays-wallace = Pensa como o Superpredador, mas aprendeu em centenas de partidas quanto vale cada posição.
coach-offer = Explicar o jogo enquanto eu jogo
coach-lesson = Jogar uma lição sobre isso
