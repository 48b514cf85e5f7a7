import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { glides } from "../src/lib/glides";
import { prefs } from "../src/lib/prefs.svelte";

/** A piece of a list that is drawn, where it lies. */
function piece(left: number): HTMLElement {
  const place = { offsetLeft: left, offsetTop: 10, offsetWidth: 80, offsetHeight: 50 };
  return { ...place, animate: vi.fn() } as unknown as HTMLElement;
}
const moveTo = (one: HTMLElement, left: number): unknown => Object.assign(one, { offsetLeft: left });
function listOf(...children: HTMLElement[]): HTMLElement {
  const room = { clientWidth: 400, clientHeight: 100, checkVisibility: () => true };
  return { ...room, children } as unknown as HTMLElement;
}

describe("whoever has found another place in a list", () => {
  let frames: (() => void)[] = [];
  const draw = (): void => {
    for (const one of frames.splice(0)) one();
  };
  beforeEach(() => {
    frames = [];
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
    vi.stubGlobal("ResizeObserver", class {});
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    prefs.speed = "normal";
  });
  afterEach(() => vi.unstubAllGlobals());

  function drawn(...children: HTMLElement[]): { list: HTMLElement; changed: () => void } {
    const list = listOf(...children);
    const { update } = glides(list, null);
    draw();
    return { list, changed: () => (update(), draw()) };
  }

  it("glides there from the one before, and nobody else does", () => {
    const [stays, goes] = [piece(0), piece(100)];
    const { changed } = drawn(stays, goes);
    moveTo(goes, 180);
    changed();
    expect(stays.animate).not.toHaveBeenCalled();
    const began = { transform: ["translate(-80px, 0px) scale(1, 1)", "none"] };
    expect(goes.animate).toHaveBeenCalledExactlyOnceWith(began, expect.objectContaining({ duration: 400 }));
  });

  it("does not glide where all have other places, as in another room", () => {
    const one = piece(100);
    const { list, changed } = drawn(one);
    moveTo(one, 50);
    Object.assign(list, { clientWidth: 200 });
    changed();
    expect(one.animate).not.toHaveBeenCalled();
  });

  it("is not even measured where nothing is drawn", () => {
    const one = piece(100);
    const { list, changed } = drawn(one);
    Object.assign(list, { checkVisibility: () => false });
    Object.defineProperty(one, "offsetLeft", { get: () => expect.unreachable() });
    changed();
    expect(one.animate).not.toHaveBeenCalled();
  });

  it("is measured with all other lists of the frame", () => {
    const order: string[] = [];
    const lists = ["a", "b"].map((name) => {
      const one = piece(100);
      Object.assign(one, { animate: () => order.push(`${name} glides`) });
      const made = listOf(one);
      Object.defineProperty(made, "clientWidth", { get: () => (order.push(`${name} is measured`), 400) });
      return { one, ...glides(made, null) };
    });
    draw();
    order.length = 0;
    for (const { one, update } of lists) {
      moveTo(one, 20);
      update();
    }
    draw();
    expect(order).toEqual(["a is measured", "b is measured", "a glides", "b glides"]);
  });
});
