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
import { takeOver } from "./lib/takeover";
import { loadWeb } from "./lib/webtexts";

applySettings();
startRouter();
startAnnouncing();
startFetchingAhead();
// A page that cannot be loaded shows that itself.
await Promise.allSettled([loadWeb(), loadPage(routeOf(path()).name), loadFonts()]);
const target = document.getElementById("app")!;
await takeOver(target, () => mount(App, { target }));
startLooking();
keepForLater();
