// Replaces the first view by the page itself, and keeps the focus and a click under way.

declare global {
  /** The last pressed button of the first view, before there was code for it. */
  var pressed: Element | null | undefined;
  /** A key or button is held down, and releasing it may be a click. */
  var held: boolean | undefined;
}

/** The element that a link or a button of the first view has become. */
function again(target: Element, one: Element | null | undefined): HTMLElement | null {
  const name = ["href", "lang", "id"].find((name) => one?.hasAttribute(name));
  return name ? target.querySelector(`[${name}="${CSS.escape(one!.getAttribute(name)!)}"]`) : null;
}

export async function takeOver(target: Element, draw: () => void): Promise<void> {
  // A release on another element than the pressed one is no click. A link
  // that is dragged stays active, but clicks nothing either.
  while (globalThis.held && target.matches(":active")) await new Promise(requestAnimationFrame);
  const [...before] = target.childNodes;
  const focused = document.activeElement?.closest("a, button");
  draw();
  for (const node of before) node.remove();
  again(target, focused)?.focus();
  again(target, globalThis.pressed)?.click();
}
