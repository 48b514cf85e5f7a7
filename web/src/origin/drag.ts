// Dragging a piece onto another: a dialect of pick and target, never the only way.

const START_PX = 8;

export interface Drag {
  /** What is dragged now; null: it cannot be. */
  start: () => boolean;
  /** Called with the piece under the pointer when it is let go; null for the paper. */
  drop: (tag: string | null) => void;
}

function tagAt(x: number, y: number): string | null {
  const piece = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-tag]");
  return piece?.dataset["tag"] ?? null;
}

export function drag(node: HTMLElement, options: Drag): { update: (next: Drag) => void } {
  let now = options;
  let from: { x: number; y: number } | undefined;
  let ghost: HTMLElement | undefined;

  function begin(event: PointerEvent): void {
    if (!now.start()) {
      from = undefined;
      return;
    }
    node.setPointerCapture(event.pointerId);
    const box = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.setAttribute("aria-hidden", "true");
    ghost.inert = true;
    Object.assign(ghost.style, {
      position: "fixed",
      left: `${box.x}px`,
      top: `${box.y}px`,
      width: `${box.width}px`,
      zIndex: "60",
      pointerEvents: "none",
      opacity: "0.9",
    });
    document.body.append(ghost);
  }
  function down(event: PointerEvent): void {
    if (event.button === 0) from = { x: event.clientX, y: event.clientY };
  }
  function move(event: PointerEvent): void {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    // A finger that goes sideways scrolls the hand.
    const far = event.pointerType === "mouse" ? Math.hypot(dx, dy) : Math.abs(dy);
    if (!ghost && far > START_PX) begin(event);
    if (ghost) ghost.style.transform = `translate(${dx}px, ${dy}px)`;
  }
  function up(event: PointerEvent): void {
    from = undefined;
    if (!ghost) return;
    ghost.remove();
    ghost = undefined;
    // The click that follows the release belongs to the drag.
    node.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, once: true });
    setTimeout(() => now.drop(tagAt(event.clientX, event.clientY)));
  }
  function cancel(): void {
    from = undefined;
    ghost?.remove();
    ghost = undefined;
  }
  node.style.touchAction = "pan-x";
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", cancel);
  return { update: (next) => (now = next) };
}
