import { createRoot } from "react-dom/client";
import { App } from "./shell/App.tsx";
import { listenToAddress } from "./store/shell.ts";
import { beginLanguage } from "./words/index.ts";
import "./shell/theme.css";
import "./shell/page.css";

listenToAddress();
await beginLanguage().catch(() => undefined); // a catalogue that cannot be fetched leaves English
createRoot(document.getElementById("page")!).render(<App />);
