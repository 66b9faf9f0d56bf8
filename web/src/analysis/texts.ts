// The texts of luck and skill: they come with the first page that tells any of them.

import { addPart, loadTexts, say, type Values } from "../lib/text";
import type { Language } from "../lib/settings.svelte";

const PART = "analysis";
const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./text/en.ftl?raw"),
  fr: () => import("./text/fr.ftl?raw"),
};

addPart(PART, async (lang) => (await SOURCES[lang]()).default);

/** Like `say`, of these texts. */
export const tell = (id: string, values: Values = {}): string => say(id, values, PART);

export const loadParts = (): Promise<void> => loadTexts(PART);
