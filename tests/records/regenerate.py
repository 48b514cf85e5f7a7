"""Writes the golden games and the golden event stream anew.

    python -m tests.records.regenerate

Only after a change of play that is meant. Such a change has a new ``RULES_VERSION``; read the
difference before you commit it."""

from tests.records.goldens import EVENTS_OF, EVENTS_PATH, FOLDER, GOLDENS, dump_events


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for golden in GOLDENS:
        recording = golden.play()
        golden.path().write_text(recording.text(), encoding="utf-8", newline="\n")
        print(f"{golden.path().name}: {len(recording.steps) - 1} actions")
    played = EVENTS_OF.play()
    text = dump_events(played.game, played.events, EVENTS_OF.deck)
    EVENTS_PATH.write_text(text, encoding="utf-8", newline="\n")
    print(f"{EVENTS_PATH.name}: {len(played.events)} events")


if __name__ == "__main__":
    main()
