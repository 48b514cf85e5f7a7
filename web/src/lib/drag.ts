// Dragging a piece onto another: a dialect of pick and target, never the only way.

const START_PX = 8;

export interface Drag {
  /** What is dragged now; false: it cannot be. */
  start: () => boolean;
  /** Called with the piece under the pointer when it is let go; null for the paper. */
  drop: (tag: string | null) => void;
}

function tagAt(x: number, y: number): string | null {
  const piece = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-tag]");
  return piece?.dataset["tag"] ?? null;
}

function ghostOf(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    zIndex: "60",
    pointerEvents: "none",
    opacity: "0.9",
  });
  document.body.append(ghost);
  return ghost;
}

export function drag(
  node: HTMLElement,
  options: Drag,
): { update: (next: Drag) => void; destroy: () => void } {
  let now = options;
  let from: { x: number; y: number } | undefined;
  let ghost: HTMLElement | undefined;

  // A quick pointer leaves a small piece before it counts as dragged: its way is followed everywhere.
  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", stop);
  }
  function move(event: PointerEvent): void {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    // A finger that goes sideways scrolls the hand.
    const far = event.pointerType === "mouse" ? Math.hypot(dx, dy) : Math.abs(dy);
    if (!ghost && far > START_PX) {
      if (!now.start()) return stop();
      ghost = ghostOf(node);
    }
    if (ghost) ghost.style.transform = `translate(${dx}px, ${dy}px)`;
  }
  function up(event: PointerEvent): void {
    const wasDragged = ghost !== undefined;
    stop();
    if (!wasDragged) return;
    // A click that follows the release belongs to the drag.
    const swallow = (click: Event): void => click.stopImmediatePropagation();
    node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => {
      node.removeEventListener("click", swallow, { capture: true });
      now.drop(tagAt(event.clientX, event.clientY));
    });
  }
  function stop(): void {
    from = undefined;
    ghost?.remove();
    ghost = undefined;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", stop);
  }
  node.style.touchAction = "pan-x";
  node.style.userSelect = "none";
  node.addEventListener("pointerdown", down);
  return { update: (next) => (now = next), destroy: stop };
}
