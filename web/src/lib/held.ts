// Peeking at a piece: hold it, or let the mouse rest on it. A hold is no tap; what it shows stays until
// the next touch, so that the finger need not cover it.

export const HOLD_MS = 350;
export const HOVER_MS = 500;

/** The symbol under a pointer whose own rule is told, instead of what it is a part of; a sheet that lies over
 * the table says all it has to say by itself. */
export function thingAt(target: EventTarget | null): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-thing]") : null;
  return found?.closest("dialog, .popover") ? null : found;
}

/** The symbols that something shows, each once. */
export function thingsIn(node: Element): string[] {
  const all = [node, ...node.querySelectorAll("[data-thing]")];
  return [...new Set(all.flatMap((one) => (one instanceof HTMLElement && one.dataset["thing"]) || []))];
}

export interface Held {
  peek: () => void;
  leave: () => void;
}

export function held(
  node: HTMLElement,
  options: Held,
): { update: (next: Held) => void; destroy: () => void } {
  let now = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasHeld = false;
  let isShown = false;
  let at = { x: 0, y: 0 };
  const stop = (): void => clearTimeout(timer);

  function down(event: PointerEvent): void {
    stop();
    wasHeld = false;
    // After a click the peek does not come back until the mouse has left.
    isShown = event.pointerType === "mouse";
    at = { x: event.clientX, y: event.clientY };
    now.leave();
    if (event.pointerType === "mouse" || thingAt(event.target)) return;
    timer = setTimeout(() => {
      wasHeld = true;
      now.peek();
    }, HOLD_MS);
  }
  function move(event: PointerEvent): void {
    if (event.pointerType !== "mouse") {
      if (Math.hypot(event.clientX - at.x, event.clientY - at.y) > 8) stop();
    } else if (thingAt(event.target)) {
      out();
    } else if (!event.buttons && !isShown && (event.movementX || event.movementY)) {
      // The mouse came to rest here; a piece that moved under a resting mouse is not looked at.
      stop();
      timer = setTimeout(() => {
        isShown = true;
        now.peek();
      }, HOVER_MS);
    }
  }
  function out(): void {
    stop();
    isShown = false;
    if (!wasHeld) now.leave();
  }
  function click(event: MouseEvent): void {
    if (wasHeld) event.stopImmediatePropagation();
    wasHeld = false;
  }
  const noMenu = (event: Event): void => event.preventDefault();
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerleave", out);
  node.addEventListener("pointerup", stop);
  node.addEventListener("click", click, { capture: true });
  node.addEventListener("contextmenu", noMenu);
  return {
    update: (next) => (now = next),
    destroy: () => {
      stop();
      now.leave();
    },
  };
}
