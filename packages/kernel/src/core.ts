/** The kernel's own words, at the very start of the memory; and the words before the fields of every frame. */

/** Where the frame on top begins. */
export const TOP = 0;
/** How many frames there are. */
export const DEPTH = 1;
export const OVER = 2;
export const LOSERS = 3;
/** The seat that must answer. */
export const ASKED = 4;
/** Two words each. */
export const SEED = 5;
export const ROLLS = 7;
export const CORE_SIZE = 9;

/** In a frame: which procedure (0), at which step, where the frame below begins. */
export const STEP = 1;
export const BELOW = 2;
export const FRAME_HEADER = 3;
