### Coachen i ett första parti Origin: korta lappar, var och en om en sak på bordet, och sedan vad en runda gav.

coach-origin-goal-title = Ditt mål
coach-origin-goal = Håll många djur med många egenskaper vid liv. Efter den sista rundan ger varje levande djur 2 poäng och varje egenskap på det minst 1.
coach-origin-start = Tryck på ett kort och sedan på den streckade platsen: det blir ditt första djur. Vad som står på kortet spelar då ingen roll.
coach-origin-trait = Upplysta djur kan få egenskapen från det här kortet. Den hjälper djuret och ger poäng om djuret lever till slutet.
coach-origin-pair = En parvis egenskap förenar två av dina djur: tryck på det ena, sedan på det andra.
coach-origin-threat = Fara: { $owner } har { $hunter }, som kan äta upp { $animal } den här rundan ({ $odds }). { $trait ->
    [yes] Se på dina kort: en egenskap som Vattenlevande eller Kamouflage kan skydda det.
   *[no] Skylten ovanför ett djur säger alltid vem som kan jaga det.
}
coach-origin-ring = De tomma ringarna bredvid ett djurs namn är den föda det behöver varje runda.
coach-origin-choose = Ett kort per tur: ett nytt djur, eller en egenskap till ett djur du har. Alla djur måste få föda varje runda, så skaffa inte bara fler djur.
coach-origin-pass = Vill du spara resten av korten? Passa: du spelar inga fler kort den här rundan och använder dem senare.
coach-origin-hunt = Din köttätare kan jaga i stället för att ta föda, och får 2 föda för bytet: tryck på Jaga och sedan på bytet.
coach-origin-partner = Partnerns föda: den ena har ätit, så den andra får också 1 föda gratis. Tryck på partnern.
coach-origin-pirate = Plundrare: ta 1 föda från ett hungrigt djur som redan har ätit. Det kostar inget: tryck på Plundra och sedan på offret.
coach-origin-graze = Nedtrampning: förstör 1 föda i mitten, gratis. Bra när dina djur är mätta och andras inte.
coach-origin-hibernate = Vinterdvala: det här djuret kan sova. Då räknas det som mätt utan föda, men inte två rundor i rad.
coach-origin-fat = Fett från en tidigare runda kan brännas som föda.
coach-origin-feed = Det finns { $n } föda kvar till alla, och ni turas om. Tryck på ett upplyst djur: det tar 1.
coach-origin-hungry = Ett djur vars ringar inte är fulla dör i slutet av rundan.
coach-origin-last = Det här är sista rundan: bara överlevande ger poäng.

coach-origin-recap-title = Vad rundan gav
coach-origin-food = Tärningarna gav { $n } föda till alla.
coach-origin-eaten = { $hunter } åt upp { $animal }: inget hindrade det.
coach-origin-starved = { $animal } svalt ihjäl: det behövde { $appetite } föda och hade { $food }.
coach-origin-poison = { $animal } dog av giftet i sitt byte.
coach-origin-all_live = { $n ->
    [0] Du hade inga djur att mata.
    [one] Ditt djur blev mätt, så det lever.
   *[other] Alla dina { $n } djur blev mätta, så de lever.
}
coach-origin-cards = Du drar { $cards } kort: ett för varje levande djur och ett till.
coach-origin-new_hand = Du drar { $cards } kort.
