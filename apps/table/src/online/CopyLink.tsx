import { useRef, useState } from "react";
import { useOnlineWords } from "../words/online.ts";

/** Copies what stands in a field: browsers give no clipboard to a page that came without https, but copy what is marked. */
async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy");
  }
}

/** A link to be copied. */
export function CopyLink({ label, about, link }: { readonly label: string; readonly about: string; readonly link: string }) {
  const words = useOnlineWords();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="copy-link">
      <h3>{label}</h3>
      <div className="row link-row">
        <input ref={field} className="field" readOnly value={link} aria-label={label} onFocus={(event) => event.target.select()} />
        <button
          type="button"
          className="button"
          aria-label={words.link.copyOf(label)}
          onClick={() => void copy(field.current!).then(setCopied)}
        >
          {words.link.copy}
        </button>
      </div>
      <p className="quiet" role="status">
        {copied ? words.link.copied : about}
      </p>
    </div>
  );
}
