### Coachen i ett första parti, vilket spel det än är.

coach-read = Jag förstår
hint-line = Vad som kan följa
plays-random = Gör vad som helst som är tillåtet.
plays-hatchling = Väljer på måfå bland det som verkar vettigt och gör nybörjarmisstag.
plays-forager = Tar det som ser bäst ut just nu och tänker aldrig framåt.
plays-hunter = Tänker framåt en stund och gissar vad du har på hand.
plays-apex = Tänker noga framåt, ser först på det lovande och förlåter lite.
coach-offer = Förklara spelet medan jag spelar
