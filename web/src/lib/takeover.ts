// The first view gives way to the page itself: at the same place, and under the same hand.

declare global {
  /** The button of the first view that was pressed last, before there was code for it. */
  var pressed: Element | null | undefined;
  /** Something is held down, and letting go of it may be a click. */
  var held: boolean | undefined;
}

/** Where a link or a button of the first view is now. */
function again(target: Element, one: Element | null | undefined): HTMLElement | null {
  const name = ["href", "lang", "id"].find((name) => one?.hasAttribute(name));
  return name ? target.querySelector(`[${name}="${CSS.escape(one!.getAttribute(name)!)}"]`) : null;
}

export async function takeOver(target: Element, draw: () => void): Promise<void> {
  // Whoever lets go of another thing than the one that they pressed has clicked on nothing. A link
  // that is dragged stays active, but clicks nothing either.
  while (globalThis.held && target.matches(":active")) await new Promise(requestAnimationFrame);
  const [...before] = target.childNodes;
  const focused = document.activeElement?.closest("a, button");
  draw();
  for (const node of before) node.remove();
  again(target, focused)?.focus();
  again(target, globalThis.pressed)?.click();
}
