import type { CSSProperties } from "preact";
import { useEffect, useState } from "preact/hooks";
import { EmblemPicture } from "../card/Emblem.tsx";
import { games } from "../games.ts";
import { colorIn } from "../mat/acts.ts";
import { hasFinished } from "../store/finished.ts";
import { useWords } from "../words/index.ts";
import { GoOn } from "./GoOn.tsx";
import { OpenFile } from "./OpenFile.tsx";
import { part } from "./part.ts";
import { hashOf } from "./route.ts";
import { isServed } from "./served.ts";
import { Top } from "./Top.tsx";

const People = part(() => import("../online/People.tsx"));

/** What is proposed to who has finished no match of a game, and to who has. */
const NEW = ["learn", "fresh"] as const;
const PLAYED = ["fresh", "learn"] as const;

/** The first screen: what each game is and how one wins it, then what was left unfinished, then everything else. */
export function Home() {
  const words = useWords();
  const [served, setServed] = useState(false);
  useEffect(() => {
    void isServed().then(setServed);
  }, []);
  const says = {
    learn: { label: words.home.learn, of: words.home.learnOf },
    fresh: { label: words.home.play, of: words.home.playOf },
  };
  return (
    <>
      <Top />
      <main className="page home">
        <h1 tabIndex={-1}>{words.home.heading}</h1>
        <p className="lead">{words.home.lead}</p>
        <ul className="game-list" aria-label={words.home.games}>
          {games.map(({ id, name, mat }) => (
            <li key={id} className="game" style={{ "--c": colorIn(mat)(mat.accent) } as CSSProperties}>
              <div className="fan" aria-hidden="true">
                {Object.keys(mat.colors)
                  .slice(-3)
                  .map((color) => (
                    <span key={color} style={{ "--c": colorIn(mat)(color) } as CSSProperties}>
                      <EmblemPicture number={id + color} kin={name} />
                    </span>
                  ))}
              </div>
              <h2>{name}</h2>
              <p>{mat.about}</p>
              <p className="win">{mat.win}</p>
              <div className="row">
                {(hasFinished(id) ? PLAYED : NEW).map((at, nth) => (
                  <a key={at} className={nth === 0 ? "button go" : "button"} href={hashOf({ at, game: id })} aria-label={says[at].of(name)}>
                    {says[at].label}
                  </a>
                ))}
                <a className="button bare" href={hashOf({ at: "game", game: id, show: "rules" })} aria-label={words.home.moreOf(name)}>
                  {words.home.more}
                </a>
              </div>
            </li>
          ))}
        </ul>
        <div className="boxes">
          {served && <People />}
          <GoOn />
          <section className="box">
            <h2>{words.home.setUp}</h2>
            <div className="line">
              <span>
                {words.home.editor} <span className="quiet">{words.home.editorAbout}</span>
              </span>
              <span className="row">
                {games.map(({ id, name }) => (
                  <a key={id} className="button" href={hashOf({ at: "setup", game: id })}>
                    {name}
                  </a>
                ))}
              </span>
            </div>
            <div className="line">
              <span>
                {words.home.open} <span className="quiet">{words.home.openAbout}</span>
              </span>
              <OpenFile />
            </div>
          </section>
        </div>
      </main>
    </>
  );
}
