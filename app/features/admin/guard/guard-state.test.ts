import { expect, test } from "vitest";
import { type DataResult, failureOf, networkFailure } from "#domain/backend/data-result.ts";
import { wireError } from "#domain/wire/wire-error.ts";
import { guardStateOf } from "./guard-state.ts";

const profile = (data: unknown): DataResult<unknown> => ({ data, error: null, count: null, status: 200 });
const refused = (code: string, status: number) => failureOf(wireError(code, ""), status);

test.each([
  ["a superadmin", profile({ role: "superadmin", email: "a@b.c" }), { is: "authorized", email: "a@b.c" }],
  ["anybody else", profile({ role: "user", email: "a@b.c" }), { is: "forbidden", why: "role" }],
  ["a role that this build does not know", profile({ role: "editor" }), { is: "forbidden", why: "role" }],
  ["someone without a profile", refused("PGRST116", 406), { is: "forbidden", why: "noProfile" }],
  ["a session that has ended", refused("unauthorized", 401), { is: "forbidden", why: "nobody" }],
  ["an answer without a role", profile({}), { is: "error", problem: "unavailable" }],
  ["no answer", networkFailure(new TypeError("Failed to fetch")), { is: "error", problem: "network" }],
  ["too many questions", refused("too_many", 429), { is: "error", problem: "tooMany" }],
  ["a server that fails", refused("internal", 500), { is: "error", problem: "unavailable" }],
] as const)("%s", (_, answer, state) => {
  expect(guardStateOf(answer)).toEqual(state);
});
