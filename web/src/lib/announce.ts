// Announces texts to screen readers through one live region.

let region: HTMLElement | undefined;
let other = false;

function make(): HTMLElement {
  const made = document.createElement("div");
  made.className = "hidden";
  made.setAttribute("role", "status");
  made.setAttribute("aria-live", "polite");
  document.body.append(made);
  return made;
}

/** Puts the region on the page: it must be there before it is used. */
export function startAnnouncing(): void {
  region ??= make();
}

export function announce(text: string): void {
  region ??= make();
  // The same text twice would not be announced twice: a space makes it different.
  other = !other;
  region.textContent = text + (other ? "\u00a0" : "");
}
