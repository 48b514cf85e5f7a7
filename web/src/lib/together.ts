// Pieces that are measured, and changed by what was found, whenever their room or what they say changes. All
// of a frame are looked at together: one after the other each would have the page laid out for itself.

type Look<T> = (nodes: readonly T[]) => void;

export class Together<T extends HTMLElement = HTMLElement> {
  private readonly inRoom = new WeakMap<Element, Set<T>>();
  private readonly asked = new Set<T>();
  private observer: ResizeObserver | undefined;

  constructor(private readonly look: Look<T>) {}

  /** Look at a piece now and whenever one of these rooms has another size. */
  watch(node: T, rooms: readonly Element[]): { update: () => void; destroy: () => void } {
    this.observer ??= new ResizeObserver((entries) => this.resized(entries));
    for (const room of rooms) {
      const inside = this.inRoom.get(room) ?? new Set();
      this.inRoom.set(room, inside.add(node));
      this.observer.observe(room);
    }
    return { update: () => this.ask(node), destroy: () => this.forget(node, rooms) };
  }
  /** Look at a piece in the next frame. */
  ask(node: T): void {
    if (!this.asked.size)
      requestAnimationFrame(() => {
        const nodes = [...this.asked];
        this.asked.clear();
        this.look(nodes);
      });
    this.asked.add(node);
  }

  private resized(entries: readonly ResizeObserverEntry[]): void {
    this.look([...new Set(entries.flatMap(({ target }) => [...(this.inRoom.get(target) ?? [])]))]);
  }
  private forget(node: T, rooms: readonly Element[]): void {
    this.asked.delete(node);
    for (const room of rooms) {
      const inside = this.inRoom.get(room);
      inside?.delete(node);
      if (!inside?.size) this.observer?.unobserve(room);
    }
  }
}
