import { useSyncExternalStore } from "preact/compat";
import { narrow } from "../store/narrow.ts";

/** Is there too little room for card and log beside the table? */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      narrow.addEventListener("change", changed);
      return () => narrow.removeEventListener("change", changed);
    },
    () => narrow.matches,
  );
