/**
 * argon2id with OWASP's first choice of costs (19 MiB, two passes), on libuv's threads. A gate keeps half of the threads
 * free: fifty sign-ins a second must not slow down other requests (docs/architecture.md, "Budgets").
 */
import { hash, verify } from "@node-rs/argon2";
import { AppError } from "#server/errors.ts";

const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const atOnce = 2;
const waitingAtMost = 200;

let running = 0;
const waiting: (() => void)[] = [];

/** @throws AppError `unavailable` when too many calls are waiting already. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize("NFKC"), costs));
}

export function verifyPassword({
  hash: kept,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  return inTurn(() => verify(kept, password.normalize("NFKC")));
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= waitingAtMost)
      throw new AppError("unavailable", { headers: { "retry-after": "2" } });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
