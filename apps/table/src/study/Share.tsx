import type { Position } from "@duelex/session";
import { useEffect, useState } from "preact/hooks";
import { Sheet } from "../shell/Sheet.tsx";
import { close, save, showSheet, useTable } from "../store/table.ts";
import { useApartWords } from "../words/apart.ts";
import { addressOf } from "./address.ts";
import { copyText } from "./copy.ts";
import { download } from "./files.ts";

const KINDS = ["replay", "study", "scenario"] as const;

/** The match as a link and as files. */
export function Share({ position }: { readonly position: Position }) {
  const apart = useApartWords();
  const curtain = useTable(({ curtain }) => curtain);
  const [link, setLink] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    save("study").then((reply) => {
      if (reply !== null) setLink(addressOf(reply.file));
    });
  }, []);
  const about = { replay: apart.share.replayAbout, study: apart.share.studyAbout, scenario: apart.share.scenarioAbout };
  const says = { replay: apart.share.replay, study: apart.share.study, scenario: apart.share.scenario };
  return (
    <Sheet heading={apart.share.heading} onClose={close}>
      <h3>{apart.share.link}</h3>
      {link !== null && (
        <>
          <div className="row link-row">
            <input
              className="field"
              readOnly
              value={link}
              aria-label={apart.share.link}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <button type="button" className="button go" onClick={() => void copyText(link).then(setCopied)}>
              {apart.share.copy}
            </button>
          </div>
          <p className="quiet" role="status">
            {copied ? apart.share.copied : apart.share.linkAbout(link.length)}
          </p>
        </>
      )}
      {KINDS.map((kind) => (
        <div key={kind} className="line">
          <span>
            {says[kind]} <small className="block quiet">{about[kind]}</small>
          </span>
          <button
            type="button"
            className="button"
            onClick={async () => {
              const reply = await save(kind);
              if (reply !== null) download(`${position.game}-${kind}.json`, reply.file);
            }}
          >
            {apart.share.saveAs[kind]}
          </button>
        </div>
      ))}
      {position.result === null && curtain === null && (
        <div className="line">
          <span>{apart.sure.concedeAbout}</span>
          <button type="button" className="button" onClick={() => showSheet("concede")}>
            {apart.sure.concede}
          </button>
        </div>
      )}
    </Sheet>
  );
}
