/** Whether the screen is narrow and upright, like a phone: a long board stands upright there. */
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("(max-width: 759px) and (orientation: portrait)", false);
