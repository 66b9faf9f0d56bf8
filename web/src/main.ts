import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { startAnnouncing } from "./lib/announce";
import { startRouter } from "./lib/router.svelte";
import { applySettings } from "./lib/settings.svelte";

applySettings();
startRouter();
startAnnouncing();
mount(App, { target: document.getElementById("app")! });
