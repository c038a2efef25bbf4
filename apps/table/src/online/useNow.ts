import { useEffect, useState } from "preact/hooks";

/** The page's own clock in milliseconds, read anew while it matters. */
export function useNow(running: boolean, every: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    setNow(performance.now());
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), every);
    return () => clearInterval(timer);
  }, [running, every]);
  return now;
}
