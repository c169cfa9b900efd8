/** What the server says when it is asked: at once, and again when the page is looked at or the network is back. Nothing is kept. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { AccountProblem, Told } from "./ask-account.ts";
import { useLostAnswers } from "./use-lost-answers.ts";

type Asked<T> = {
  /** Undefined before the first answer. */
  readonly value: T | undefined;
  /** Why the last question has no answer; what is shown is older then. */
  readonly problem: AccountProblem | null;
  readonly refresh: () => Promise<void>;
};

/** @param ask a constant function */
export function useAsked<T>(ask: () => Promise<Told<T>>): Asked<T> {
  const [value, setValue] = useState<T>();
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  const latest = useRef<object | null>(null);
  const refresh = useCallback(async () => {
    const mine = {};
    latest.current = mine;
    const told = await ask();
    if (mine !== latest.current) return;
    setProblem(told.ok ? null : told.problem);
    if (told.ok) setValue(told.value);
  }, [ask]);
  useEffect(() => {
    const check = () => document.visibilityState === "visible" && void refresh();
    check();
    addEventListener("online", check);
    document.addEventListener("visibilitychange", check);
    return () => {
      latest.current = null;
      removeEventListener("online", check);
      document.removeEventListener("visibilitychange", check);
    };
  }, [refresh]);
  useLostAnswers(refresh);
  return { value, problem, refresh };
}
