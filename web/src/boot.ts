// Runs inside the page before anything is loaded: its imports must not bring Svelte along.
// The theme is right from the first paint, and a player who opens a match sits down at once.

import { change, keysInHash, playerInHash, read, sitting, socketUrl, withKeys } from "./lib/kept";
import type { Settings } from "./lib/settings.svelte";
import type {} from "./lib/fonts";
import { load } from "./lib/storage";
import type {} from "./lib/takeover";

const { theme } = load<Partial<Settings>>("debut-settings", {});
const root = document.documentElement;
if (theme) root.dataset.theme = theme;
// A person's own matches come first on the page, and only the code can show them.
if (read().length > 0) root.dataset.known = "";
// A link of the first view works by itself; a button's action is done once the code is there.
addEventListener("click", ({ target }) => (globalThis.pressed = (target as Element).closest("#first button") ?? globalThis.pressed));
for (const down of ["pointerdown", "keydown"]) addEventListener(down, () => (globalThis.held = true), true);
for (const up of ["pointerup", "pointercancel", "keyup"]) addEventListener(up, () => (globalThis.held = false), true);

function sit(match: string): void {
  const given = keysInHash(location.hash);
  const known = read().find((one) => one.id === match);
  const joins = given.length > 0 || (known?.keys.length ?? 0) > 0;
  const mine = joins ? change(match, (old) => withKeys(old, given))[0] : undefined;
  const keys = mine?.keys ?? [];
  const socket = new WebSocket(socketUrl(match, location.href));
  const heard: string[] = [];
  socket.onopen = () => socket.send(JSON.stringify(sitting(mine, keys)));
  socket.onmessage = ({ data }) => heard.push(String(data));
  globalThis.early = { match, keys, socket, heard };
}

const match = /^\/match\/([\w-]+)\/?$/.exec(location.pathname)?.[1];
// A person who was invited to sit down, and enters a name first, is not hurried; nor is the one who invited them.
const asked = playerInHash(location.hash) !== null;
if (match && !asked && !read().some((one) => one.id === match && one.invited)) sit(match);

/** Adds links to the files that a meta element of the page names. */
function link(name: "code" | "fonts" | "sheets", properties: Partial<HTMLLinkElement>): void {
  for (const href of document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(" ") ?? []) {
    document.head.append(Object.assign(document.createElement("link"), { crossOrigin: "", ...properties, href }));
  }
}
// A sheet that is inside the page is named as loaded, so that nobody loads it again. Written in the page
// itself, these links would be followed before the browser finds that they are disabled.
link("sheets", { rel: "stylesheet", disabled: true });
const SLOW_START = 600; // ms until the page's first bytes are there: a trip to the server and back, or more
globalThis.slowLine = performance.now() > SLOW_START;
/** Font faces that arrive later are used on the next page (lib/fonts.ts). */
const noneFromNow = (): void => document.fonts.forEach((face) => (face.display = "optional"));
const TYPE_WAITS = 800; // ms: text is seen in our type, or after this time in the system's
if (globalThis.slowLine) noneFromNow();
else if (document.fonts.size) {
  root.dataset.waiting = "";
  const late = setTimeout(() => (noneFromNow(), delete root.dataset.waiting), TYPE_WAITS);
  void Promise.all([...document.fonts].map((face) => face.load())).then(() => {
    clearTimeout(late);
    delete root.dataset.waiting;
  }, () => undefined);
}
if (!globalThis.slowLine) link("fonts", { rel: "preload", as: "font", type: "font/woff2" });

// The rest of the code loads a moment after the socket: otherwise the match's messages would wait behind it.
const BEHIND = 40;
setTimeout(() => link("code", { rel: "modulepreload" }), BEHIND);
