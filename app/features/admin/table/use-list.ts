import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { z } from "zod";
import type { ListAnswer } from "#domain/admin/list.ts";
import { type AdminProblem, askAdmin } from "../asking/ask-admin.ts";
import { answerOf, problemOf } from "../asking/queries.ts";
import {
  isNarrowed,
  type ListShape,
  type ListState,
  listQuery,
  readListState,
  writeListState,
} from "./list-state.ts";

export type List<R> = {
  readonly state: ListState;
  /** Anything but another page begins at the first one. */
  readonly change: (next: Partial<ListState>) => void;
  /** Undefined before the first answer; that of the question before while the next is awaited. */
  readonly answer: ListAnswer<R> | undefined;
  /** The answer is that of the question before. */
  readonly isPrevious: boolean;
  /** Less is asked for than usual. */
  readonly isNarrowed: boolean;
  readonly problem: AdminProblem | null;
  /** The same without pages, for a file. */
  readonly wholeQuery: string;
  readonly isAsking: boolean;
  readonly askAgain: () => void;
};

type ListSource<R> = {
  readonly path: string;
  readonly schema: z.ZodType<ListAnswer<R>>;
  readonly shape: ListShape;
  /** Days of the address as the instants that the server takes. */
  readonly days?: readonly string[];
};

/** A list that the server searches, sorts and pages. */
export function useList<R>({ path, schema, shape, days = [] }: ListSource<R>): List<R> {
  const [params, setParams] = useSearchParams();
  const state = readListState(params, shape);
  const query = listQuery(inInstants(state, days));
  const queries = useQueryClient();
  const queryKey = ["list", path, query];
  const asked = useQuery({
    queryKey,
    queryFn: ({ signal }) => answerOf(askAdmin(schema, `${path}?${query}`, { signal })),
    placeholderData: keepPreviousData,
  });
  return {
    state,
    // A search is written letter by letter: only pages are steps of the browser's history.
    change: (next) =>
      setParams((now) => writeListState(now, { ...state, page: 1, ...next }, shape), {
        replace: next.page === undefined,
        preventScrollReset: true,
      }),
    answer: asked.data,
    isPrevious: asked.isPlaceholderData,
    isNarrowed: isNarrowed(state, shape),
    problem: problemOf(asked.error),
    wholeQuery: listQuery(inInstants(state, days), true),
    isAsking: asked.isFetching,
    askAgain: () => void queries.invalidateQueries({ queryKey }),
  };
}

/** A day begins at midnight where one is; "until" a day is until its end. */
function inInstants(state: ListState, days: readonly string[]): ListState {
  const filters = { ...state.filters };
  for (const name of days) {
    const day = new Date(`${filters[name]}T00:00:00`);
    if (name === "until") day.setDate(day.getDate() + 1);
    filters[name] = Number.isNaN(day.getTime()) ? "" : day.toISOString();
  }
  return { ...state, filters };
}
