import { useEffect, useState } from "react";

/** The instant, told again each minute and at `end` to the second. */
export function useNow(end: string | null): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const left = end === null ? 0 : Date.parse(end) - Date.parse(now);
    const wait = left > 0 ? Math.min(left + 50, 60_000) : 60_000;
    const timer = setTimeout(() => setNow(new Date().toISOString()), wait);
    return () => clearTimeout(timer);
  }, [end, now]);
  return now;
}
