import { useState } from "react";
import { useSearchParams } from "react-router";
import { type ListFilter, readListFilter, writeListFilter } from "./list-filter.ts";

/** The filter on screen changes at once; its address follows, without a step in the history. */
export function useListFilter() {
  const [search, setSearch] = useSearchParams();
  const [filter, setQuestion] = useState(() => readListFilter(search));

  function ask(change: Partial<ListFilter>) {
    const next = { ...filter, ...change };
    setQuestion(next);
    setSearch(writeListFilter(next), { replace: true, preventScrollReset: true });
  }

  return [filter, ask] as const;
}
