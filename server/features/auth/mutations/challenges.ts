/** A question for a factor's code, put to one session, and the code that answers it. */
import type pg from "pg";
import { v7 as newId } from "uuid";
import { sentCodeLife } from "#domain/account/phone-number.ts";
import { factorTypes } from "#domain/account/second-factor.ts";
import { column } from "#server/row-shape.ts";
import { type AuthRows, inAuthTransaction } from "../auth-database.ts";

/** Milliseconds; a code that is sent lives as long (domain/account/phone-number.ts). */
const challengeLife = sentCodeLife;

type Asked = {
  readonly factorId: string;
  readonly userId: string;
  readonly sessionId: string;
  /** A sign-in that waits is asked for factors that count; only a signed-in person finishes setting one up. */
  readonly verifiedOnly: boolean;
  /** Of the code that is sent with it; null where an app shows one. */
  readonly codeHash: string | null;
  readonly now: Date;
};

/** @returns null when the factor is not this person's to answer */
export async function makeChallenge(
  pool: pg.Pool,
  { factorId, userId, sessionId, verifiedOnly, codeHash, now }: Asked,
): Promise<{ readonly id: string; readonly expiresAt: Date } | null> {
  const id = newId();
  const expiresAt = new Date(now.getTime() + challengeLife);
  return inAuthTransaction(pool, async (tx) => {
    const made = await tx.rows(
      `insert into auth.factor_challenges (id, factor_id, session_id, expires_at, code_hash)
       select $1, f.id, $4, $5, $7 from auth.factors f
       where f.id = $2 and f.user_id = $3 and (f.status = 'verified' or not $6)
       on conflict (factor_id, session_id) do update set id = excluded.id, expires_at = excluded.expires_at,
         code_hash = excluded.code_hash
       returning 1 as one`,
      [id, factorId, userId, sessionId, expiresAt, verifiedOnly, codeHash],
    );
    return made.length > 0 ? { id, expiresAt } : null;
  });
}

type Answer = { readonly challengeId: string; readonly factorId: string; readonly now: Date };

/**
 * Uses up the code, and the challenge with it. One statement decides, so that of many at once, on whatever instance, one gets in.
 * @param step of an app's code; null for one that was sent
 * @returns false when this code, or a newer one, was used before, the challenge was answered, or another code was sent
 */
export async function takeCode(
  tx: AuthRows,
  { challengeId, factorId, step, now }: Answer & { readonly step: number | null },
): Promise<boolean> {
  if (step !== null && !(await takeStep(tx, factorId, step))) return false;
  const answered = await tx.rows("delete from auth.factor_challenges where id = $1 returning 1 as one", [
    challengeId,
  ]);
  if (answered.length === 0) return false;
  await tx.rows("update auth.factors set last_used_at = $2 where id = $1", [factorId, now]);
  return true;
}

async function takeStep(tx: AuthRows, factorId: string, step: number): Promise<boolean> {
  const used = await tx.rows(
    "update auth.factors set last_used_step = $2 where id = $1 and last_used_step < $2 returning 1 as one",
    [factorId, step],
  );
  return used.length > 0;
}

const openChallenge = {
  factorId: column.uuid,
  factorType: column.text.oneOf(factorTypes),
  codeHash: column.text.orNull,
  status: column.text.oneOf(["unverified", "verified"]),
  secret: column.bytea.present,
};

/** The challenge and its factor; null when it is another session's, of another factor, too old or answered. */
export async function findChallenge(
  pool: pg.Pool,
  {
    challengeId,
    factorId,
    sessionId,
    userId,
    now,
  }: {
    readonly challengeId: string;
    readonly factorId: string;
    readonly sessionId: string;
    readonly userId: string;
    readonly now: Date;
  },
) {
  return inAuthTransaction(pool, async (tx) => {
    const [found] = await tx.rows(
      `select f.id as "factorId", f.factor_type as "factorType", c.code_hash as "codeHash", f.status, f.secret
       from auth.factor_challenges c join auth.factors f on f.id = c.factor_id
       where c.id = $1 and f.id = $2 and c.session_id = $3 and f.user_id = $4 and c.expires_at > $5
         and f.secret is not null`,
      [challengeId, factorId, sessionId, userId, now],
      openChallenge,
    );
    return found ?? null;
  });
}
