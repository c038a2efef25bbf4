import { useShell } from "../store/shell.ts";
import { useApartWords } from "../words/apart.ts";
import { Sheet } from "./Sheet.tsx";

export default function HelpSheet() {
  const words = useApartWords();
  const setHelp = useShell(({ setHelp }) => setHelp);
  return (
    <Sheet heading={words.help.heading} onClose={() => setHelp(false)}>
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
      <h3>{words.help.symbols}</h3>
      <ul className="plain">
        {(
          [
            [words.help.green, "can"],
            [words.help.red, "danger"],
            [words.help.amber, "accent"],
            [words.help.how, null],
            [words.help.touch, null],
          ] as const
        ).map(([line, color]) => (
          <li key={line}>
            {color !== null && <span className="swatch" style={{ background: `var(--${color})` }} />}
            {line}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
