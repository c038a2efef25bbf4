import { createRoot } from "react-dom/client";
import { App } from "./shell/App.tsx";
import { whenLost } from "./store/kept.ts";
import { listenToAddress, useShell } from "./store/shell.ts";
import { beginLanguage, words } from "./words/index.ts";
import "./shell/theme.css";
import "./shell/page.css";

listenToAddress();
whenLost(() => useShell.getState().notify(words().problems.notKept));
const draw = () => createRoot(document.getElementById("page")!).render(<App />);
beginLanguage().then(draw, draw); // a catalogue that cannot be fetched leaves English
