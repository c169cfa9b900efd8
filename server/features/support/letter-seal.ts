/**
 * What a letter to whoever runs the server says, and who wrote it: sealed under a key that opens letters and nothing else, which follows from the
 * master key, since nobody's own key is there when the back-office reads it, and a visitor has none.
 */
import { z } from "zod";
import { planNames } from "#domain/plan/plan.ts";
import type { MasterKeys } from "#server/crypto/master-keys.ts";
import { openWithAny } from "#server/crypto/retired-seals.ts";
import { openText, type Place, sealText } from "#server/crypto/seal.ts";
import type { Database } from "#server/db/database.ts";

const contentSchema = z.strictObject({
  subject: z.string(),
  words: z.string(),
  replyTo: z.string(),
  /** When it was written; null: not signed in. */
  plan: z.enum(planNames).nullable(),
  /** `replyTo` is the account's own address, which was confirmed. */
  isOwnAddress: z.boolean(),
});
export type LetterContent = z.infer<typeof contentSchema>;

const placeOf = (letterId: string): Place => ({
  table: "support_letters",
  row: letterId,
  column: "sealed",
  owner: "server",
});

export const sealLetter = (masters: MasterKeys, letterId: string, content: LetterContent): Buffer =>
  sealText(masters.current().sealFor("support-letter"), placeOf(letterId), JSON.stringify(content));

/** Null when no key of this server opens it. */
export async function openLetter(
  keyring: { readonly masters: MasterKeys; readonly db: Pick<Database, "anonymous"> },
  letterId: string,
  sealed: Buffer,
): Promise<LetterContent | null> {
  const text = await openWithAny(keyring, "support-letter", (key) =>
    openText(key, placeOf(letterId), sealed),
  );
  return text === null ? null : contentSchema.parse(JSON.parse(text));
}
