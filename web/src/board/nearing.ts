/** Handles two fingers and the wheel instead of the browser, which would move the page. */
import type { Point } from "./shape";
import type { Zoom } from "./zoom.svelte";

/** To be attached to the board; `at` converts a point of the window to one of the board. */
export const nearing =
  (zoom: Zoom, at: (x: number, y: number) => Point) =>
  (board: HTMLElement): (() => void) | undefined => {
    if (!zoom.needed) return undefined;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom.by(Math.exp(-event.deltaY * 0.004), at(event.clientX, event.clientY));
    };
    const touch = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault();
    };
    const click = (event: MouseEvent) => {
      if (!zoom.moved || !event.detail) return;
      event.stopPropagation();
      event.preventDefault();
    };
    board.addEventListener("wheel", wheel, { passive: false });
    board.addEventListener("touchmove", touch, { passive: false });
    board.addEventListener("click", click, { capture: true });
    return () => {
      board.removeEventListener("wheel", wheel);
      board.removeEventListener("touchmove", touch);
      board.removeEventListener("click", click, { capture: true });
    };
  };
