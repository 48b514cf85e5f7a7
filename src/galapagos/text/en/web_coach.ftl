### The coach of a first game, whatever is played.

coach-read = Got it
hint-line = What may follow
plays-random = Makes any legal move.
plays-hatchling = Picks at random among what seems useful, and makes beginner's mistakes.
plays-forager = Takes what looks best right now, and never thinks ahead.
plays-hunter = Thinks ahead for a moment, and guesses what you hold.
plays-apex = Thinks ahead carefully, looks at the most promising moves first, and forgives little.
plays-wallace = Thinks like Apex, but learned from hundreds of games what a position is worth.
coach-offer = Explain the game while I play
coach-lesson = Play a lesson on this
