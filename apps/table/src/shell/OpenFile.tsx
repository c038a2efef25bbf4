import { useRef } from "react";
import { useShell } from "../store/shell.ts";
import { readJson } from "../study/files.ts";
import { openFile } from "../study/open.ts";
import { useWords } from "../words/index.ts";

/** Opens a replay, a scenario or a study from a file. */
export function OpenFile() {
  const words = useWords();
  const notify = useShell(({ notify }) => notify);
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      await openFile(await readJson(file));
    } catch (problem) {
      notify(`${words.problems.file} ${problem instanceof Error ? problem.message : String(problem)}`);
    }
  };
  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {words.home.openButton}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words.home.openButton}
        onChange={(event) => void open(event.target.files?.[0])}
      />
    </>
  );
}
