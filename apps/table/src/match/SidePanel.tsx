import type { Position } from "@duelex/session";
import type { ComponentChildren } from "preact";
import { part } from "../shell/part.ts";
import { searchRules, showTab } from "../store/panel.ts";
import { type Tab, useTable } from "../store/table.ts";
import { useWords } from "../words/index.ts";
import { CardZoom } from "./CardZoom.tsx";
import { Log } from "./Log.tsx";
import { TimeBar } from "./TimeBar.tsx";

const RulesPanel = part(async () => ({ default: (await import("../rules/RulesPanel.tsx")).RulesPanel }));
const Why = part(() => import("./Why.tsx"));
const CurtainSwitch = part(() => import("./CurtainSwitch.tsx"));
const StudyPanel = part(() => import("../study/StudyPanel.tsx"));

const ALL: readonly Tab[] = ["log", "why", "rules", "study"];
/** Among strangers: nothing is taken back, and who watches asks for nothing. */
const PLAYED: readonly Tab[] = ["log", "why", "rules"];
const WATCHED: readonly Tab[] = ["log", "rules"];

export interface PanelProps {
  readonly position: Position;
  readonly names: readonly [string, string];
}

/** Card, log, rules and time, beside the table or in a sheet; above them what a lesson or a puzzle says. */
export function SidePanel({ children, ...props }: PanelProps & { readonly children?: ComponentChildren }) {
  const words = useWords();
  return (
    <aside className="side" aria-label={words.panel.region}>
      <div className="side-head">{children}</div>
      <PanelBody {...props} />
    </aside>
  );
}

export function PanelBody({ position, names }: PanelProps) {
  const words = useWords();
  const meanwhile = <p className="quiet pad">{words.loading}</p>;
  const tab = useTable(({ tab }) => tab);
  const search = useTable(({ ruleSearch }) => ruleSearch);
  const seats = useTable(({ seats }) => seats.length);
  const curtain = useTable(({ curtain }) => curtain !== null); // behind it nothing is shown that one of two was told
  const tabs = position.free ? ALL : seats === 0 ? WATCHED : PLAYED;
  return (
    <>
      <CardZoom position={position} />
      <div className="tabs" role="tablist" aria-label={words.panel.region}>
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`tab-${each}`}
            aria-selected={tab === each}
            aria-controls="tab-panel"
            onClick={() => showTab(each)}
            onKeyDown={(event) => {
              const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
              const next = tabs[(tabs.indexOf(each) + step + tabs.length) % tabs.length]!;
              if (step === 0) return;
              showTab(next);
              document.getElementById(`tab-${next}`)?.focus();
            }}
            tabIndex={tab === each ? 0 : -1}
          >
            {words.panel[each]}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <div className="tab-panel" role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {tab === "log" && !curtain && <Log />}
        {tab === "why" && !curtain && <Why meanwhile={meanwhile} />}
        {tab === "rules" && <RulesPanel game={position.game} wanted={search} onSearch={searchRules} meanwhile={meanwhile} />}
        {tab === "study" && !curtain && <StudyPanel position={position} names={names} meanwhile={meanwhile} />}
      </div>
      {position.free && seats > 1 && <CurtainSwitch />}
      {position.free && <TimeBar position={position} />}
    </>
  );
}
