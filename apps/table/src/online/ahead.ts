/** Parts of the page that a match may want later, fetched while there is a line: without one they could not be. */
export const fetchAhead = (): void => {
  void Promise.allSettled([
    import("../match/Opened.tsx"),
    import("../match/MatchSheets.tsx"),
    import("../match/Over.tsx"),
    import("./Afterwards.tsx"),
    import("./TableSheet.tsx"),
  ]);
};
