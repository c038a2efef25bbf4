import { createRoot } from "react-dom/client";
import { App } from "./shell/App.tsx";
import { listenToAddress } from "./store/shell.ts";
import "./shell/theme.css";
import "./shell/page.css";

listenToAddress();
createRoot(document.getElementById("page")!).render(<App />);
