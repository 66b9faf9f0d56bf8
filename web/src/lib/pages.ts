// The pages' code: each page loads when it is first needed, or a moment before.

import type { Component } from "svelte";

import { routeOf, type Route } from "./router.svelte";

export type Name = Route["name"];
export type Page = Component<any>;

const CODE: Record<Name, () => Promise<{ default: Page }>> = {
  home: () => import("../pages/Home.svelte"),
  new: () => import("../pages/New.svelte"),
  match: () => import("../table/AtTable.svelte"),
  rules: () => import("../pages/Rules.svelte"),
  learn: () => import("../pages/Learn.svelte"),
  teams: () => import("../pages/Teams.svelte"),
  replay: () => import("../pages/Replay.svelte"),
  analysis: () => import("../pages/Analysis.svelte"),
  skill: () => import("../pages/Skill.svelte"),
  settings: () => import("../pages/Settings.svelte"),
  missing: () => import("../pages/NotFound.svelte"),
};

/** The likely next pages after a page. */
const NEXT: Partial<Record<Name, Name>> = { home: "new", new: "match", learn: "new" };

const here = new Map<Name, Page>();

export async function loadPage(name: Name): Promise<Page> {
  const { default: page } = await CODE[name]();
  here.set(name, page);
  return page;
}

/** The page itself if its code is loaded, otherwise a promise: a loaded page is shown at once. */
export function pageOf(name: Name): Page | Promise<Page> {
  return here.get(name) ?? loadPage(name);
}

/** The props that a page needs. */
export function propsOf(route: Route): Record<string, unknown> {
  const { name: _, ...props } = route;
  return props;
}

function fetchAhead(name: Name | undefined): void {
  if (name && !here.has(name)) void loadPage(name).catch(() => undefined);
}

/** Loads the code of a page that is about to be opened; called once, by main.ts. */
export function startFetchingAhead(): void {
  const ahead = (event: Event): void => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (link?.origin === location.origin) fetchAhead(routeOf(link.pathname).name);
  };
  for (const kind of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(kind, ahead, { passive: true });
  }
}

/** Loads the likely next pages, once this page is complete. */
export function fetchNext(name: Name): void {
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  idle(() => fetchAhead(NEXT[name]));
}
