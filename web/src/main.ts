import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { startAnnouncing } from "./lib/announce";
import { startLooking } from "./lib/away.svelte";
import { loadFonts } from "./lib/fonts";
import { keepForLater } from "./lib/offline";
import { loadPage, startFetchingAhead } from "./lib/pages";
import { path, routeOf, startRouter } from "./lib/router.svelte";
import { applySettings } from "./lib/settings.svelte";
import { loadWeb } from "./lib/webtexts";

applySettings();
startRouter();
startAnnouncing();
startFetchingAhead();
// A page that cannot be loaded says so itself.
await Promise.allSettled([loadWeb(), loadPage(routeOf(path()).name)]);
const target = document.getElementById("app")!;
const [...before] = target.childNodes;
const focused = document.activeElement?.closest("a")?.getAttribute("href");
mount(App, { target });
// What came with the page has been drawn again, at the same place.
for (const node of before) node.remove();
if (focused) target.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus();
loadFonts();
startLooking();
keepForLater();
