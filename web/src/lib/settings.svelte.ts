// A person's settings in this browser. A component that reads `settings.language` or another one
// follows it; an assignment changes it and stores it.

import { keep, load } from "./storage";

export const LANGUAGES = ["en", "fr"] as const;
export const SPEEDS = ["off", "slow", "normal", "fast"] as const;
export const THEMES = ["system", "light", "dark"] as const;

export type Language = (typeof LANGUAGES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Theme = (typeof THEMES)[number];

export interface Settings {
  language: Language;
  speed: Speed; // of animations
  legal: boolean; // mark the targets that can be picked
  odds: boolean; // show the odds of a throw
  offside: boolean; // draw the offside line, where a game has one
  patterns: boolean; // distinguish the sides by pattern too
  theme: Theme;
  sound: boolean;
  kit: string; // the kit of one's own pieces; "": the usual colours
}

const KEY = "debut-settings";
const COOKIE = "debut-language";

function asks(media: string): boolean {
  return globalThis.matchMedia?.(media).matches ?? false;
}

function defaults(): Settings {
  const spoken = globalThis.navigator?.languages ?? [globalThis.navigator?.language ?? "en"];
  const known = spoken
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => (LANGUAGES as readonly string[]).includes(tag));
  return {
    language: (known as Language | undefined) ?? "en",
    speed: asks("(prefers-reduced-motion: reduce)") ? "off" : "normal",
    legal: true,
    odds: true,
    offside: false,
    patterns: false,
    theme: "system",
    sound: false,
    kit: "",
  };
}

/** The stored settings that are still valid, over the defaults. */
export function readSettings(kept: unknown): Settings {
  const made = defaults();
  if (typeof kept !== "object" || kept === null) return made;
  const given = kept as Record<string, unknown>;
  const one = <T extends string>(name: string, of: readonly T[], otherwise: T): T =>
    of.includes(given[name] as T) ? (given[name] as T) : otherwise;
  const flag = (name: string, otherwise: boolean): boolean =>
    typeof given[name] === "boolean" ? given[name] : otherwise;
  return {
    language: one("language", LANGUAGES, made.language),
    speed: one("speed", SPEEDS, made.speed),
    legal: flag("legal", made.legal),
    odds: flag("odds", made.odds),
    offside: flag("offside", made.offside),
    patterns: flag("patterns", made.patterns),
    theme: one("theme", THEMES, made.theme),
    sound: flag("sound", made.sound),
    kit: typeof given.kit === "string" ? given.kit : made.kit,
  };
}

export const settings: Settings = $state(readSettings(load<unknown>(KEY, null)));

/** How much slower than usual all movement is while a match is watched again. */
export const tempo = $state({ factor: 1 });

/** The length of an animation step at the person's speed, from its length at normal speed. */
export function pace(ms: number): number {
  return tempo.factor * ms * { off: 0, slow: 2, normal: 1, fast: 0.5 }[settings.speed];
}

/** Stores the settings and applies them to the document; called once, by main.ts. */
export function applySettings(): () => void {
  // Only what the person has changed is stored, so that the rest follows the system.
  const kept: Partial<Settings> = load(KEY, {});
  const before = $state.snapshot(settings);
  return $effect.root(() => {
    $effect(() => {
      const now = $state.snapshot(settings);
      for (const name of Object.keys(now) as (keyof Settings)[]) {
        if (now[name] !== before[name] || name in kept) {
          Object.assign(kept, { [name]: now[name] });
        }
      }
      keep(KEY, kept);
      // The server draws the first view: it has to know the chosen language.
      if (kept.language) document.cookie = `${COOKIE}=${kept.language}; path=/; max-age=31536000; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
      const root = document.documentElement;
      root.lang = now.language;
      root.dataset.theme = now.theme;
      root.dataset.motion = now.speed === "off" ? "off" : "on";
    });
  });
}
