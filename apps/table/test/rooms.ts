/** Pages of a browser for one guest after the other: another guest in a room costs half of what a new room does. */
import type { Browser, BrowserContextOptions, CDPSession, Page } from "playwright-core";

export interface Guest {
  readonly page: Page;
  /** Errors of the page and its worker. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

export interface Wish extends BrowserContextOptions {
  /** Where nobody was before and nobody comes after: for whoever counts what is fetched, or changes what cannot be changed back. */
  readonly alone?: boolean;
}

/** A page, and where its errors are gathered now. */
interface Room {
  readonly page: Page;
  readonly cdp: CDPSession;
  errors: string[];
}

/** Nobody sees these pages, and an eighth of what one costs goes into pixels: everything has its place, its size and its colours, and none is drawn. */
const unseen = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html, dialog { opacity: 0 }"); // a dialog lies above all that it is part of
  document.adoptedStyleSheets = [sheet];
};

/** There is no such file: what a server says of it is a page in which nothing runs, in the same process. */
const EMPTY = "nobody";

export class Rooms {
  private readonly all = new Set<Room>();
  /** Those that nobody is in, by what they were furnished with. */
  private readonly free = new Map<string, Room[]>();

  /**
   * @param usual what every room has, unless something else is wished for
   * @param isFault which messages of the browser are errors of the page
   * @param isDrawn for whoever takes pictures, or measures
   */
  constructor(
    private readonly browser: Browser,
    private readonly usual: BrowserContextOptions,
    private readonly isFault: (text: string) => boolean = () => true,
    private readonly isDrawn = false,
  ) {}

  /** Somebody comes to an address, with nothing kept. */
  async enter(address: string, { alone = false, ...wish }: Wish = {}): Promise<Guest> {
    const options = { ...this.usual, ...wish };
    const kind = JSON.stringify(options);
    const found = alone ? undefined : this.free.get(kind)?.pop();
    const room = found ?? (await this.furnished(options));
    const { page } = room;
    const errors: string[] = [];
    room.errors = errors;
    if (found !== undefined && options.viewport) await page.setViewportSize(options.viewport);
    await page.goto(address);
    const close = async (): Promise<void> => {
      room.errors = []; // what comes from now on is nobody's
      const isEmpty = !alone && page.context().pages().length === 1 && (await emptied(room, address));
      if (isEmpty) this.free.set(kind, [...(this.free.get(kind) ?? []), room]);
      else await this.leave(room);
    };
    return { page, errors, close };
  }

  /** Closes them all. */
  async clear(): Promise<void> {
    await Promise.all([...this.all].map((room) => this.leave(room)));
    this.free.clear();
  }

  private async furnished(options: BrowserContextOptions): Promise<Room> {
    const context = await this.browser.newContext(options);
    if (!this.isDrawn) await context.addInitScript(unseen);
    const page = await context.newPage();
    const room: Room = { page, cdp: await context.newCDPSession(page), errors: [] };
    this.all.add(room);
    page.on("pageerror", (error) => room.errors.push(error.message));
    page.on("console", (message) => message.type() === "error" && this.isFault(message.text()) && room.errors.push(message.text()));
    return room;
  }

  private async leave(room: Room): Promise<void> {
    this.all.delete(room);
    await room.page.context().close();
  }
}

/** Takes away what a guest who came to an address has left. @returns false where that cannot be done, since its server is gone */
async function emptied({ page, cdp }: Room, address: string): Promise<boolean> {
  try {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    const origins = new Set([address, page.url()].map((each) => new URL(each).origin));
    await page.goto(new URL(EMPTY, address).href, { timeout: 3000 });
    await page.evaluate(() => sessionStorage.clear());
    for (const origin of origins) await cdp.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await page.mouse.move(0, 0);
    return true;
  } catch {
    return false;
  }
}
