import { useShell } from "../store/shell.ts";
import { useApartWords } from "../words/apart.ts";
import { useWords } from "../words/index.ts";
import { Sheet } from "./Sheet.tsx";

export default function HelpSheet() {
  const words = useApartWords();
  const { nav } = useWords();
  const setHelp = useShell(({ setHelp }) => setHelp);
  const keys = (
    <dl className="keys">
      {Object.values(words.help.keys).map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd className="key">{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
  const signs = (
    <ul className="plain">
      {(
        [
          [words.help.green, "can"],
          [words.help.red, "danger"],
          [words.help.amber, "accent"],
          [words.help.dashed, null],
          [words.help.how, null],
          [words.help.touch, null],
          [words.help.leave, null],
        ] as const
      ).map(([line, color]) => (
        <li key={line}>
          {color !== null && <span className="swatch" style={{ background: `var(--${color})` }} />}
          {line}
        </li>
      ))}
    </ul>
  );
  const isTouch = matchMedia("(pointer: coarse)").matches;
  return (
    <Sheet heading={isTouch ? nav.help : words.help.heading} onClose={() => setHelp(false)}>
      {/* Who reads with the keys alone gets to it, and scrolls it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls takes the focus */}
      <section aria-label={words.help.heading} tabIndex={0}>
        {!isTouch && keys}
        <h3>{words.help.symbols}</h3>
        {signs}
        {isTouch && <h3>{words.help.heading}</h3>}
        {isTouch && keys}
      </section>
    </Sheet>
  );
}
