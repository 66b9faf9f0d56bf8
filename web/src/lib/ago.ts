// Formats how long ago something was, in words.

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function ago(time: number, language: string, now = Date.now()): string {
  const gone = now - time;
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (gone >= length) return format.format(-Math.floor(gone / length), unit);
  }
  return format.format(0, "minute");
}
