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
        {[words.help.green, words.help.red, words.help.amber, words.help.how, words.help.touch].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Sheet>
  );
}
