/** What is shown beside the table. */
import { narrow } from "./narrow.ts";
import { set, type Tab } from "./state.ts";
import { readTree } from "./table.ts";

/** What is shown there is seen: in a narrow window the panel is a sheet that has to be opened, and nothing else lies over it. */
const inPanel = () => ({ sheet: narrow.matches ? "panel" : null, pile: null }) as const;

export function showRule(rule: string): void {
  set({ tab: "rules", ruleSearch: rule, ...inPanel() });
}

export function showTab(tab: Tab): void {
  set({ tab, ...inPanel() });
  if (tab === "study") void readTree();
}

export const searchRules = (ruleSearch: string): void => set({ ruleSearch });
