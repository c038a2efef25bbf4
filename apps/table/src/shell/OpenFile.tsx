import { useShell } from "../store/shell.ts";
import { troubleOf } from "../store/trouble.ts";
import { FileField } from "../study/FileField.tsx";
import { readJson } from "../study/files.ts";
import { openFile } from "../study/open.ts";
import { useWords } from "../words/index.ts";

/** Opens a replay, a scenario or a study from a file. */
export function OpenFile() {
  const words = useWords();
  const notify = useShell(({ notify }) => notify);
  const open = async (file: File) => {
    try {
      await openFile(await readJson(file));
    } catch (problem) {
      notify(`${words.problems.file} ${troubleOf(problem)}`);
    }
  };
  return <FileField label={words.home.openButton} onFile={(file) => void open(file)} />;
}
