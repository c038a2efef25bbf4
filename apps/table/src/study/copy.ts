/** Texts for the clipboard. */

/** Copies a text; false if it cannot be. Browsers give no clipboard to a page that came without https, but copy what is marked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const pressed = document.activeElement;
    const field = document.createElement("textarea");
    field.className = "hidden";
    field.value = text;
    (pressed?.parentElement ?? document.body).append(field); // an open sheet lets nothing outside of it be marked
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    if (pressed instanceof HTMLElement) pressed.focus();
    return done;
  }
}
