### Coachen i ett första parti, vilket spel det än är.

coach-read = Jag förstår
hint-line = Vad som kan följa
plays-random = Gör vilket tillåtet drag som helst.
plays-hatchling = Väljer på måfå bland det som verkar vettigt och gör nybörjarmisstag.
plays-forager = Tar det som ser bäst ut just nu och tänker aldrig framåt.
plays-hunter = Tänker framåt en stund och gissar vad du har på hand.
plays-apex = Tänker noga framåt, prövar de mest lovande dragen först och förlåter lite.
plays-wallace = Tänker som Toppredatorn, men har lärt sig av hundratals partier vad en ställning är värd.
coach-offer = Förklara spelet medan jag spelar
coach-lesson = Spela en lektion om det
