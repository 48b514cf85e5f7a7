// Peeking at a piece: hold it, or let the mouse rest on it. A hold is no tap.

const HOLD_MS = 350;
const HOVER_MS = 500;

export interface Held {
  /** Called with true for a hold (it stays), with false for the mouse (it leaves with it). */
  peek: (pinned: boolean) => void;
  leave: () => void;
}

export function held(node: HTMLElement, options: Held): { update: (next: Held) => void; destroy: () => void } {
  let now = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasHeld = false;
  let at = { x: 0, y: 0 };
  const stop = (): void => clearTimeout(timer);

  function down(event: PointerEvent): void {
    stop();
    wasHeld = false;
    at = { x: event.clientX, y: event.clientY };
    now.leave();
    if (event.pointerType === "mouse") return;
    timer = setTimeout(() => {
      wasHeld = true;
      now.peek(true);
    }, HOLD_MS);
  }
  function move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - at.x, event.clientY - at.y) > 8 && event.pointerType !== "mouse") stop();
  }
  function enter(event: PointerEvent): void {
    if (event.pointerType === "mouse" && !event.buttons) timer = setTimeout(() => now.peek(false), HOVER_MS);
  }
  function out(): void {
    stop();
    now.leave();
  }
  function click(event: MouseEvent): void {
    if (wasHeld) event.stopImmediatePropagation();
    wasHeld = false;
  }
  const noMenu = (event: Event): void => event.preventDefault();
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerenter", enter);
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
