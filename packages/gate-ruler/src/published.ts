/** Where the rulebook of Gate Ruler can be read. */
import type { Published } from "@duelex/kernel";

export const published: Published = {
  says: "the publisher's comprehensive rules, in Japanese; what begins with GR- or R- is numbered by us",
  pages: { "": "https://gateruler.jp/rule/comprehensiverule" },
};
