/** A sign-out that is not done yet: on the device before anything else is touched, gone when the server has answered. */
import type { Owed } from "#domain/account/device-session.ts";
import { readLocal, removeLocal, writeLocal } from "./local-storage.ts";
import { isRecord } from "./person.ts";

/** app/boot.js reads it too: nobody is asked for while it is there. */
export const owedKey = "tendre.signOutOwed";

export function keepOwed(owed: Owed): void {
  writeLocal(owedKey, JSON.stringify(owed));
}

export function forgetOwed(): void {
  removeLocal(owedKey);
}

export function readOwed(): Owed | null {
  const text = readLocal(owedKey);
  return text === null ? null : (parseOwed(text) ?? unreadable);
}

/** Better once too often than not at all; what it is not known to be for is locked, not deleted. */
const unreadable: Owed = { personId: null, disposal: "lock", since: new Date(0).toISOString() };

function parseOwed(text: string): Owed | null {
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
