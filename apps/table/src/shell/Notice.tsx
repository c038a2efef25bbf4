import { useEffect } from "preact/hooks";
import { useShell } from "../store/shell.ts";

const LONG = 6000;

/** What is told once and goes away by itself. */
export function Notice() {
  const { notice, notify } = useShell();
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => notify(null), LONG);
    return () => clearTimeout(timer);
  }, [notice, notify]);
  return (
    <div className="notice-room" role="status">
      {notice !== null && <p className="notice">{notice}</p>}
    </div>
  );
}
