### Varför blev det så? Orsaker i båda spelen, och vad som hade ändrat det.

# --- Origin: causes --------------------------------------------------------------------------

explain-appetite = { $animal } har { $trait }: den behöver { $n } mer föda.
explain-got = { $n ->
    [0] { $animal } får ingen föda den här rundan.
   *[other] { $animal } får { $n } föda den här rundan.
}
explain-last_food = { $animal } får den sista födan från mitten.
explain-last_grazed = { $animal } trampar ner den sista födan i mitten.
explain-food_left = I det ögonblicket ligger { $n } föda i mitten.
explain-waits = { $animal } får inte äta ännu: { $partner }, som skyddar den, är hungrig.
explain-undefended = { $animal } har ingen egenskap att försvara sig med.
explain-victim = { $animal } kan plundras: den har { $food } av { $appetite } föda och är fortfarande hungrig.
explain-animals_lost = { $you ->
    [yes] Du har förlorat { $n } djur på vägen.
   *[no] { $seat } har förlorat { $n } djur på vägen.
}

# --- Origin: what would have changed it --------------------------------------------------------

what_if-take = { $you ->
    [yes] Du passade: om du i stället hade matat { $animal } från mitten hade den överlevt.
   *[no] { $seat } passade: att i stället mata { $animal } från mitten hade räddat den.
}
what_if-burn = { $you ->
    [yes] Du passade: om du i stället hade bränt fettet på { $animal } hade den överlevt.
   *[no] { $seat } passade: att i stället bränna fettet på { $animal } hade räddat den.
}
what_if-sleep = { $you ->
    [yes] Du passade: om du i stället hade låtit { $animal } gå i dvala hade den överlevt.
   *[no] { $seat } passade: att i stället låta { $animal } gå i dvala hade räddat den.
}
what_if-more_food = Med { $n } mer föda i mitten hade { $animal } kunnat bli mätt.
what_if-fat_left = Med { $n } fett kvar från tidigare rundor hade { $animal } kunnat överleva.
what_if-without_trait = Utan { $trait } hade { $animal } haft nog och överlevt.
what_if-unjoined = Utan Symbios hade { $animal } kunnat bli mätt.
what_if-not_robbed = Utan { $n ->
        [one] plundringen
       *[other] plundringarna
    } hade { $animal } haft nog och överlevt.
what_if-caught = Om { $prey } hade slagit 1 när den sprang hade { $animal } ätit upp den och överlevt.
what_if-illegal = Med { $traits } hade { $animal } inte kunnat jagas av { $hunter }.
what_if-senseless = Utan { $trait } hade { $hunter } inte kunnat jaga { $animal }.
what_if-ran_faster = Med ett slag på { $die } eller mer hade { $animal } kommit undan.
what_if-running = Med Snabbfotad hade { $animal } kommit undan på { $die } eller mer.
what_if-tail_loss = Med Svansfällning hade { $animal } kunnat ge upp ett kort och överleva.
what_if-unpoisoned = Utan Giftig på { $prey } hade inget hänt { $animal }.
what_if-room = Med { $n ->
        [one] ett ledigt kort Fettvävnad
       *[other] { $n } lediga kort Fettvävnad
    } hade { $animal } kunnat lagra det.
what_if-fed_victim = Med { $n } mer föda hade { $animal } varit mätt och inte kunnat plundras.

# --- both games ----------------------------------------------------------------------------------

explain-heading_what_if = Vad som hade ändrat det:
explain-heading_rules = Reglerna bakom:
# Asked of something that may end in many ways, such as a death.
explain-no_change = Ingen enskild ändring hade gjort någon skillnad.
explain-hidden = Från den här platsen går det inte att se orsaken.
what_if-points = { $you ->
    [yes] Med { $n } poäng till hade du vunnit.
   *[no] Med { $n } poäng till hade { $seat } vunnit.
}

# --- Darwin: causes ------------------------------------------------------------------------------

explain-above-adaptation = { $rival } står över { $species } i { $slot }: anpassning { $theirs } mot { $own }.
explain-above-competition = { $rival } står över { $species } i { $slot }: lika väl anpassad, men konkurrenskraft { $theirs } mot { $own }.
explain-above-hearts = { $rival } står över { $species } i { $slot }: lika i allt utom hjärtan, { $theirs } mot { $own }.
explain-above-tied = { $rival } och { $species } står exakt lika i { $slot } och delar platsen.
explain-hunts = { $hunter } har { $food } av { $hearts } mat och måste jaga.
explain-chosen-lowest = Av allt byte som { $hunter } kunde ta står { $prey } lägst.
explain-chosen-tied = Av allt byte som { $hunter } kunde ta står { $prey } och { $others } lägst; jägarens ägare väljer.
explain-safe-guarded = { $prey } gräver eller är giftig: { $hunter } kan inte äta den.
explain-safe-adaptation = { $prey } är bättre anpassad än { $hunter }, { $theirs } mot { $own }: den kan inte tas.
explain-safe-competition = { $prey } har högre konkurrenskraft än { $hunter }, { $theirs } mot { $own }: den kan inte tas.
explain-no_prey = Det finns inget byte i { $slot }.
explain-richest = { $you ->
    [yes] { $species } har { $n } poäng, och ingen av dina arter har fler.
   *[no] { $species } har { $n } poäng, och ingen annan art hos { $seat } har fler.
}
explain-medal = { $species } har konkurrenskraft { $n }.
explain-earned = { $you ->
    [yes] Sammanlagt får du { $survival } för överlevnad, { $adaptation } för anpassning och { $competition } för konkurrenskraft.
   *[no] Sammanlagt får { $seat } { $survival } för överlevnad, { $adaptation } för anpassning och { $competition } för konkurrenskraft.
}
explain-species_lost = { $you ->
    [yes] Du har förlorat { $n ->
            [one] { $n } art
           *[other] { $n } arter
        } på vägen.
   *[no] { $seat } har förlorat { $n ->
            [one] { $n } art
           *[other] { $n } arter
        } på vägen.
}

# --- Darwin: what would have changed it ----------------------------------------------------------

fate-lives = hade { $species } överlevt
fate-fed = hade { $species } varit mätt
fate-leads = hade { $species } lett { $slot }
fate-place = hade { $species } fått en bättre plats

what_if-plants = Med { $n ->
        [one] { $n } växt
       *[other] { $n } växter
    } mer i { $slot } { $then }.
what_if-meat = Med { $n } mer kött i { $slot } { $then }.
what_if-without = Utan { $rival } { $then }.
what_if-exposed = Om { $rival } varken grävde eller var giftig { $then }.
what_if-guarded = Om den grävde eller var giftig { $then }.
what_if-adaptation = Med { $n } mer anpassning { $then }.
what_if-competition = Med { $n } mer konkurrenskraft { $then }.
what_if-hearts = Med { $n ->
        [one] { $n } hjärta
       *[other] { $n } hjärtan
    } färre { $then }.
what_if-ability = Med { $n } mer i { $ability } { $then }.
what_if-unable = Utan { $ability } { $then }.
what_if-uneventful = Utan händelsen { $event } { $then }.
what_if-unreplaced = Om { $biome } hade legat kvar { $then }.
what_if-poorer = Med { $n } poäng färre { $then }.
