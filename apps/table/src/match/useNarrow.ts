import { useSyncExternalStore } from "react";

const query = matchMedia("(max-width: 900px)");

/** Is there too little room for card and log beside the table? */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => query.matches,
  );
