import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterFrame, nextTask } from "../src/lib/frames";

describe("what waits for the next frame", () => {
  let frames: (() => void)[] = [];
  const draw = (): void => {
    for (const one of frames.splice(0)) one();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    frames = [];
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
    vi.stubGlobal("cancelAnimationFrame", (n: number) => void (frames[n - 1] = () => undefined));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is done once, and not before the frame has been drawn", () => {
    const run = vi.fn();
    const soon = afterFrame(run);
    soon.ask();
    soon.ask();
    vi.runAllTimers();
    expect(run).not.toHaveBeenCalled();
    draw();
    expect(run).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("can be asked for again once it is done, or forgotten", () => {
    const run = vi.fn();
    const soon = afterFrame(run);
    soon.ask();
    soon.forget();
    draw();
    vi.runAllTimers();
    expect(run).not.toHaveBeenCalled();
    for (const times of [1, 2]) {
      soon.ask();
      draw();
      vi.runAllTimers();
      expect(run).toHaveBeenCalledTimes(times);
    }
  });

  it("is forgotten after the frame too", () => {
    const run = vi.fn();
    const soon = afterFrame(run);
    soon.ask();
    draw();
    soon.forget();
    vi.runAllTimers();
    expect(run).not.toHaveBeenCalled();
  });
});

describe("what has a task of its own", () => {
  it("is done when this one has ended", async () => {
    const done: string[] = [];
    await new Promise<void>((end) => {
      nextTask(() => {
        done.push("then");
        end();
      });
      void Promise.resolve().then(() => done.push("now"));
    });
    expect(done).toEqual(["now", "then"]);
  });

  it("is not done when it was left", async () => {
    const run = vi.fn();
    nextTask(run)();
    await new Promise<void>((end) => nextTask(end));
    expect(run).not.toHaveBeenCalled();
  });
});
