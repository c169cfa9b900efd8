/** The slow salted hash of a PIN: PBKDF2-HMAC-SHA-256 of the browser itself, 600,000 rounds (OWASP's figure). */
import type { PinHash } from "#domain/account/app-lock.ts";
import { fromBase64, toBase64 } from "../base64.ts";

const rounds = 600_000;
const saltLength = 16;

/** Browsers give the functions to pages that came by https, and from this machine. */
export function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export async function hashPin(pin: string): Promise<PinHash> {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  return { salt: toBase64(salt), rounds, hash: await derive(pin, salt, rounds) };
}

export async function matchesPin(pin: string, kept: PinHash): Promise<boolean> {
  try {
    return (await derive(pin, fromBase64(kept.salt), kept.rounds)) === kept.hash;
  } catch {
    // A salt that is none opens nothing.
    return false;
  }
}

async function derive(pin: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<string> {
  const bytes = new TextEncoder().encode(pin);
  const key = await crypto.subtle.importKey("raw", bytes, "PBKDF2", false, ["deriveBits"]);
  const bits = await crypto.subtle.deriveBits(
    { name: "PBKDF2", hash: "SHA-256", salt, iterations },
    key,
    256,
  );
  return toBase64(bits);
}
