### The coach of a first game, whatever is played.

coach-read = Got it
hint-line = What may follow
plays-random = Does anything that is allowed.
plays-hatchling = Picks at random among what seems useful, and makes beginner's mistakes.
plays-forager = Takes what looks best right now, and never thinks ahead.
plays-hunter = Thinks ahead for a moment, and guesses what you hold.
plays-apex = Thinks ahead with care, looks at what is promising first, and forgives little.
coach-offer = Explain the game while I play
