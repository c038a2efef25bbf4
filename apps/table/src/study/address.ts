import { toLink } from "./link.ts";

/** An address of this page that holds the file. */
export const addressOf = (file: object): string => `${location.href.replace(/#.*/, "")}#s=${toLink(file)}`;
