// The texts of luck and skill, loaded with the first page that uses any of them.

import { addPart, loadTexts, say, type Values } from "../lib/text";
import type { Language } from "../lib/settings.svelte";

const PART = "analysis";
const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./text/en.ftl?raw"),
  fr: () => import("./text/fr.ftl?raw"),
};

addPart(PART, async (lang) => (await SOURCES[lang]()).default);

/** Works like `say`, with these texts. */
export const tell = (id: string, values: Values = {}): string => say(id, values, PART);

export const loadParts = (): Promise<void> => loadTexts(PART);
