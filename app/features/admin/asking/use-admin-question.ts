import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { type AdminProblem, askAdmin } from "./ask-admin.ts";
import { answerOf, problemOf } from "./queries.ts";

type AdminQuestion<T> = {
  readonly answer: T | undefined;
  readonly problem: AdminProblem | null;
  readonly isAsking: boolean;
  readonly askAgain: () => void;
};

/** `once`: only when it is opened, and after an act. `keep`: the answer to the question before stands while the next is awaited. */
const manners = {
  again: {},
  once: { refetchOnWindowFocus: false, refetchOnReconnect: false, gcTime: 0 },
  keep: { placeholderData: keepPreviousData },
} as const;

/** One question by its address. */
export function useAdminQuestion<T>(
  schema: z.ZodType<T>,
  path: string,
  manner: keyof typeof manners = "again",
): AdminQuestion<T> {
  const queries = useQueryClient();
  const queryKey = ["question", path];
  const asked = useQuery<T>({
    queryKey,
    queryFn: ({ signal }) => answerOf(askAdmin(schema, path, { signal })),
    ...(manners[manner] satisfies object),
  });
  return {
    answer: asked.data,
    problem: problemOf(asked.error),
    isAsking: asked.isFetching,
    askAgain: () => void queries.invalidateQueries({ queryKey }),
  };
}
