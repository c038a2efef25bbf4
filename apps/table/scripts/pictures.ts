/** `npm run pictures -w @duelex/table`: the main screens as they are, into docs/pictures, for the README. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type House, openOwnHouse } from "../test/house.ts";
import { beginConsidered, playOn } from "./considered.ts";
import { film } from "./film.ts";

const to = fileURLToPath(new URL("../../../docs/pictures/", import.meta.url));
mkdirSync(to, { recursive: true });

const SHOTS = [
  { game: "gundam", theme: "light", width: 1440, height: 900, answers: 20 },
  { game: "gate-ruler", theme: "dark", width: 1440, height: 900, answers: 19 },
  { game: "bos", theme: "light", width: 1440, height: 900, answers: 14 },
  { game: "colossus-order", theme: "dark", width: 1440, height: 900, answers: 22 },
  { game: "gundam", theme: "dark", width: 390, height: 844, answers: 6 },
] as const;

async function take(house: House): Promise<void> {
  const home = await house.open({ viewport: { width: 1280, height: 800 } });
  await home.page.locator(".game").first().waitFor();
  await home.page.screenshot({ path: join(to, "home.png") });
  await home.close();
  for (const { game, theme, width, height, answers } of SHOTS) {
    const { page, close } = await house.open({ viewport: { width, height }, colorScheme: theme });
    await beginConsidered(page, game);
    await playOn(page, answers);
    const card = page.locator("#mat .place.size-full .card").first();
    if (width > 900 && (await card.count()) > 0) await card.hover();
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(to, `${game}${width < 900 ? "-phone" : ""}.png`) });
    await close();
  }
}

const house = await openOwnHouse();
if (house !== null) {
  await take(house);
  await film(house, { game: "gundam", from: 6, answers: 16, to: join(to, "playing.gif") });
  await house.close();
  console.log(`Pictures in ${to}`);
}
