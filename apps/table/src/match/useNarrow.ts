import { useMedia } from "../drawing.ts";
import { narrow } from "../store/narrow.ts";

/** Is there too little room for card and log beside the table? */
export const useNarrow = (): boolean => useMedia(narrow);
