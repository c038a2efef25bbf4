/** What is said of each paragraph, as data alone. */
import type { Rulebook } from "@duelex/kernel";
import { rulebook as entries } from "../rulebook.ts";

/** Every paragraph that is cited anywhere: its number or key → what it is about, in our own words, and its number in a newer edition. */
export const rulebook: Rulebook = entries;
