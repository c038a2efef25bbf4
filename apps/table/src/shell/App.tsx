import { useEffect, useRef } from "preact/hooks";
import { listed } from "../games.ts";
import { useShell } from "../store/shell.ts";
import { useWords } from "../words/index.ts";
import { entitle } from "./entitle.ts";
import { Failure } from "./Failure.tsx";
import { Home } from "./Home.tsx";
import { Notice } from "./Notice.tsx";
import { part } from "./part.ts";
import { TipLayer } from "./TipLayer.tsx";
import { Top } from "./Top.tsx";

// What is not the first screen is fetched when it is gone to.
const Fresh = part(() => import("../match/Fresh.tsx"));
const MatchScreen = part(() => import("../match/MatchScreen.tsx"));
const GameScreen = part(() => import("../deck/GameScreen.tsx"));
const DeckEditor = part(() => import("../deck/DeckEditor.tsx"));
const Learn = part(() => import("../learn/Learn.tsx"));
const Setup = part(() => import("../setup/Setup.tsx"));
const HelpSheet = part(() => import("./HelpSheet.tsx"));
const Puzzles = part(() => import("../puzzle/Puzzles.tsx"));
const Online = part(() => import("../online/Online.tsx"));
const FromLink = part(() => import("../study/FromLink.tsx"));

function Screen() {
  const words = useWords();
  const route = useShell(({ route }) => route);
  const meanwhile = <p className="loading">{words.loading}</p>;
  if ("game" in route && listed(route.game) === undefined) return <NoGame game={route.game} />;
  switch (route.at) {
    case "fresh":
      return <Fresh key={route.game} game={route.game} deck={route.deck} meanwhile={meanwhile} />;
    case "match":
      return <MatchScreen key={route.id} id={route.id} meanwhile={meanwhile} />;
    case "game":
      return <GameScreen key={`${route.game} ${route.show}`} game={route.game} show={route.show} meanwhile={meanwhile} />;
    case "deck":
      return <DeckEditor key={`${route.game} ${route.deck}`} game={route.game} deck={route.deck} meanwhile={meanwhile} />;
    case "learn":
      return <Learn key={route.game} game={route.game} meanwhile={meanwhile} />;
    case "setup":
      return <Setup key={route.game} game={route.game} meanwhile={meanwhile} />;
    case "puzzles":
      return <Puzzles key={route.game} game={route.game} meanwhile={meanwhile} />;
    case "online":
      return <Online path={route.path} meanwhile={meanwhile} />;
    case "link":
      return <FromLink key={route.payload} payload={route.payload} meanwhile={meanwhile} />;
    default:
      return <Home />;
  }
}

/** An address that names no game there is. */
function NoGame({ game }: { readonly game: string }) {
  const words = useWords();
  return (
    <>
      <Top />
      <main className="page">
        <h1 tabIndex={-1}>{words.problems.unknownGame(game)}</h1>
        <a className="button go" href="#/">
          {words.nav.home}
        </a>
      </main>
    </>
  );
}

export function App() {
  const route = useShell(({ route }) => route);
  const help = useShell(({ help }) => help);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new place begins at its heading
  useEffect(() => {
    scrollTo(0, 0);
    const isFirst = first.current;
    first.current = false;
    /** What is fetched when it is gone to has its heading later; who has gone on by then stays there. */
    const begin = (soon: boolean): boolean => {
      const heading = entitle();
      if (heading === null) return false;
      if (!isFirst && (soon || document.activeElement === document.body)) heading.focus({ preventScroll: true });
      return true;
    };
    if (begin(true)) return;
    const look = new MutationObserver(() => begin(false) && look.disconnect());
    look.observe(document.body, { childList: true, subtree: true });
    return () => look.disconnect();
  }, [route]);
  return (
    <Failure>
      <Screen />
      {help && <HelpSheet />}
      <Notice />
      <TipLayer />
    </Failure>
  );
}
