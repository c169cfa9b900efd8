import { useRef, useState } from "react";
import type { DeletionOutcome, DeletionProblem } from "./deletion-calls.ts";

/** One act at a time; why it failed stays until the next. */
export function useDeletionAct() {
  const isBusy = useRef(false);
  const [doing, setDoing] = useState<string | null>(null);
  const [problem, setProblem] = useState<DeletionProblem | null>(null);
  return {
    /** The name of the act that is under way. */
    doing,
    problem,
    async act(name: string, call: () => Promise<DeletionOutcome>, onDone?: () => void): Promise<void> {
      if (isBusy.current) return;
      isBusy.current = true;
      setDoing(name);
      setProblem(null);
      const outcome = await call();
      isBusy.current = false;
      setDoing(null);
      if (outcome.ok) onDone?.();
      else setProblem(outcome.problem);
    },
  };
}
