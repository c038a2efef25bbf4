/** Where the rulebook of Gundam can be read. */
import type { Published } from "@duelex/kernel";

export const published: Published = {
  says: "Bandai's comprehensive rules, a PDF under Rules on www.gundam-gcg.com; its numbers are those of the newer edition",
  pages: { "": "https://www.gundam-gcg.com/en/welcome/playguide.php" },
};
