/**
 * Keys for journals that a browser keeps locked for a person who is signed out (docs/decisions/015-signing-out.md). The server stores none
 * of them: the ticket is the key itself, sealed for one person, and is opened only in a session of that person.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { openWithAny } from "./retired-seals.ts";
import { openBytes, type Place, sealBytes } from "./seal.ts";

const keyLength = 32;
const idLength = 36;

type LockTickets = {
  /** A new key for each lock: 32 bytes and its ticket, both base64url. */
  issue(personId: string): { readonly key: string; readonly ticket: string };
  /** The key in a ticket of this person; null for another person's ticket, an altered one and one that was never issued. */
  redeem(personId: string, ticket: string): Promise<string | null>;
};

export function createLockTickets(parts: Parameters<typeof openWithAny>[0]): LockTickets {
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
      const seal = parts.masters.current().sealFor("device-lock");
      const sealed = sealBytes(seal, placeOf(personId, id), key);
      return {
        key: key.toString("base64url"),
        ticket: Buffer.concat([Buffer.from(id), sealed]).toString("base64url"),
      };
    },
    async redeem(personId, ticket) {
      const bytes = Buffer.from(ticket, "base64url");
      const place = placeOf(personId, bytes.subarray(0, idLength).toString());
      const key = await openWithAny(parts, "device-lock", (seal) =>
        openBytes(seal, place, bytes.subarray(idLength)),
      );
      return key?.toString("base64url") ?? null;
    },
  };
}
