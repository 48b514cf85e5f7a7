import { afterEach, describe, expect, it, vi } from "vitest";
import { play } from "../src/lib/sound";

/** An audio context that only says whether it runs, and until when notes were asked of it. */
class Silent {
  static made: Silent[] = [];
  currentTime = 10;
  sampleRate = 8;
  destination = {};
  running = true;
  ends: number[] = [];

  constructor() {
    Silent.made.push(this);
  }
  resume() {
    this.running = true;
    return Promise.resolve();
  }
  suspend() {
    this.running = false;
    return Promise.resolve();
  }
  createBuffer() {
    return { getChannelData: () => new Float32Array(8) };
  }
  private node() {
    const set = { setValueAtTime: () => set, exponentialRampToValueAtTime: () => set };
    const node = {
      gain: set,
      frequency: set,
      connect: (next: unknown) => next,
      start: () => undefined,
      stop: (at: number) => this.ends.push(at),
    };
    return node;
  }
  createGain = () => this.node();
  createOscillator = () => this.node();
  createBufferSource = () => this.node();
  createBiquadFilter = () => this.node();
}

describe("sounds", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("leave the audio at rest when the last one is over, and wake it for the next", () => {
    vi.useFakeTimers();
    vi.stubGlobal("AudioContext", Silent);
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
    play("fanfare");
    const [audio] = Silent.made;
    vi.advanceTimersByTime(1_500);
    play("event");
    vi.advanceTimersByTime(1_500);
    expect(audio?.running).toBe(true);
    expect(Math.max(...(audio?.ends ?? []))).toBeLessThan(10 + 1.5);
    vi.advanceTimersByTime(1_000);
    expect(audio?.running).toBe(false);
    play("tick");
    expect(audio?.running).toBe(true);
    expect(Silent.made).toHaveLength(1);
  });
});
