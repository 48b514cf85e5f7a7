### What both games say in the same words, in Portuguese (Brazil), and how names and lists are put
### together.
###
### Glossary. Game terms are those of the Portuguese rulebook of Darwin's Choice (Brazilian) and of
### the name tables of the rule specifications; animals, biomes and events are in names.csv.
###
###   both      player jogador · seat lugar · hand mão · turn turno (whose turn: vez) · pass passar
###             points pontos · main action ação principal · token ficha · draw comprar
###             discard descartar, descarte · discard pile pilha de descarte · tie empate
###             hungry com fome · hunt caçar, caçada · hunter caçador · prey presa · option opção
###   Origin    animal animal · trait característica · pair trait característica de par
###             round rodada · phase fase: Evolução, Oferta de alimento, Alimentação, Extinção e compra
###             starting player jogador inicial · deck baralho · draw pile pilha de compra
###             centre centro · die dado · food alimento · fat gordura · appetite apetite · fed saciado
###             fat room espaço para gordura · stored food alimento armazenado · take pegar
###             burn queimar · free ability habilidade gratuita · hibernate hibernar · graze pisotear
###             pirate roubar (noun: pirata) · carnivore carnívoro · scavenger necrófago
###             big de grande porte · swimming aquático · burrower escavador · defence defesa
###             substitute substituto · representative / dependent representante / dependente
###             lizard lagarto · shield proteger · ring círculo · variant variante · team equipe
###   Darwin    species espécie · biome bioma · slot posição · Era Era · Darwin points pontos de
###             Darwin (PD) · phases: ação, avaliação, transição · create criar · mutate mutar
###             double mutation mutação dupla · migrate migrar · redraw recompra · trade troca
###             trade zone zona de troca · deck pilha · small / large pequena / grande
###             head cabeça · body corpo · legs patas (2 / 4) · wings asas · tail cauda
###             docking site local de encaixe · hearts corações · competition força competitiva (fc)
###             adaptation adaptação (ad) · demand requisito · satisfy atender a · food comida
###             fed alimentada · excluded excluída · plants plantas · meat carne · reward recompensa
###             bank banco · easy / hard biome de fácil / difícil acesso · rank classificação
###             exactly tied exatamente empatadas · lead liderar, liderança · marker marcador
###             continent token ficha continental · competition token ficha competitiva
###             first player primeiro jogador · game master mestre do jogo · instant / lasting event
###             de efeito imediato / permanente · partner parceiro · opponents adversários
###
### Grammar. Names are put where no article is needed: "seu P1a", "P2c de Bo", "no bioma savana"
### ($slot is always masculine, without article: no, do, o { $slot }). An animal of Origin is
### masculine. A species may be called anything, so nothing agrees with its name: "passa fome", not
### "faminta". Trait names begin with a capital.
### Style: você; present tense; choices in the infinitive; typed words stay English, in “ ”.

# The reader, and things with their owner: $what is "P1a" or "Atum-azul bongo (S3)". The word before
# it agrees with what it names: "seu P1a", "sua espécie Atum-azul bongo (S3)"; each game says which.
name-you = você
name-yours = { -yours } { $what }
name-theirs = { $what } de { $seat }
name-no_seat = ninguém
# A player with the tag by which the game knows the seat: "Bo (P2)".
name-full = { $name } ({ $tag })

# Lists are folded from the left: "a", "a e b", "a, b e c". $start is all of it so far.
list-comma = { $start }, { $last }
list-and = { $start } e { $last }
list-or = { $start } ou { $last }
# What is needed all at once: "escalada 2 + frio".
list-plus = { $start } + { $last }
# Remarks and facts one after the other, and parts of a plan.
list-facts = { $start }, { $last }
list-plan = { $start }; { $last }
# Whole sentences one after the other.
list-sentences = { $start } { $last }

# A sentence with the rule behind it.
with_rule = { $text } ({ $rule })

seat-count = { $seat } { $n }

# A share, such as a chance to win.
percent = { $n }%
