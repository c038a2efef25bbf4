import { options, render } from "preact";
import { App } from "./shell/App.tsx";
import { whenLost } from "./store/kept.ts";
import { listenToAddress, useShell } from "./store/shell.ts";
import { beginLanguage, words } from "./words/index.ts";
import "./shell/theme.css";
import "./shell/page.css";

// What is to be done once something stands there is done at once, not a frame later: the next key may come before that.
options.requestAnimationFrame = queueMicrotask;
listenToAddress();
whenLost(() => useShell.getState().notify(words().problems.notKept));
const draw = () => render(<App />, document.getElementById("page")!);
beginLanguage().then(draw, draw); // a catalogue that cannot be fetched leaves English
