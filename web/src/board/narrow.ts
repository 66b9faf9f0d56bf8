/** Whether the screen is too narrow for a wide board: it is drawn upright there. */
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("max-width: 759px", false);
