/**
 * Keys for journals that a browser keeps locked for a person who is signed out (docs/decisions/015-signing-out.md). The server stores none
 * of them: the ticket is the key itself, sealed for one person, and is opened only in a session of that person.
 */
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { dataKeyOf, openBytes, type Place, sealBytes } from "./seal.ts";

const keyLength = 32;
const idLength = 36;

type LockTickets = {
  /** A new key for each lock: 32 bytes and its ticket, both base64url. */
  issue(personId: string): { readonly key: string; readonly ticket: string };
  /** The key in a ticket of this person; null for another person's ticket, an altered one and one that was never issued. */
  redeem(personId: string, ticket: string): string | null;
};

export function createLockTickets(masterKey: string): LockTickets {
  const seal = dataKeyOf(createHash("sha256").update(`tendre:device-lock:${masterKey}`).digest());
  const placeOf = (owner: string, row: string): Place => ({
    table: "device_locks",
    row,
    column: "key",
    owner,
  });
  return {
    issue(personId) {
      const id = randomUUID();
      const key = randomBytes(keyLength);
      const sealed = sealBytes(seal, placeOf(personId, id), key);
      return {
        key: key.toString("base64url"),
        ticket: Buffer.concat([Buffer.from(id), sealed]).toString("base64url"),
      };
    },
    redeem(personId, ticket) {
      const bytes = Buffer.from(ticket, "base64url");
      const place = placeOf(personId, bytes.subarray(0, idLength).toString());
      try {
        return openBytes(seal, place, bytes.subarray(idLength)).toString("base64url");
      } catch {
        return null;
      }
    },
  };
}
