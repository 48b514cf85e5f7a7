"""A sound scenario that the tests of scenario files change in one place."""

# One case on several lines, so that a fault in any part has a line of its own.
SOUND = """\
- id: T-1
  title: a hunt
  covers: [EV-ATK-01]
  given:
    players: 2
    phase: feeding
    pool: 2
    animals:
      A: {of: P1, traits: [carnivorous]}
      X: {of: P2, traits: [running]}
  dice: [4]
  steps:
    - {p: P1, do: hunt, with: A, target: X}
    - {p: P2, do: defend, use: running}
  expect:
    food: {A: 0}
    alive: [A, X]
"""
