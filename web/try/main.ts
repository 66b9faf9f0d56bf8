/** Made-up boards in the real component, for tests in a real browser: `/try/?board=wide`. */
import { mount } from "svelte";

import "../src/app.css";
import { loadWeb } from "../src/lib/webtexts";
import Try from "./Try.svelte";

await loadWeb();
mount(Try, { target: document.getElementById("app")! });
