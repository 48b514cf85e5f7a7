### Lektioner i webbläsaren. Ett steg har en rubrik, det som ska göras (numrerat) och vad det visade (done).

lesson = Lektion
lesson-resume = Fortsätt med steg { $n } av { $of }.
lesson-step = Steg { $n } av { $of }:
lesson-why = Varför?
lesson-skip = Hoppa över
lesson-next = Nästa
lesson-back = Tillbaka
lesson-leave = Lämna lektionen
lesson-play = Börja ett riktigt spel
lesson-go-on = Klart. Tryck på Nästa för att gå vidare.
lesson-over = Lektionen är slut.
lesson-watch = Se vad som händer.
lesson-strayed = Det är också tillåtet, men det här steget gäller något annat:
lesson-all = Alla lektioner
lesson-following = Nästa lektion
lesson-show = Visa mig
lesson-puzzle = Problem: { $title }
lesson-about = Lektion: { $title }
lesson-done-of = { $done } av { $of } steg klara
lessons-short = Korta lektioner
