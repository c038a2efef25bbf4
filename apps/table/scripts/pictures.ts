/** `npm run pictures -w @duelex/table`: the main screens as they are, into docs/pictures, for the README. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { asked, begin, type House, openHouse } from "../test/house.ts";
import { film } from "./film.ts";

const to = fileURLToPath(new URL("../../../docs/pictures/", import.meta.url));
mkdirSync(to, { recursive: true });

/** Plays on until a battle stands there and this seat is asked, or so many answers have been given. */
async function playOn(page: Page, answers: number): Promise<void> {
  for (let n = 0; n < answers && (await asked(page)) === "asked"; n++) {
    const battle = await page.evaluate(() => document.querySelector(".strip:not(.phases) .now") !== null);
    if (battle && n > answers / 2) return;
    await page.evaluate(() => {
      const at = [
        ".opened .button",
        "#hand .card.may",
        "#mat .card.may, #mat .empty-cell.may, #mat .who.may",
        ".answers .button[data-answer]",
      ];
      at.map((selector) => document.querySelector<HTMLElement>(selector))
        .find((element) => element !== null)
        ?.click();
    });
    await page.waitForTimeout(90);
  }
}

const SHOTS = [
  { game: "gundam", theme: "light", width: 1440, height: 900, answers: 46 },
  { game: "gate-ruler", theme: "dark", width: 1440, height: 900, answers: 44 },
  { game: "bos", theme: "light", width: 1440, height: 900, answers: 36 },
  { game: "colossus-order", theme: "dark", width: 1440, height: 900, answers: 64 },
  { game: "gundam", theme: "dark", width: 390, height: 844, answers: 40 },
] as const;

async function take(house: House): Promise<void> {
  const home = await house.open({ viewport: { width: 1280, height: 800 } });
  await home.page.locator(".game").first().waitFor();
  await home.page.screenshot({ path: join(to, "home.png") });
  await home.close();
  for (const { game, theme, width, height, answers } of SHOTS) {
    const { page, close } = await house.open({ viewport: { width, height }, colorScheme: theme });
    await begin(page, game, 11);
    await playOn(page, answers);
    const card = page.locator("#mat .place.size-full .card").first();
    if (width > 900 && (await card.count()) > 0) await card.hover();
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(to, `${game}${width < 900 ? "-phone" : ""}.png`) });
    await close();
  }
}

const house = await openHouse();
if (house !== null) {
  await take(house);
  await film(house, { game: "gundam", from: 30, answers: 14, to: join(to, "playing.gif") });
  await house.close();
  console.log(`Pictures in ${to}`);
}
