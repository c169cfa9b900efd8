import { useEffect, useRef, useState } from "react";
import { askWhatBecame, type DeletionAct, type DeletionProblem, deletionActs } from "./deletion-calls.ts";

/** Milliseconds between two questions, and how many: a deletion that is still under way ends within the minute. */
const askEvery = 5_000;
const mostQuestions = 12;

type Failure = { readonly act: DeletionAct; readonly problem: DeletionProblem };

/** One act at a time; why it failed stays until the next. While an answer is missing, the server is asked again what became of it. */
export function useDeletionAct() {
  const isBusy = useRef(false);
  const [doing, setDoing] = useState<DeletionAct | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const doneLast = useRef<(() => void) | undefined>(undefined);
  const act = failure?.act;
  const problem = failure?.problem ?? null;
  useEffect(() => {
    if (act === undefined || (problem !== "lost" && problem !== "stands")) return;
    let isCurrent = true;
    let left = mostQuestions;
    const ask = async () => {
      // While no answer comes at all there is no end to asking.
      if (problem === "stands" && left-- <= 0) return;
      const outcome = await askWhatBecame(act);
      if (!isCurrent || isBusy.current) return;
      setFailure(outcome.ok ? null : { act, problem: outcome.problem });
      if (outcome.ok) doneLast.current?.();
    };
    const timer = setInterval(() => void ask(), askEvery);
    const askAtOnce = () => void ask();
    addEventListener("online", askAtOnce);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      removeEventListener("online", askAtOnce);
    };
  }, [act, problem]);
  return {
    /** The act that is under way. */
    doing,
    /** The act that failed last. */
    failed: act ?? null,
    problem,
    async act(name: DeletionAct, onDone?: () => void): Promise<void> {
      if (isBusy.current) return;
      if (!navigator.onLine) return setFailure({ act: name, problem: "offline" });
      isBusy.current = true;
      doneLast.current = onDone;
      setDoing(name);
      setFailure(null);
      const outcome = await deletionActs[name]();
      isBusy.current = false;
      setDoing(null);
      if (outcome.ok) onDone?.();
      else setFailure({ act: name, problem: outcome.problem });
    },
  };
}
