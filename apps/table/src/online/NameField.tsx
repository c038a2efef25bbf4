import { useOnlineWords } from "../words/online.ts";

/** As long as a name may be. */
const LONGEST = 24;

/** What one is called at the table. */
export function NameField({ value, onChange }: { readonly value: string; readonly onChange: (name: string) => void }) {
  const words = useOnlineWords();
  return (
    <label>
      {words.make.name}
      <input
        className="field"
        required
        maxLength={LONGEST}
        autoComplete="nickname"
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
        aria-describedby="name-about"
      />
      <small id="name-about" className="quiet">
        {words.make.nameAbout}
      </small>
    </label>
  );
}
