/** The kernel's own words, at the very start of the memory; and the words before the fields of every frame. Enums, so that they are numbers wherever they are used. */

export enum Core {
  /** Where the frame on top begins. */
  top = 0,
  /** How many frames there are. */
  depth = 1,
  over = 2,
  losers = 3,
  /** The seat that must answer. */
  asked = 4,
  /** Two words each. */
  seed = 5,
  rolls = 7,
  size = 9,
}

/** In a frame: which procedure (0), at which step, where the frame below begins. */
export enum InFrame {
  step = 1,
  below = 2,
  /** Words before the fields. */
  header = 3,
}
