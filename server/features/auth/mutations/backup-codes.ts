/** Backup codes: ten at a time, each good once. What is stored is a hash under a key of the person's own (factor-seal.ts). */
import { randomInt } from "node:crypto";
import { backupCodeAlphabet, backupCodeCount, backupCodeLength } from "#domain/account/second-factor.ts";
import type { AuthRows } from "../auth-database.ts";

const newCode = () =>
  Array.from(
    { length: backupCodeLength },
    () => backupCodeAlphabet[randomInt(backupCodeAlphabet.length)],
  ).join("");

/**
 * Makes ten codes in place of those that were there.
 * @returns the codes, which only the answer contains
 */
export async function makeBackupCodes(
  tx: AuthRows,
  userId: string,
  hash: (code: string) => string,
  now: Date,
): Promise<readonly string[]> {
  const codes = Array.from({ length: backupCodeCount }, newCode);
  await tx.rows("delete from auth.backup_codes where user_id = $1", [userId]);
  await tx.rows(
    `insert into auth.backup_codes (user_id, code_hash, created_at)
     select $1, hash, $3 from unnest($2::text[]) as hash on conflict do nothing`,
    [userId, codes.map(hash), now],
  );
  return codes;
}

/** @returns false when it is none of this person's, or was used: of fifty at once one deletes the row. */
export async function useBackupCode(tx: AuthRows, userId: string, codeHash: string): Promise<boolean> {
  const used = await tx.rows(
    "delete from auth.backup_codes where user_id = $1 and code_hash = $2 returning 1 as one",
    [userId, codeHash],
  );
  return used.length > 0;
}
