// How long the scene of a beat has been playing, in milliseconds of its own time.

import { isStill, paced } from "../../lib/prefs.svelte";

export class SceneClock {
  t = $state(Infinity);
  private frame = 0;
  private last = 0;

  /** Play from the beginning; what does not move is shown as it ends. */
  start(moves: boolean): void {
    cancelAnimationFrame(this.frame);
    this.t = moves && !isStill() ? 0 : Infinity;
    if (this.t === 0) this.goOn();
  }
  goOn(): void {
    cancelAnimationFrame(this.frame);
    this.last = performance.now();
    const tick = (): void => {
      const now = performance.now();
      this.t += (now - this.last) / (paced(1) || 1);
      this.last = now;
      if (this.t < LONGEST) this.frame = requestAnimationFrame(tick);
      else this.t = Infinity;
    };
    if (this.t !== Infinity) this.frame = requestAnimationFrame(tick);
  }
  pause(): void {
    cancelAnimationFrame(this.frame);
  }
}
/** No scene plays longer. */
const LONGEST = 8000;
