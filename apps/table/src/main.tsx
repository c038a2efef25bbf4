import { createRoot } from "react-dom/client";
import { App } from "./shell/App.tsx";
import { listenToAddress } from "./store/shell.ts";
import { beginLanguage } from "./words/index.ts";
import "./shell/theme.css";
import "./shell/page.css";

listenToAddress();
const draw = () => createRoot(document.getElementById("page")!).render(<App />);
beginLanguage().then(draw, draw); // a catalogue that cannot be fetched leaves English
