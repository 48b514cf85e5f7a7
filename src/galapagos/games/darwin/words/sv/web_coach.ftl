### Coachen i ett första parti Darwin: korta lappar, var och en om en sak på bordet, och sedan vad en era gav.

coach-darwin-goal-title = Ditt mål
coach-darwin-goal = { $kids ->
    [yes] Bygg djur som passar i ett biom.
   *[no] Bygg djur som passar i ett biom, hittar mat där och lever.
} { $trial ->
    [yes] Den första eran är övning, utan poäng; i den andra får levande arter poäng, och den som har flest poäng vinner.
   *[no] Varje era får levande arter poäng; den som har flest efter { $eras } eror vinner.
}
coach-darwin-draw = Välj en hög. Huvuden, vingar och svansar är små kort, kroppar är stora. En art behöver ett huvud och en kropp.
coach-darwin-body = { $building ->
    [yes] Börja med en kropp
   *[no] Tryck på Skapa och sedan på en kropp
}: den säger hur många ben, vingar och svansar som får plats och ger arten dess hjärtan.
coach-darwin-head = Nu ett huvud. Det visar vad arten äter: växter, kött eller båda.
coach-darwin-green = Grönt: den kan leva där. Rött: tryck för att se vad som saknas. Tryck på ett grönt biom för att placera den.
coach-darwin-red = Rött överallt: den kan inte leva någonstans ännu. Den röda texten säger vad som saknas: lägg till en del som har det, eller byt kropp.
coach-darwin-finish = Inget är bestämt än: titta, ta tillbaka det eller avsluta turen.
coach-darwin-threat = { $death ->
    [eaten] Fara: { $hunter } skulle äta upp din { $kind } om eran slutade nu.
    [hunger] Fara: din { $kind } får för lite mat och skulle svälta ihjäl i slutet av eran.
    [requirement] Fara: din { $kind } passar inte längre i sitt biom och skulle dö i slutet av eran.
   *[other] Fara: din { $kind } skulle dö i slutet av eran, för en bättre anpassad köttätare hittar för få byten.
} Mutera den eller låt den migrera, om den ännu kan agera.
coach-darwin-change = Var och en av dina arter agerar en gång per era: mutera den (byt ett kort) eller låt den migrera (till ett annat biom).
coach-darwin-trial = I den här eran delas maten ut först när alla har passat.
coach-darwin-rank = Siffran på en arts mark är dess rang: 1 äter först, de andra får det som blir över.
coach-darwin-event = Här ligger en händelse: { $event }. Tryck på den för att läsa vad den gör.
coach-darwin-trade = I varje tur får du också byta ett handkort mot ett i handelszonen.

coach-darwin-recap-title = Vad eran gav
coach-darwin-died = { $death ->
    [eaten] { $hunter } åt upp din { $kind }: den var hungrig och starkare.
    [hunger] Din { $kind } svalt ihjäl ({ $biome }): den fick för lite mat.
    [requirement] Din { $kind } dog: den passade inte i sitt biom ({ $biome }).
    [lower_carnivore] Din { $kind } dog: en bättre anpassad köttätare hittade för få byten.
   *[other] Du förlorade din { $kind } genom händelsen.
}
coach-darwin-all_live = { $n ->
    [one] Din art lever: den passar i sitt biom och hittade mat.
   *[other] Alla dina { $n } arter lever: de passar i sina biom och hittade mat.
}
coach-darwin-earned = { $points ->
    [one] Du fick { $points } poäng: 1 för varje levande art, { $kids ->
        [yes] mer för den bästa i ett biom
       *[no] mer för den bästa i ett biom och de tre starkaste
    }.
   *[other] Du fick { $points } poäng: 1 för varje levande art, { $kids ->
        [yes] mer för den bästa i ett biom
       *[no] mer för den bästa i ett biom och de tre starkaste
    }.
}
coach-darwin-trial_over = Inga poäng än: den eran var övning. { $n ->
    [0] Nu räknas poängen.
    [one] { $n } biom har bytts ut: passar dina arter fortfarande?
   *[other] { $n } biom har bytts ut: passar dina arter fortfarande?
}
coach-darwin-next = Sedan inträffade en händelse: { $event }.
