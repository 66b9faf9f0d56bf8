import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { startAnnouncing } from "./lib/announce";
import { loadPage, startFetchingAhead } from "./lib/pages";
import { path, routeOf, startRouter } from "./lib/router.svelte";
import { applySettings } from "./lib/settings.svelte";

applySettings();
startRouter();
startAnnouncing();
startFetchingAhead();
// A page that cannot be loaded says so itself.
await loadPage(routeOf(path()).name).catch(() => undefined);
mount(App, { target: document.getElementById("app")! });
