/** Makes and revokes personal access tokens (docs/decisions/032-tokens-for-scripts.md). */
import { randomBytes } from "node:crypto";
import type pg from "pg";
import { v7 as newId } from "uuid";
import {
  personalTokenPrefix,
  type TokenLife,
  type TokenScope,
  tokenLimit,
} from "#domain/account/access-token.ts";
import { type AuthRows, inAuthTransaction } from "#server/features/auth/auth-database.ts";
import { hashToken } from "#server/http/session/session-token.ts";
import { column } from "#server/row-shape.ts";
import { type TokenRow, tokenColumns, tokenRow } from "../queries/personal-tokens.ts";

const day = 24 * 60 * 60 * 1000;
const keptBytes = 32;

type NewToken = {
  readonly userId: string;
  readonly name: string;
  readonly scope: TokenScope;
  readonly life: TokenLife;
  readonly now: Date;
};

/** @returns the row, and the token that only this answer contains; null when the person has as many as they may */
export async function makePersonalToken(
  pool: pg.Pool,
  { userId, name, scope, life, now }: NewToken,
): Promise<{ readonly row: TokenRow; readonly token: string } | null> {
  const token = `${personalTokenPrefix}${randomBytes(keptBytes).toString("base64url")}`;
  const expiresAt = life === null ? null : new Date(now.getTime() + life * day);
  return inAuthTransaction(pool, async (tx) => {
    // Two at once are counted one after the other.
    await tx.rows("select from auth.users where id = $1 for update", [userId]);
    const [working] = await tx.rows(
      `select count(*) as tokens from auth.access_tokens
       where user_id = $1 and revoked_at is null and (expires_at is null or expires_at > $2)`,
      [userId, now],
      { tokens: column.int8 },
    );
    if ((working?.tokens ?? 0) >= tokenLimit) return null;
    const [row] = await tx.rows(
      `insert into auth.access_tokens (id, user_id, name, token_hash, scope, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning ${tokenColumns}`,
      [newId(), userId, name, hashToken(token), scope, now, expiresAt],
      tokenRow,
    );
    return row ? { row, token } : null;
  });
}

/** @param id null: all of them. @returns how many were revoked by this call; two at once share them */
export async function revokeTokens(
  from: AuthRows,
  { userId, id, now }: { readonly userId: string; readonly id: string | null; readonly now: Date },
): Promise<number> {
  const revoked = await from.rows(
    `update auth.access_tokens set revoked_at = $3, token_hash = null
     where user_id = $1 and ($2::uuid is null or id = $2) and revoked_at is null returning 1 as one`,
    [userId, id, now],
  );
  return revoked.length;
}
