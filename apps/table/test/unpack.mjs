/** Unpacks the Chromium of npm into the folder for temporary files, for `browser.ts`, which names an empty one. */
import chromium from "@sparticuz/chromium";

await chromium.executablePath();
