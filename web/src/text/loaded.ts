// For the tests: every text is here before anything is said.

import { LANGUAGES } from "../lib/settings.svelte";
import { loadWeb } from "../lib/webtexts";

await Promise.all(LANGUAGES.map((lang) => loadWeb(lang)));
