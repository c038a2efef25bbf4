import { showRule } from "../store/panel.ts";

/** A paragraph's number; a press shows it in the rulebook. */
export function Rule({ rule, heading }: { readonly rule: string; readonly heading: string }) {
  if (rule === "") return null;
  return (
    <button type="button" className="rule" aria-label={`${rule}: ${heading}`} data-tip={heading} onClick={() => showRule(rule)}>
      {rule}
    </button>
  );
}
