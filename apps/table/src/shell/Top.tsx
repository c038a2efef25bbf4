import type { ComponentChildren } from "preact";
import { useDark, useShell } from "../store/shell.ts";
import { chooseLanguage, languages, useLanguage, useWords } from "../words/index.ts";

/** The bar at the top of every screen. */
export function Top({ children, tools }: { readonly children?: ComponentChildren; readonly tools?: ComponentChildren }) {
  const words = useWords();
  const { changeTheme, setHelp } = useShell();
  const dark = useDark();
  const language = useLanguage(({ language }) => language);
  const codes = Object.keys(languages);
  return (
    <header className="top">
      <a className="brand" href="#/" aria-label={`${words.title}: ${words.nav.home}`}>
        {words.title}
      </a>
      <div className="top-middle">{children}</div>
      <div className="top-tools">
        {tools}
        {tools === undefined && codes.length > 1 && (
          <select
            className="field language"
            aria-label={words.nav.language}
            value={language}
            onChange={(event) => void chooseLanguage(event.currentTarget.value)}
          >
            {codes.map((code) => (
              <option key={code} value={code} lang={code}>
                {languages[code]!.name}
              </option>
            ))}
          </select>
        )}
        <button
          type="button"
          className="button bare icon"
          aria-label={words.theme.change}
          data-tip={dark ? words.theme.light : words.theme.dark}
          onClick={changeTheme}
        >
          ◐
        </button>
        <button type="button" className="button bare icon" aria-label={words.nav.help} onClick={() => setHelp(true)}>
          ?
        </button>
      </div>
    </header>
  );
}
