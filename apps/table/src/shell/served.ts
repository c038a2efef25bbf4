/** Is there a server of tables behind the page? A built page brings an answer of its own, so that no question is left open. */

const ask = async (): Promise<boolean> => {
  try {
    const { tables } = (await (await fetch("api/tables")).json()) as { readonly tables?: unknown };
    return Array.isArray(tables);
  } catch {
    return false;
  }
};

let asked: Promise<boolean> | null = null;

/** Asked once. */
export const isServed = (): Promise<boolean> => (asked ??= ask());
