// A control that has just come up, or changed its meaning, takes no press for a moment: the second
// click of a double click, or the next press of a key, was meant for what stood there before.

/** How long, in milliseconds. */
export const GUARD_MS = 600;

/** Watches one control; whoever draws it says what it means, and asks before it does it. */
export class Guard {
  /** Whether a press is taken. */
  ready = $state(true);
  private meaning: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Say what the control does now; nothing happens if that has not changed. */
  means(meaning: string): void {
    if (meaning === this.meaning) return;
    this.meaning = meaning;
    this.ready = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.ready = true), GUARD_MS);
  }

  /** The control is gone: if it comes back it is as new, unless another meaning has taken its place. */
  forget(meaning: string): void {
    if (meaning === this.meaning) this.meaning = undefined;
  }

  /** Do something, unless the control has only just got this meaning. */
  press(run: () => void): void {
    if (this.ready) run();
  }
}
