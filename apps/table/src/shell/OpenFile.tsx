import { useShell } from "../store/shell.ts";
import { troubleOf } from "../store/trouble.ts";
import { FileField } from "../study/FileField.tsx";
import { useWords } from "../words/index.ts";

/** Opens a replay, a scenario or a study from a file. */
export function OpenFile() {
  const words = useWords();
  const notify = useShell(({ notify }) => notify);
  const open = async (file: File) => {
    try {
      const { openFrom } = await import("../study/open.ts");
      await openFrom(file);
    } catch (problem) {
      notify(`${words.problems.file} ${troubleOf(problem)}`);
    }
  };
  return <FileField label={words.home.openButton} onFile={(file) => void open(file)} />;
}
