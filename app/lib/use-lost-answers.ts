import { useEffect } from "react";

/** Milliseconds after an act without an answer: what was under way by then may still have been done. */
const askAgainAfter = [0, 5_000, 20_000];

/** Asks the server how things stand whenever an act got no answer (api-client.ts): what is shown is what it says, and not what was hoped. */
export function useLostAnswers(refresh: () => Promise<void>): void {
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const ask = () => {
      for (const delay of askAgainAfter) timers.add(setTimeout(() => void refresh(), delay));
    };
    addEventListener("tendre-unanswered", ask);
    return () => {
      removeEventListener("tendre-unanswered", ask);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [refresh]);
}
