/** Files of one's own cards, lent to a scenario. */
import { readJson } from "./files/json.ts";
import type { CardFlags } from "./flags.ts";

/** What all files hold that are named. @throws InputError if one cannot be read */
export const ownFiles = ({ cards }: CardFlags): readonly unknown[] => (cards ?? []).map(readJson);
