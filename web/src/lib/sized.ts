// How large an element is, as soon as the browser has laid it out itself. To ask for it when a piece is put on
// the screen would lay everything out at once, for each piece anew.

type Told = (width: number, height: number) => void;

const heard = new WeakMap<Element, Told>();
let observer: ResizeObserver | undefined;

function hear(entries: readonly ResizeObserverEntry[]): void {
  for (const { target, contentRect } of entries)
    heard.get(target)?.(Math.round(contentRect.width), Math.round(contentRect.height));
}

/** Tell the size of what is inside an element, and every size that follows. */
export function sized(node: Element, told: Told): { destroy: () => void } {
  observer ??= new ResizeObserver(hear);
  heard.set(node, told);
  observer.observe(node);
  return {
    destroy: () => {
      observer?.unobserve(node);
      heard.delete(node);
    },
  };
}
