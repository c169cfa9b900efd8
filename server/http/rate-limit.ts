/** Attempts are counted in PostgreSQL, so that several instances count together and a restart forgets nothing. */
import { createHash } from "node:crypto";
import { AppError } from "#server/errors.ts";
import type { Services } from "#server/services.ts";
import type { Route } from "./route.ts";

/** @throws AppError `too_many` with `Retry-After` once the window's attempts are used up. */
export async function countAttempt(services: Services, declared: Route, who: string): Promise<void> {
  if (!declared.limit) return;
  await takeAttempt(
    services,
    `${declared.method} ${declared.path} ${who}`,
    declared.limit.max,
    declared.limit.windowSeconds,
  );
}

/** The same, for a key of the caller's own (an account being guessed at, say). The key is stored hashed. */
export async function takeAttempt(
  { db, clock }: Pick<Services, "db" | "clock">,
  key: string,
  max: number,
  windowSeconds: number,
): Promise<void> {
  const [row] = await db.anonymous.rows<{ wait: number }>({
    name: "take-attempt",
    text: "select take_attempt($1, $2, $3, $4) as wait",
    values: [createHash("sha256").update(key).digest(), max, windowSeconds, clock.now().toISOString()],
  });
  if (row && row.wait > 0) throw new AppError("too_many", { headers: { "retry-after": String(row.wait) } });
}

/** Gives back one attempt of `takeAttempt`: what succeeded was not a guess. */
export async function returnAttempt({ db }: Pick<Services, "db">, key: string): Promise<void> {
  await db.anonymous.rows({
    name: "return-attempt",
    text: "select return_attempt($1)",
    values: [createHash("sha256").update(key).digest()],
  });
}
