/**
 * Whether a passkey of this device has signed a challenge of this page, after it looked at its owner (WebAuthn, "Verifying an Authentication Assertion"). It is
 * checked here, since no server takes part.
 */
import type { LockPasskey } from "#domain/account/app-lock.ts";
import { fromBase64, toBase64 } from "../base64.ts";

type Assertion = {
  readonly id: string;
  readonly clientData: ArrayBuffer;
  readonly authenticatorData: ArrayBuffer;
  readonly signature: ArrayBuffer;
};

type Expected = {
  readonly challenge: Uint8Array;
  readonly origin: string;
  /** The host that the passkey was made for. */
  readonly host: string;
};

/** Flags of the authenticator's data: somebody was there, and it was the owner. */
const userPresent = 0x01;
const userVerified = 0x04;

export async function isAssertedBy(
  passkey: LockPasskey,
  assertion: Assertion,
  expected: Expected,
): Promise<boolean> {
  try {
    const { clientData, authenticatorData, signature, id } = assertion;
    if (id !== passkey.id || !isOurs(clientData, expected)) return false;
    const data = new Uint8Array(authenticatorData);
    const host = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(expected.host));
    if (toBase64(data.slice(0, 32)) !== toBase64(host)) return false;
    const flags = data[32] ?? 0;
    if (!(flags & userPresent) || !(flags & userVerified)) return false;
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", clientData));
    return await isSignedBy(passkey, signature, new Uint8Array([...data, ...digest]));
  } catch {
    return false;
  }
}

function isOurs(clientData: ArrayBuffer, { challenge, origin }: Expected): boolean {
  const said: unknown = JSON.parse(new TextDecoder().decode(clientData));
  if (typeof said !== "object" || said === null) return false;
  const { type, challenge: answered, origin: from, crossOrigin } = Object.fromEntries(Object.entries(said));
  return (
    type === "webauthn.get" && answered === toBase64(challenge) && from === origin && crossOrigin !== true
  );
}

async function isSignedBy(
  { publicKey, algorithm }: LockPasskey,
  signature: ArrayBuffer,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const bytes = fromBase64(publicKey);
  if (algorithm === -257) {
    const rsa = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("spki", bytes, rsa, false, ["verify"]);
    return crypto.subtle.verify(rsa, key, signature, signed);
  }
  const key = await crypto.subtle.importKey("spki", bytes, { name: "ECDSA", namedCurve: "P-256" }, false, [
    "verify",
  ]);
  const plain = plainSignature(new Uint8Array(signature));
  return crypto.subtle.verify({ name: "ECDSA", hash: "SHA-256" }, key, plain, signed);
}

/** An authenticator writes two numbers in DER; WebCrypto takes them as 32 bytes each. */
function plainSignature(der: Uint8Array): Uint8Array<ArrayBuffer> {
  const plain = new Uint8Array(64);
  let at = 2;
  for (const place of [0, 32]) {
    if (der[at] !== 0x02) throw new Error("not a number in DER");
    const length = der[at + 1] ?? 0;
    const number = der.slice(at + 2, at + 2 + length);
    const digits = number.slice(Math.max(0, number.length - 32));
    plain.set(digits, place + 32 - digits.length);
    at += 2 + length;
  }
  return plain;
}
