// A region of the table for the keyboard: one tab stop, arrows follow the picture, and when the
// focused piece leaves the table its neighbour gets the focus.

import { afterFrame } from "../lib/frames";

const PIECES = "[data-piece]";

const isSeen = (one: HTMLElement): boolean => one.offsetParent !== null;
const centre = (one: HTMLElement): { x: number; y: number } => {
  const box = one.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** The nearest piece above (-1) or below (1), by the picture. */
function nearest(all: HTMLElement[], now: HTMLElement, way: number): HTMLElement | undefined {
  const from = centre(now);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of all) {
    const to = centre(one);
    const down = (to.y - from.y) * way;
    if (one === now || down < 8) continue;
    const far = down + Math.abs(to.x - from.x) / 3;
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

/** Where an arrow leads: along the row with wrapping, or up and down by the picture. */
function arrow(key: string, all: HTMLElement[], now: HTMLElement): HTMLElement | undefined {
  const at = all.indexOf(now);
  if (key === "ArrowRight") return all[(at + 1) % all.length];
  if (key === "ArrowLeft") return all[(at - 1 + all.length) % all.length];
  if (key === "ArrowDown") return nearest(all, now, 1);
  if (key === "ArrowUp") return nearest(all, now, -1);
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  return undefined;
}

/** While something is picked, arrows go through the lit targets of the whole board. */
function litTargets(): HTMLElement[] {
  if (!document.querySelector("[data-picking]")) return [];
  return [...document.querySelectorAll<HTMLElement>(`${PIECES}.lit`)].filter(isSeen);
}

export function region(node: HTMLElement, selector: string = PIECES): { destroy: () => void } {
  let last: HTMLElement | undefined;
  let index = 0;
  node.dataset["region"] = "";
  const pieces = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>(selector)].filter(isSeen);

  function arrange(): void {
    const all = pieces();
    if (last && !last.isConnected) {
      const neighbour = all[Math.min(index, all.length - 1)];
      last = undefined;
      if (document.activeElement === document.body || !document.activeElement) {
        (neighbour ?? document.querySelector<HTMLElement>(".prompt button"))?.focus();
      }
    }
    const stop = last && all.includes(last) ? last : all[Math.min(index, all.length - 1)];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  }
  function focused(event: FocusEvent): void {
    const found = (event.target as HTMLElement).closest<HTMLElement>(selector);
    if (!found) return;
    last = found;
    index = pieces().indexOf(found);
    arrange();
  }
  function left(event: FocusEvent): void {
    // Only a piece that was removed takes the focus along; whoever goes elsewhere has left.
    if (last?.isConnected && event.relatedTarget) last = undefined;
  }
  function typed(event: KeyboardEvent): void {
    const now = (event.target as HTMLElement).closest<HTMLElement>(selector);
    if (!now || event.ctrlKey || event.altKey || event.metaKey) return;
    const targets = event.shiftKey ? [] : litTargets();
    const all = targets.length ? targets : pieces();
    const next = all.includes(now)
      ? arrow(event.key, all, now)
      : event.key.startsWith("Arrow")
        ? all[0]
        : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  // Once a frame, whatever has changed, and after it: who is seen is known without another layout then.
  const soon = afterFrame(arrange);
  const observer = new MutationObserver(soon.ask);
  observer.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", focused);
  node.addEventListener("focusout", left);
  node.addEventListener("keydown", typed);
  soon.ask();
  return {
    destroy: () => {
      observer.disconnect();
      soon.forget();
    },
  };
}

/** Put the focus on the first lit target, after a pick by key. */
export function focusLit(): void {
  requestAnimationFrame(() => litTargets()[0]?.focus());
}
