/**
 * The secrets of the second factor at rest: an authenticator's and a telephone's number are sealed, codes hashed, all under the person's key `rest`. A copy
 * of the database opens neither, and both end with the person's keys.
 */
import { createHmac, createSecretKey } from "node:crypto";
import { openBytes, type Place, sealBytes } from "#server/crypto/seal.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import type { Services } from "#server/services.ts";

const placeOf = (factorId: string, owner: string): Place => ({
  table: "auth.factors",
  row: factorId,
  column: "secret",
  owner,
});

type FactorSeal = {
  seal(factorId: string, secret: Uint8Array): Buffer;
  /** Null when it was altered, moved, or sealed with another key: no code of it is right any more, and the other ways in still are. */
  open(factorId: string, sealed: Buffer): Buffer | null;
  hashCode(code: string): string;
  /** Of one's own telephone number; not of a factor's, which is its secret. */
  sealPhone(phone: string): Buffer;
  /** @throws Error as `open` does */
  openPhone(sealed: Buffer): string;
  /** Of a code that was sent. @param about what it was sent for: a factor's id, a number */
  hashSent(about: string, code: string): string;
};

export async function factorSeal(
  { db, keys, log }: Pick<Services, "db" | "keys" | "log">,
  scope: OwnerScope,
): Promise<FactorSeal> {
  const { personId } = scope;
  const key = await db.transact(scope, (tx) => keys.keyFor(tx, personId, "rest"));
  // A key of its own, so that no key both seals and hashes.
  const codes = createSecretKey(createHmac("sha256", key).update("tendre:backup-codes").digest());
  const sent = createSecretKey(createHmac("sha256", key).update("tendre:sent-codes").digest());
  const phonePlace: Place = {
    table: "auth.phone_numbers",
    row: personId,
    column: "number",
    owner: personId,
  };
  return {
    sealPhone: (phone) => sealBytes(key, phonePlace, Buffer.from(phone)),
    openPhone: (sealed) => openBytes(key, phonePlace, sealed).toString(),
    hashSent: (about, code) =>
      createHmac("sha256", sent).update(`${personId} ${about} ${code}`).digest("hex"),
    seal: (factorId, secret) => sealBytes(key, placeOf(factorId, personId), secret),
    open(factorId, sealed) {
      try {
        return openBytes(key, placeOf(factorId, personId), sealed);
      } catch {
        log.warn({}, "the secret of a second factor does not open");
        return null;
      }
    },
    hashCode: (code) => createHmac("sha256", codes).update(`${personId} ${code}`).digest("hex"),
  };
}
