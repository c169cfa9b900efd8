/** Attempts are counted in PostgreSQL, so that several instances share one count and a restart keeps it. */
import { createHash } from "node:crypto";
import { isProduction } from "#server/env.ts";
import { AppError } from "#server/errors.ts";
import { column } from "#server/row-shape.ts";
import type { SecurityKind } from "#server/security-log.ts";
import type { Services } from "#server/services.ts";

export type Limit = {
  readonly max: number;
  readonly windowSeconds: number;
  /** Whom it counts: the caller's network or the signed-in person. Outside production a network is a crowd of 20. */
  readonly by: "address" | "person";
};

/** What is counted: the calls of one route. */
type Counted = { readonly method: string; readonly path: string; readonly limit?: Limit };

/** Everyone on a development machine shares one address, so the limit is multiplied there. */
const crowd = 20;

/**
 * Counts one attempt against the limit of a route.
 * @returns a function that takes the attempt off the count again
 * @throws AppError `too_many` with `Retry-After` once the window's attempts are used up
 */
export async function countAttempt(
  services: Services,
  { method, path, limit }: Counted,
  who: string,
): Promise<() => Promise<void>> {
  if (!limit) return async () => undefined;
  const isShared = limit.by === "address" && !isProduction(services.env);
  const key = `${method} ${path} ${who}`;
  await takeAttempt(services, key, limit.max * (isShared ? crowd : 1), limit.windowSeconds);
  return () => returnAttempt(services, key);
}

/**
 * Counts one attempt under a key of the caller's choice (an account whose password is being guessed, say). The key is stored hashed.
 * @param kind how the security log names the refusal
 * @throws AppError `too_many` with `Retry-After` in seconds
 */
export async function takeAttempt(
  { db, clock }: Pick<Services, "db" | "clock">,
  key: string,
  max: number,
  windowSeconds: number,
  kind: SecurityKind = "too_many",
): Promise<void> {
  const [row] = await db.anonymous.rows({
    name: "take-attempt",
    text: "select take_attempt($1, $2, $3, $4) as wait",
    values: [createHash("sha256").update(key).digest(), max, windowSeconds, clock.now().toISOString()],
    row: { wait: column.int4 },
  });
  if (row && row.wait > 0)
    throw new AppError("too_many", { headers: { "retry-after": String(row.wait) }, security: { kind } });
}

/** Takes one attempt of `takeAttempt` off the count again: a login that succeeded was not a guess. */
export async function returnAttempt({ db }: Pick<Services, "db">, key: string): Promise<void> {
  await db.anonymous.rows({
    name: "return-attempt",
    text: "select return_attempt($1)",
    values: [createHash("sha256").update(key).digest()],
  });
}

/** Takes all attempts under a key of `takeAttempt` off the count. */
export async function forgiveAttempts({ db }: Pick<Services, "db">, key: string): Promise<void> {
  await db.anonymous.rows({
    name: "forgive-attempts",
    text: "select forgive_attempts($1)",
    values: [createHash("sha256").update(key).digest()],
  });
}
