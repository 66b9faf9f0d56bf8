// The service worker: what has been loaded once is available without the server. It never caches matches.
//
// Pages come from the server if it answers: nobody stays on an old version. Code and texts have
// their version in their address: a cached copy is valid for ever.

/// <reference lib="webworker" />

declare const ASSETS: string[]; // every built file
declare const VERSION: string; // of all of them

const here = globalThis as unknown as ServiceWorkerGlobalScope;
const CODE = `debut-code-${VERSION}`;
const PAGES = `debut-pages-${VERSION}`; // they name the code of their version
const TEXTS = "debut-texts";
/** Shown for any page that was never visited: the frame without content. */
const FRAME = "/settings";
const SHELLS = ["/", FRAME];
const AWAY = [502, 503, 504];

/** Loads one after the other: the page in use needs the connection more. */
async function install(): Promise<void> {
  const code = await caches.open(CODE);
  for (const asset of ASSETS) if (!(await code.match(asset))) await code.add(asset);
  const pages = await caches.open(PAGES);
  for (const shell of SHELLS) await pages.add(shell);
  await here.skipWaiting();
}

async function activate(): Promise<void> {
  const kept = new Set([CODE, PAGES, TEXTS]);
  for (const name of await caches.keys()) if (!kept.has(name)) await caches.delete(name);
  await here.clients.claim();
}

/** Where there is no room, nothing is cached, and the answer is as good. */
async function put(cache: string, request: RequestInfo, answer: Response): Promise<void> {
  try {
    await (await caches.open(cache)).put(request, answer);
  } catch {
    // Full, or not allowed.
  }
}

async function page(request: Request, path: string): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (AWAY.includes(answer.status)) throw new Error("away");
    // A page of a match contains data of that match: it is not cached.
    if (answer.ok && !path.startsWith("/match/")) await put(PAGES, path, answer.clone());
    return answer;
  } catch (error) {
    const pages = await caches.open(PAGES);
    const found = (await pages.match(path)) ?? (await pages.match(FRAME));
    if (!found) throw error;
    return found;
  }
}

async function kept(cache: string, request: Request): Promise<Response> {
  const found = await caches.match(request, { cacheName: cache }).catch(() => undefined);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await put(cache, request, answer.clone());
  return answer;
}

/** Texts of another version are no longer needed. */
async function keepTexts(addresses: string[], version: string): Promise<void> {
  const texts = await caches.open(TEXTS);
  for (const { url } of await texts.keys()) {
    if (new URL(url).searchParams.get("v") !== version) await texts.delete(url);
  }
  for (const address of addresses) if (!(await texts.match(address))) await texts.add(address);
}

here.addEventListener("install", (event) => event.waitUntil(install()));
here.addEventListener("activate", (event) => event.waitUntil(activate()));
here.addEventListener("message", (event) => {
  const { texts, version } = event.data as { texts: string[]; version: string };
  event.waitUntil(keepTexts(texts, version).catch(() => undefined));
});
here.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== "GET" || origin !== here.location.origin) return;
  if (request.mode === "navigate") {
    if (!pathname.startsWith("/api/")) event.respondWith(page(request, pathname));
  } else if (ASSETS.includes(pathname)) event.respondWith(kept(CODE, request));
  else if (pathname.startsWith("/api/games/") && searchParams.has("v")) event.respondWith(kept(TEXTS, request));
});
