import type { Position } from "@duelex/session";
import { step } from "../store/time.ts";
import { useWords } from "../words/index.ts";

/** The whole match as a slider. */
export function TimeBar({ position }: { readonly position: Position }) {
  const words = useWords();
  const { at, of } = position.time;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slider with its two buttons is no set of fields
    <div className="time" role="group" aria-label={words.time.region}>
      <button type="button" className="button bare icon" aria-label={words.time.back} disabled={at === 0} onClick={() => void step(at - 1)}>
        ◀
      </button>
      <input
        type="range"
        min={0}
        max={of}
        value={at}
        aria-label={words.time.slider}
        aria-valuetext={words.time.at(at, of)}
        onInput={(event) => void step(Number(event.currentTarget.value))}
      />
      <button
        type="button"
        className="button bare icon"
        aria-label={words.time.forth}
        disabled={at >= of}
        onClick={() => void step(at + 1)}
      >
        ▶
      </button>
      <span className="quiet">{words.time.at(at, of)}</span>
    </div>
  );
}
