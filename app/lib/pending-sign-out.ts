/** A pending sign-out: stored on the device before anything else is changed, removed when the server has responded. */
import type { PendingSignOut } from "#domain/account/device-session.ts";
import { readLocal, removeLocal, writeLocal } from "./local-storage.ts";
import { isRecord } from "./person.ts";

/** Also read by app/boot.js: no session is requested while it exists. */
export const pendingSignOutKey = "tendre.signOutOwed";

export function storePendingSignOut(pending: PendingSignOut): void {
  writeLocal(pendingSignOutKey, JSON.stringify(pending));
}

export function clearPendingSignOut(): void {
  removeLocal(pendingSignOutKey);
}

export function readPendingSignOut(): PendingSignOut | null {
  const text = readLocal(pendingSignOutKey);
  return text === null ? null : (parsePendingSignOut(text) ?? unreadable);
}

/** A superfluous sign-out is better than a missing one; an unreadable entry locks the journal and does not delete it. */
const unreadable: PendingSignOut = { personId: null, disposal: "lock", since: new Date(0).toISOString() };

function parsePendingSignOut(text: string): PendingSignOut | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || typeof value.since !== "string") return null;
    const { personId, disposal, since } = value;
    return {
      personId: typeof personId === "string" ? personId : null,
      disposal: disposal === "delete" ? "delete" : "lock",
      since,
    };
  } catch {
    return null;
  }
}
