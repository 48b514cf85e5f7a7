### What both games say in the same words, in Swedish, and how names and lists are put together.
###
### Glossary. Game terms are those of the Swedish rulebook of Darwin's Choice and of the name
### tables of the rule specifications; animals, biomes and events are in names.csv.
###
###   both      player spelare · seat plats · hand hand · turn tur · pass passa, passning · act agera
###             points poäng · main action huvudhandling · token bricka · draw dra · discard kasta
###             discard pile kasthög · fed mätt · hungry hungrig · hunt jaga, jakt · hunter jägare
###             prey byte · option tillval · starting / first player startspelare
###   Origin    animal djur · trait egenskap · pair trait parvis egenskap · pair card parkort
###             round runda · phase fas: Evolution, Födotillgång, Födosök, Utdöende och kortdragning
###             deck kortlek · draw pile draghög · centre mitten · die tärning · food föda · fat fett
###             appetite aptit · fat room fettutrymme · stored food lagrad föda · take ta
###             burn bränna · free ability kostnadsfri förmåga · hibernate gå i dvala · graze trampa ner
###             pirate plundra, plundrare · carnivore köttätare · scavenger asätare · big storvuxen
###             swimming vattenlevande · burrower grävare · defence försvar · substitute ersättare
###             representative / dependent värd / skyddsling · shield skydda · ring ring
###             lizard ödla · variant variant · team lag
###   Darwin    species art (djurart) · biome biom (ett) · slot plats · Era era · Darwin points
###             darwinpoäng (DP) · phases: handlingsfas, utvärdering, övergång · create skapa
###             mutate mutera · double mutation dubbelmutation · migrate migrera · redraw kortbyte,
###             byta ut handen · trade handel, byta X mot Y · trade zone handelszon · deck hög
###             small / large små / stora · head huvud · body kropp · legs ben, (enkelt / dubbelt)
###             benpar · wings vingar · tail svans · docking site kontaktyta · hearts hjärtan
###             competition konkurrenskraft (kk) · adaptation anpassning (an) · demand krav
###             satisfy uppfylla · excluded utesluten · food mat · plants växter · meat kött
###             reward belöning · bank bank · easy / hard biome lättillgängligt / svårtillgängligt
###             rank rang · exactly tied exakt lika · lead leda, ledning · marker spelarbricka
###             continent token kontinentbricka · competition token konkurrensbricka · first-player
###             marker initiativbricka · game master spelledare · instant / lasting event omedelbar /
###             permanent effekt · partner lagkamrat · opponents motståndare
###
### Grammar. A named animal or species is common gender, as a person would be: "din P1a är hungrig".
### $slot is definite: "biomet savann", "den aktiva vulkanen". Trait names begin with a capital.
### Style: du; present tense; choices in the imperative; typed words stay English, in ” ”.

# The reader, and things with their owner: $what is "P1a" or "Bongo-tonfisk (S3)". $end is the last
# letter of the owner's name: after s, x and z the genitive has no s of its own; after the digit of
# a seat without a name it has a colon ("P2:s P2c").
name-you = du
name-yours = din { $what }
name-theirs = { $end ->
    [s] { $seat } { $what }
    [x] { $seat } { $what }
    [z] { $seat } { $what }
    [1] { $seat }:s { $what }
    [2] { $seat }:s { $what }
    [3] { $seat }:s { $what }
    [4] { $seat }:s { $what }
    [5] { $seat }:s { $what }
    [6] { $seat }:s { $what }
    [7] { $seat }:s { $what }
    [8] { $seat }:s { $what }
   *[other] { $seat }s { $what }
}
name-no_seat = ingen
# A player with the tag by which the game knows the seat: "Bo (P2)".
name-full = { $name } ({ $tag })

# Lists are folded from the left: "a", "a och b", "a, b och c". $start is all of it so far.
list-comma = { $start }, { $last }
list-and = { $start } och { $last }
list-or = { $start } eller { $last }
# What is needed all at once: "klättra 2 + köld".
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
percent = { $n } %
