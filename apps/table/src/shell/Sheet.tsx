import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useWords } from "../words/index.ts";

export interface SheetProps {
  readonly heading: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
}

/** What an opened sheet is for, if it holds answers: whoever opened it by a key goes on by the same key. */
const ANSWER = ".sheet-body :is(.card.may, [data-answer])";

/** Something laid over the page; it takes the focus, and gives it back, however it goes away. */
export function Sheet({ heading, onClose, children, wide }: SheetProps) {
  const words = useWords();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>(ANSWER)?.focus();
    return () => dialog.close(); // what is taken out of the page while it is open gives nothing back
  }, []);
  return (
    <dialog
      ref={ref}
      className={`sheet${wide ? " wide" : ""}`}
      aria-label={heading}
      onClose={() => ref.current !== null && onClose()} // told late: another sheet may be open by then
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header>
        <h2>{heading}</h2>
        <button type="button" className="button bare" onClick={onClose} aria-label={words.close}>
          ✕
        </button>
      </header>
      <div className="sheet-body">{children}</div>
    </dialog>
  );
}
