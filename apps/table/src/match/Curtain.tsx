import { useEffect, useRef } from "preact/hooks";
import { openCurtain } from "../store/table.ts";
import { useApartWords } from "../words/apart.ts";
import { useWords } from "../words/index.ts";

/** Between the turns of two people at one screen: nothing of a hand is there to be seen. */
export default function Curtain({ name }: { readonly name: string }) {
  const words = useWords();
  const apart = useApartWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="curtain">
      <h2>{words.hotSeat.curtain(name)}</h2>
      <p className="quiet">{apart.curtain.about}</p>
      <button ref={button} type="button" className="button go" onClick={openCurtain}>
        {apart.curtain.ready}
      </button>
    </div>
  );
}
