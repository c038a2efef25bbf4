import { lazy, Suspense, useEffect, useRef } from "react";
import { useShell } from "../store/shell.ts";
import { useWords } from "../words/index.ts";
import { Failure } from "./Failure.tsx";
import { Home } from "./Home.tsx";
import { Notice } from "./Notice.tsx";
import { TipLayer } from "./TipLayer.tsx";

// What is not the first screen is fetched when it is gone to.
const Fresh = lazy(() => import("../match/Fresh.tsx"));
const MatchScreen = lazy(() => import("../match/MatchScreen.tsx"));
const GameScreen = lazy(() => import("../deck/GameScreen.tsx"));
const DeckEditor = lazy(() => import("../deck/DeckEditor.tsx"));
const Learn = lazy(() => import("../learn/Learn.tsx"));
const Setup = lazy(() => import("../setup/Setup.tsx"));
const HelpSheet = lazy(() => import("./HelpSheet.tsx"));
const Puzzles = lazy(() => import("../puzzle/Puzzles.tsx"));
const FromLink = lazy(() => import("../study/FromLink.tsx"));

function Screen() {
  const route = useShell(({ route }) => route);
  switch (route.at) {
    case "fresh":
      return <Fresh key={route.game} game={route.game} />;
    case "match":
      return <MatchScreen key={route.id} id={route.id} />;
    case "game":
      return <GameScreen key={`${route.game} ${route.show}`} game={route.game} show={route.show} />;
    case "deck":
      return <DeckEditor key={`${route.game} ${route.deck}`} game={route.game} deck={route.deck} />;
    case "learn":
      return <Learn key={route.game} game={route.game} />;
    case "setup":
      return <Setup key={route.game} game={route.game} />;
    case "puzzles":
      return <Puzzles key={route.game} game={route.game} />;
    case "link":
      return <FromLink key={route.payload} payload={route.payload} />;
    default:
      return <Home />;
  }
}

export function App() {
  const words = useWords();
  const route = useShell(({ route }) => route);
  const help = useShell(({ help }) => help);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new place begins at its heading
  useEffect(() => {
    if (first.current) first.current = false;
    else document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [route]);
  return (
    <Failure>
      <Suspense fallback={<p className="loading">{words.loading}</p>}>
        <Screen />
      </Suspense>
      <Suspense>{help && <HelpSheet />}</Suspense>
      <Notice />
      <TipLayer />
    </Failure>
  );
}
