// Which page is on the screen: the path of the address, without reloading.

export interface Route {
  page: string;
  args: string[];
  query: URLSearchParams;
}

const PAGES: [string, RegExp][] = [
  ["home", /^\/$/],
  ["table", /^\/t\/([A-Za-z0-9-]+)\/?$/],
  // Rules and cards of which game? Learn has those of all.
  ["learn", /^\/(?:learn|rules|cards)\/?$/],
  ["puzzles", /^\/puzzles\/?$/],
  ["puzzle", /^\/puzzles\/([a-z_]+)\/([a-z0-9_-]+)\/?$/],
  ["lesson", /^\/learn\/([a-z_]+)(?:\/([a-z_]+))?\/?$/],
  ["rules", /^\/rules\/([a-z_]+)\/?$/],
  ["cards", /^\/cards\/([a-z_]+)\/?$/],
  ["mine", /^\/mine\/?$/],
  ["keep", /^\/keep\/?$/],
  ["review", /^\/review\/([A-Za-z0-9-]+)\/?$/],
];

export function parseRoute(path: string, search = ""): Route {
  const query = new URLSearchParams(search);
  for (const [page, pattern] of PAGES) {
    const found = pattern.exec(path);
    if (found) return { page, args: found.slice(1), query };
  }
  return { page: "nowhere", args: [], query };
}

/** The code of a table in what somebody pasted: the bare code, or a link to the table or its review. */
export function codeIn(text: string): string {
  const plain = text.normalize("NFKC");
  const link = /\/(?:t|review)\/([^/?#\s]+)/.exec(plain);
  return (link?.[1] ?? plain).replace(/[^A-Za-z0-9-]/g, "").toUpperCase();
}

/** The path under which the server is found, as it told the page; empty at the root. */
const prefix = (): string => document.querySelector<HTMLMetaElement>('meta[name="prefix"]')?.content ?? "";
const inside = (path: string): string =>
  path.startsWith(prefix()) ? path.slice(prefix().length) || "/" : path;
const here = (): Route => parseRoute(inside(location.pathname), location.search);

let current: Route = $state.raw({ page: "home", args: [], query: new URLSearchParams() });

export function route(): Route {
  return current;
}

export function go(path: string, { replace = false } = {}): void {
  const whole = path.startsWith(prefix()) ? path : prefix() + path;
  if (replace) history.replaceState(null, "", whole);
  else history.pushState(null, "", whole);
  current = here();
  scrollTo(0, 0);
}

/** Follow the address bar, and every link on the page that stays in this house. */
export function followAddress(): void {
  current = here();
  addEventListener("popstate", () => {
    current = here();
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (link.pathname === location.pathname && link.hash) return;
    if (parseRoute(inside(link.pathname)).page === "nowhere") return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
