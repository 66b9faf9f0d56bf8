/** Formats times in figures. */
export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** The rest of a period, in its own unit. */
export const leftOf = (done: number, of: number): number => Math.max(0, of - done);
