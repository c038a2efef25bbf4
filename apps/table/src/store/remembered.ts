/** Short texts that the browser remembers. One that remembers nothing is no trouble: what was said then holds until the page is left. */

export function recall(what: string): string | null {
  try {
    return localStorage.getItem(`duelex.${what}`);
  } catch {
    return null;
  }
}

export function remember(what: string, text: string): void {
  try {
    localStorage.setItem(`duelex.${what}`, text);
  } catch {
    // it is forgotten
  }
}
