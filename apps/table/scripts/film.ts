/** A match at the table as a moving picture: each answer is pointed at, so that its preview shows, then given. */
import { writeFileSync } from "node:fs";
import gif from "gifenc";
import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { BAR_FIRST, press } from "../test/hands.ts";
import { asked, type House } from "../test/house.ts";
import { beginConsidered, consider, playOn } from "./considered.ts";

const { GIFEncoder, quantize, applyPalette } = gif;
const SIZE = { width: 1080, height: 720 };

/** How long a look at an answer's preview lasts, and at what came of it; in milliseconds. */
const LOOK = 1500;
const CAME = 1100;

/** A hand that is seen: the browser draws none without a window. */
const showPointer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const pointer = document.createElement("div");
    pointer.style.cssText =
      "position:fixed;z-index:99;width:18px;height:18px;margin:-9px 0 0 -9px;border-radius:50%;background:#e8590cb0;border:2px solid #fff;pointer-events:none";
    document.body.append(pointer);
    addEventListener("mousemove", ({ clientX, clientY }) => {
      pointer.style.left = `${clientX}px`;
      pointer.style.top = `${clientY}px`;
    });
  });

/**
 * @param game what is played
 * @param from so many answers are given before the first frame, and as many more as lead to a battle
 * @param answers so many are filmed
 * @param to the file, a GIF that begins again at its end
 */
export async function film(house: House, { game, from, answers, to }: Film): Promise<void> {
  const { page, close } = await house.open({ viewport: SIZE });
  await beginConsidered(page, game);
  await playOn(page, from);
  const encoder = GIFEncoder();
  const frame = async (delay: number): Promise<void> => {
    const { data, width, height } = PNG.sync.read(await page.screenshot());
    const palette = quantize(data, 128);
    encoder.writeFrame(applyPalette(data, palette), width, height, { palette, delay });
  };
  await showPointer(page);
  const finger = consider(async (target) => {
    await target.hover();
    await page.waitForTimeout(900);
    await frame(LOOK);
  });
  for (let n = 0; n < answers && (await asked(page)) === "asked"; n++) {
    const goesOn = await press(page, BAR_FIRST, finger);
    await page.waitForTimeout(350);
    await frame(goesOn ? CAME : LOOK);
    if (!goesOn) break;
  }
  encoder.finish();
  writeFileSync(to, encoder.bytes());
  await close();
}

export interface Film {
  readonly game: string;
  readonly from: number;
  readonly answers: number;
  readonly to: string;
}
