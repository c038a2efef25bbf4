import type { Problem } from "@duelex/kernel";
import { useEffect, useState } from "preact/hooks";

/** Nobody is interrupted while typing. In milliseconds. */
const SOON = 150;

/**
 * Everything that is wrong with something that is being changed; null while nobody has looked.
 * @param look asks for it; another function where it has been changed
 */
export function useProblems(look: () => Promise<readonly Problem[]>): readonly Problem[] | null {
  const [problems, setProblems] = useState<readonly Problem[] | null>(null);
  useEffect(() => {
    let latest = true;
    const timer = setTimeout(() => {
      look().then(
        (found) => latest && setProblems(found),
        () => undefined,
      );
    }, SOON);
    return () => {
      latest = false;
      clearTimeout(timer);
    };
  }, [look]);
  return problems;
}
