/** Scales letters down until the content of a box fits, and no further. */

const STEP = 0.06;
const LEAST = 0.7;

/** Sets --fit on a box of fixed size, which scales its letters. */
export function fitting(box: HTMLElement): () => void {
  const fit = (): void => {
    let share = 1;
    const set = () => {
      const wanted = String(share);
      // Setting it again would lay out the whole page again.
      if (box.style.getPropertyValue("--fit") !== wanted) box.style.setProperty("--fit", wanted);
    };
    set();
    while (share > LEAST && box.scrollHeight > box.clientHeight) {
      share -= STEP;
      set();
    }
  };
  // Measures before the next frame, once for all changes until then: measuring lays out the whole page.
  let due = 0;
  const soon = (): void => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(fit);
  };
  const texts = new MutationObserver(soon);
  texts.observe(box, { childList: true, subtree: true, characterData: true });
  const size = new ResizeObserver(fit);
  size.observe(box);
  // Letters of another font take different room.
  document.fonts.addEventListener("loadingdone", fit);
  return () => {
    cancelAnimationFrame(due);
    document.fonts.removeEventListener("loadingdone", fit);
    texts.disconnect();
    size.disconnect();
  };
}
