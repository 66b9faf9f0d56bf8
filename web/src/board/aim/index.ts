/** All that aiming needs: loaded for games where a ball is struck. */
export { Aiming } from "./aiming.svelte";
export { default as AimLayer } from "./AimLayer.svelte";
export { default as AimPanel } from "./AimPanel.svelte";
