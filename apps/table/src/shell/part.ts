import { type ComponentChildren, type ComponentType, createElement } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** What fetches the parts that this page knows of and does not have yet. */
const known = new Set<() => Promise<unknown>>();

/**
 * A part of the page that is fetched when it is first shown, or before by `fetchParts`; until it is there `meanwhile` stands in its place.
 * @throws in the place where it is drawn, if it cannot be fetched
 */
export function part<Props extends object>(
  fetching: () => Promise<{ readonly default: ComponentType<Props> }>,
): (props: Props & { readonly meanwhile?: ComponentChildren }) => ComponentChildren {
  let fetched: ComponentType<Props> | null = null;
  const bring = async (): Promise<void> => {
    fetched = (await fetching()).default;
  };
  known.add(bring);
  return ({ meanwhile = null, ...props }) => {
    const [problem, setProblem] = useState<{ readonly thrown: unknown } | null>(null);
    const [, setThere] = useState(fetched !== null);
    useLayoutEffect(() => {
      if (fetched !== null) return setThere(true);
      bring().then(
        () => setThere(true),
        (thrown: unknown) => setProblem({ thrown }),
      );
    }, []);
    if (problem !== null) throw problem.thrown;
    return fetched === null ? meanwhile : createElement(fetched, props as unknown as Props);
  };
}

/** Fetches all parts that this page knows of, and those of which these know: the server that has them may be away when they are shown. */
export async function fetchParts(): Promise<void> {
  while (known.size > 0) {
    const wanted = [...known];
    known.clear();
    await Promise.allSettled(wanted.map((bring) => bring())); // a browser that could not fetch one does not try that one again
  }
}
