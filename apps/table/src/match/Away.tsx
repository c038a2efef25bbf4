import { useShell } from "../store/shell.ts";
import { useApartWords } from "../words/apart.ts";
import { useWords } from "../words/index.ts";

/** A match that cannot be shown here: it is not kept any more, or it is open in another window, from which it can be taken. */
export default function Away({ onTake }: { readonly onTake: (() => void) | null }) {
  const words = useWords();
  const go = useShell((shell) => shell.go);
  const { away } = useApartWords();
  const isElsewhere = onTake !== null;
  return (
    <main className="page">
      <h1 tabIndex={-1}>{isElsewhere ? away.elsewhere : away.missing}</h1>
      {isElsewhere && (
        <>
          <p className="lead">{away.elsewhereAbout}</p>
          <button type="button" className="button go" data-here onClick={onTake}>
            {away.here}
          </button>{" "}
        </>
      )}
      <button type="button" className={`button${isElsewhere ? "" : " go"}`} onClick={() => go({ at: "home" })}>
        {words.nav.home}
      </button>
    </main>
  );
}
