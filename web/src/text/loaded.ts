// For the tests: loads every text before any is used.

import { LANGUAGES } from "../lib/settings.svelte";
import { loadWeb } from "../lib/webtexts";

await Promise.all(LANGUAGES.map((lang) => loadWeb(lang)));
