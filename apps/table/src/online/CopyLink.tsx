import { useState } from "preact/hooks";
import { copyText } from "../study/copy.ts";
import { useOnlineWords } from "../words/online.ts";

/** Does this page's address mean nothing to another machine? */
const isOnlyHere = (): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);

/** A link to be copied. */
export function CopyLink({ label, about, link }: { readonly label: string; readonly about: string; readonly link: string }) {
  const words = useOnlineWords();
  const [copied, setCopied] = useState(false);
  return (
    <div className="copy-link">
      <h3>{label}</h3>
      <div className="row link-row">
        <input className="field" readOnly value={link} aria-label={label} onFocus={({ currentTarget }) => currentTarget.select()} />
        <button type="button" className="button" aria-label={words.link.copyOf(label)} onClick={() => void copyText(link).then(setCopied)}>
          {words.link.copy}
        </button>
      </div>
      <p className="quiet" role="status">
        {copied ? words.link.copied : isOnlyHere() ? `${about} ${words.wait.onlyHere}` : about}
      </p>
    </div>
  );
}
