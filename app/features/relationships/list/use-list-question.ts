import { useState } from "react";
import { useSearchParams } from "react-router";
import { type ListQuestion, readListQuestion, writeListQuestion } from "./list-question.ts";

/** The question on screen changes at once; its address follows, without a step in the history. */
export function useListQuestion() {
  const [search, setSearch] = useSearchParams();
  const [question, setQuestion] = useState(() => readListQuestion(search));

  function ask(change: Partial<ListQuestion>) {
    const next = { ...question, ...change };
    setQuestion(next);
    setSearch(writeListQuestion(next), { replace: true, preventScrollReset: true });
  }

  return [question, ask] as const;
}
