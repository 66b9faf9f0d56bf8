// Says things to screen readers through one live region.

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

/** Puts the region on the page: it must be there before it speaks. */
export function startAnnouncing(): void {
  region ??= make();
}

export function announce(text: string): void {
  region ??= make();
  // The same text twice would not be told twice: a space makes it another.
  other = !other;
  region.textContent = text + (other ? "\u00a0" : "");
}
