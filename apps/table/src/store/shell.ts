/** What belongs to the page and to no match: where one is, the theme, what was said last. */
import { create, useMedia } from "../drawing.ts";
import { hashOf, type Route, readRoute } from "../shell/route.ts";
import { recall, remember } from "./remembered.ts";

export type Theme = "light" | "dark";

interface Shell {
  readonly route: Route;
  readonly theme: Theme | null;
  /** The sheet with keys and help is open. */
  readonly help: boolean;
  /** What is told once, for a while. */
  readonly notice: string | null;
  go(route: Route): void;
  arrive(hash: string): void;
  changeTheme(): void;
  setHelp(open: boolean): void;
  notify(text: string | null): void;
}

const KEPT = "theme";

function kept(): Theme | null {
  const theme = recall(KEPT);
  return theme === "light" || theme === "dark" ? theme : null;
}

const darkness = matchMedia("(prefers-color-scheme: dark)");

const isDark = (theme: Theme | null): boolean => (theme ?? (darkness.matches ? "dark" : "light")) === "dark";

export const useShell = create<Shell>((set, get) => ({
  route: readRoute(location.hash),
  theme: kept(),
  help: false,
  notice: null,
  go: (route) => {
    if (hashOf(route) === location.hash) set({ route });
    else location.hash = hashOf(route);
  },
  arrive: (hash) => set({ route: readRoute(hash), help: false }),
  changeTheme: () => {
    const theme: Theme = isDark(get().theme) ? "light" : "dark";
    document.documentElement.dataset["theme"] = theme;
    remember(KEPT, theme);
    set({ theme });
  },
  setHelp: (help) => set({ help }),
  notify: (notice) => set({ notice }),
}));

/** From where one is now: whether one is there still. */
export function stays(): () => boolean {
  const { route } = useShell.getState();
  return () => useShell.getState().route === route;
}

/** Is the page dark: as it was chosen, else as the browser is, now and when that changes? */
export function useDark(): boolean {
  const browser = useMedia(darkness);
  const theme = useShell(({ theme }) => theme);
  return theme === null ? browser : theme === "dark";
}

/** From here on the page follows the address. */
export function listenToAddress(): void {
  addEventListener("hashchange", () => useShell.getState().arrive(location.hash));
}
