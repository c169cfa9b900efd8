import { QueryCache, QueryClient } from "@tanstack/react-query";
import type { AdminProblem, AdminTold } from "./ask-admin.ts";

/** Why a question has no answer; thrown inside a query only, which is how the library is told. */
class Unanswered extends Error {
  readonly problem: AdminProblem;
  constructor(problem: AdminProblem) {
    super(problem);
    this.problem = problem;
  }
}

export async function answerOf<T>(asking: Promise<AdminTold<T>>): Promise<T> {
  const told = await asking;
  if (told.ok) return told.value;
  throw new Unanswered(told.problem);
}

export function problemOf(error: Error | null): AdminProblem | null {
  if (error === null) return null;
  return error instanceof Unanswered ? error.problem : "unavailable";
}

/** Milliseconds an answer is shown without asking again. */
const fresh = 10_000;

/** @param onForbidden a question was refused: the right to ask may be gone */
export function createQueries(onForbidden: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => problemOf(error) === "forbidden" && onForbidden(),
    }),
    defaultOptions: {
      queries: {
        staleTime: fresh,
        // A page says itself what failed, and offers another try; without a network too.
        retry: false,
        networkMode: "always",
      },
    },
  });
}
