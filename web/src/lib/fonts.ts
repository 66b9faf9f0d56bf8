// The font families. A page is drawn in ours where they load in time (fonts.css), otherwise in the system's:
// the font never changes while somebody reads.

declare global {
  /** The page took long to begin: its connection is slow. Set by boot.ts. */
  var slowLine: boolean | undefined;
}

const SLOW_LINE_WAITS = 15_000;

/** Loads the families at a match, after everything that a person waits for; other pages bring them along. */
export async function loadFonts(): Promise<void> {
  if (!document.querySelector('meta[name="fonts"]')) return;
  const load = (): Promise<unknown> => import("../fonts.css");
  if (globalThis.slowLine) return void setTimeout(() => void load().catch(() => undefined), SLOW_LINE_WAITS);
  await load();
  // Nobody has read anything yet.
  useFonts();
}

let ours = false;

/** Uses our families from now on, also those that came too late: called where the whole page changes anyway. */
export function useFonts(): void {
  if (ours) return;
  ours = true;
  for (const { family, weight } of [...document.fonts]) {
    const rule = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
      .find((one): one is CSSFontFaceRule => one instanceof CSSFontFaceRule && one.style.getPropertyValue("font-family") === family);
    if (rule) document.fonts.add(new FontFace(family, rule.style.getPropertyValue("src"), { weight }));
  }
}
