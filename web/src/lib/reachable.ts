// A text that is longer than its room can be scrolled by key: it is a tab stop while it has more
// than it shows and nothing in it is one.

import { afterFrame } from "./frames";

const STOPS = "button, a[href], input, select, textarea, summary, [tabindex]";

export function reachable(node: HTMLElement): { destroy: () => void } {
  const look = (): void => {
    const more = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    if (more && !node.querySelector(STOPS)) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(node);
  // Pictures and texts that come later change what is in it, not its own size.
  const later = afterFrame(look);
  const words = new MutationObserver(later.ask);
  words.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener("load", look, true);
  return {
    destroy: () => {
      sizes.disconnect();
      words.disconnect();
      later.forget();
    },
  };
}
