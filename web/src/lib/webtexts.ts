// The web's own texts: those of the language in use came with the page, others load when chosen.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";

import { FUNCTIONS } from "./elide";
import { first } from "./first";
import { LANGUAGES, settings, type Language } from "./settings.svelte";

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../text/en.ftl?raw"),
  fr: () => import("../text/fr.ftl?raw"),
};

export function makeBundle(lang: string, source: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

const here = new SvelteMap<Language, FluentBundle>();
const asked = new Map<Language, Promise<void>>();

for (const lang of LANGUAGES) {
  const source = first.web[lang];
  if (source) here.set(lang, makeBundle(lang, source));
}

/** Loads a language's texts, if they are not loaded. */
export function loadWeb(lang: Language = settings.language): Promise<void> {
  if (here.has(lang)) return Promise.resolve();
  let loading = asked.get(lang);
  if (!loading) {
    loading = SOURCES[lang]().then(
      ({ default: source }) => void here.set(lang, makeBundle(lang, source)),
      (error: unknown) => {
        asked.delete(lang);
        throw error;
      },
    );
    asked.set(lang, loading);
  }
  return loading;
}

/** The texts in the language of the settings; in another one until they are loaded. */
export function webTexts(): FluentBundle | undefined {
  const wanted = here.get(settings.language);
  if (wanted) return wanted;
  queueMicrotask(() => loadWeb().catch(() => undefined));
  return here.values().next().value;
}
