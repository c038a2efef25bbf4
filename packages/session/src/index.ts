/** A match as people have it. (A heading followed by an empty line keeps Biome from sorting over it.) */

// ---- The words between a host and its seats ----

export * from "./told.ts";

// ---- The words between a server of tables and whoever comes ----

export type * from "./online.ts";

// ---- What is done, as it is kept ----

export { type Deed, sayDeed } from "./deeds.ts";

// ---- The host ----

export { fetchAhead } from "./ahead.ts";
export { Host, type Line } from "./host.ts";
export type { HostParts } from "./table.ts";

// ---- A match as people have it ----

export { type Beginning, type Bookmark, fromDecks, type Library, Session } from "./session.ts";
export { CONCEDE, type Moment, type Node, pathTo, Tree, written } from "./tree.ts";

// ---- What is told of it ----

export { askedOf, turnedBy, withoutPasses } from "./analysis.ts";
export { cardsIn, facesIn, inShort, marksOf, sayCard } from "./cards.ts";
export { harmOf } from "./harm.ts";
export { menuOf, passIn } from "./menu.ts";
export { endsByItself, isUnderWay, previewOf } from "./preview.ts";
export { Story, sayResult, type Telling } from "./story.ts";
export { BattleWatch, isOwnPhase } from "./waiting.ts";
export { watching } from "./watch.ts";
export { whyAnswer, whyEvent } from "./why.ts";
export { judged, whyNotCard, whyNotWords } from "./why-not.ts";
export { asDone, sayingTo } from "./you.ts";

// ---- Files ----

export { gameOf, type MatchFile, readSaved, replayOf, type SavedFile, scenarioOf, sessionOf, withCardFiles } from "./files.ts";
export { type Study, studyOf } from "./study.ts";
