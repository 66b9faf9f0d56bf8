// The current route in the app. Links are plain <a href="/rules/supergoal">: clicks on them stay in the app.

export type Route =
  | { name: "home" }
  | { name: "new"; game: string }
  | { name: "match"; id: string }
  | { name: "rules"; game: string }
  | { name: "learn"; game: string }
  | { name: "teams"; game: string }
  | { name: "replay"; match: string | null }
  | { name: "analysis"; match: string }
  | { name: "skill" }
  | { name: "settings" }
  | { name: "missing" };

/** The route of a path. */
export function routeOf(path: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  let [page, of] = parts;
  try {
    of = of === undefined ? undefined : decodeURIComponent(of);
  } catch {
    return { name: "missing" };
  }
  if (parts.length === 0) return { name: "home" };
  if (parts.length === 1 && page === "replay") return { name: "replay", match: null };
  if (parts.length === 1 && page === "settings") return { name: "settings" };
  if (parts.length === 1 && page === "skill") return { name: "skill" };
  if (parts.length === 2 && of !== undefined) {
    if (page === "new") return { name: "new", game: of };
    if (page === "match") return { name: "match", id: of };
    if (page === "rules") return { name: "rules", game: of };
    if (page === "learn") return { name: "learn", game: of };
    if (page === "teams") return { name: "teams", game: of };
    if (page === "replay") return { name: "replay", match: of };
  }
  if (parts.length === 3 && page === "replay" && parts[2] === "analysis") return { name: "analysis", match: of! };
  return { name: "missing" };
}

const place = $state({ path: "/", hash: "" });

export function path(): string {
  return place.path;
}

/** What comes after `#`, without it. */
export function hash(): string {
  try {
    return decodeURIComponent(place.hash);
  } catch {
    return place.hash;
  }
}

/** Takes over the browser's current address. */
export function follow(): void {
  place.path = location.pathname;
  place.hash = location.hash.slice(1);
}

/** Goes to an address of the app. */
export function go(href: string, replace = false): void {
  const url = new URL(href, location.href);
  const other = url.pathname !== location.pathname;
  if (replace) history.replaceState(null, "", url);
  else if (url.href !== location.href) history.pushState(null, "", url);
  if (other && !url.hash) scrollTo(0, 0);
  follow();
}

/** The link that a click is meant for, if the app itself has the page. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link?.href || link.target || link.hasAttribute("download")) return null;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return null;
  // The browser handles links within the page.
  const same = link.pathname === location.pathname && link.search === location.search;
  return same && link.hash ? null : link;
}

/** Begins to follow the address; called once, by main.ts. */
export function startRouter(): void {
  follow();
  addEventListener("popstate", follow);
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    go(link.href);
  });
}
