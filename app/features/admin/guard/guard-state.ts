/** Who may come into the back-office (specification, section 4: admin guard states). */
import type { DataResult } from "#domain/backend/data-result.ts";

type GuardProblem = "network" | "tooMany" | "unavailable";

export type GuardState =
  | { readonly is: "idle" }
  | { readonly is: "loading" }
  | { readonly is: "authorized"; readonly email: string }
  | { readonly is: "forbidden"; readonly why: "nobody" | "role" | "noProfile" }
  | { readonly is: "error"; readonly problem: GuardProblem };

/** What follows from the role and address of one's own profile. @param answer of `GET /api/profile?select=role,email` */
export function guardStateOf({ data, error, status }: DataResult<unknown>): GuardState {
  if (error?.code === "PGRST116") return { is: "forbidden", why: "noProfile" };
  if (status === 401) return { is: "forbidden", why: "nobody" };
  if (error) return { is: "error", problem: problemOf(status) };
  const profile = typeof data === "object" && data !== null ? data : {};
  if (!("role" in profile)) return { is: "error", problem: "unavailable" };
  if (profile.role !== "superadmin") return { is: "forbidden", why: "role" };
  return {
    is: "authorized",
    email: "email" in profile && typeof profile.email === "string" ? profile.email : "",
  };
}

function problemOf(status: number): GuardProblem {
  if (status === 0) return "network";
  return status === 429 ? "tooMany" : "unavailable";
}
