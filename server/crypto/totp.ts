/**
 * Codes of authenticator apps: RFC 6238 with its defaults, which every app reads (SHA-1, six digits, a step of 30 seconds).
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { totpDigits } from "#domain/account/second-factor.ts";

/** Milliseconds. */
const stepLength = 30_000;
/** Steps that a clock may be ahead or behind (RFC 6238, section 5.2 recommends one). */
const drift = 1;
/** Bytes: the length of a SHA-1 (RFC 4226, section 4, R6). */
const secretLength = 20;

export const newTotpSecret = (): Buffer => randomBytes(secretLength);

/** The number of the step that `at` is in. */
export const totpStep = (at: Date): number => Math.floor(at.getTime() / stepLength);

/** The code of one step: RFC 4226, section 5.3. */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** totpDigits).padStart(totpDigits, "0");
}

/**
 * @param code six digits
 * @returns the newest step within the drift that has this code; null when none has
 */
export function findTotpStep(secret: Uint8Array, code: string, now: Date): number | null {
  const current = totpStep(now);
  let found: number | null = null;
  for (let step = current - drift; step <= current + drift; step += 1) {
    const [expected, given] = [Buffer.from(totpCode(secret, step)), Buffer.from(code)];
    if (given.length === expected.length && timingSafeEqual(given, expected)) found = step;
  }
  return found;
}

const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Base32 (RFC 4648) without padding, as authenticator apps take it by hand. */
export function readableSecret(secret: Uint8Array): string {
  const bits = [...secret].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const letters = bits.match(/.{1,5}/g) ?? [];
  return letters.map((five) => base32[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

/** What the QR code says (https://github.com/google/google-authenticator/wiki/Key-Uri-Format). */
export function totpUri(
  secret: Uint8Array,
  { issuer, account }: { issuer: string; account: string },
): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${readableSecret(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
