import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { expect, test } from "vitest";
import type { LockPasskey } from "#domain/account/app-lock.ts";
import { toBase64 } from "../base64.ts";
import { isAssertedBy } from "./verify-assertion.ts";

const host = "tendre.example";
const expected = { challenge: new Uint8Array(32).fill(7), origin: `https://${host}`, host };
const id = toBase64(new Uint8Array([1, 2, 3]));

const elliptic = generateKeyPairSync("ec", { namedCurve: "P-256" });
const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });

const passkeyOf = (publicKey: KeyObject, algorithm: LockPasskey["algorithm"]): LockPasskey => ({
  id,
  publicKey: toBase64(new Uint8Array(publicKey.export({ type: "spki", format: "der" }))),
  algorithm,
});

type Said = { type: string; challenge: string; origin: string; crossOrigin?: boolean };

/** As an authenticator answers. */
function answer(
  key: KeyObject,
  { said = {}, flags = 0x05, from = host }: { said?: Partial<Said>; flags?: number; from?: string } = {},
) {
  const challenge = toBase64(expected.challenge);
  const client = { type: "webauthn.get", challenge, origin: expected.origin, crossOrigin: false, ...said };
  const clientData = new TextEncoder().encode(JSON.stringify(client));
  const data = Buffer.concat([createHash("sha256").update(from).digest(), Buffer.from([flags, 0, 0, 0, 9])]);
  const signed = Buffer.concat([data, createHash("sha256").update(clientData).digest()]);
  const signature = sign("sha256", signed, key);
  return {
    id,
    clientData: clientData.buffer,
    authenticatorData: new Uint8Array(data).buffer,
    signature: new Uint8Array(signature).buffer,
  };
}

test("what this device's passkey signed for this page, with its owner there, opens the lock", async () => {
  const passkey = passkeyOf(elliptic.publicKey, -7);
  // Both numbers of a signature are shorter now and then.
  for (let time = 0; time < 200; time += 1)
    expect(await isAssertedBy(passkey, answer(elliptic.privateKey), expected)).toBe(true);
  expect(await isAssertedBy(passkeyOf(rsa.publicKey, -257), answer(rsa.privateKey), expected)).toBe(true);
});

test("nothing else does: another page, an older answer, an owner that was not looked at, another key", async () => {
  const passkey = passkeyOf(elliptic.publicKey, -7);
  const right = answer(elliptic.privateKey);
  const old = toBase64(new Uint8Array(32).fill(8));
  const attempts = {
    "another origin": answer(elliptic.privateKey, { said: { origin: "https://evil.example" } }),
    "another host": answer(elliptic.privateKey, { from: "evil.example" }),
    "a replayed challenge": answer(elliptic.privateKey, { said: { challenge: old } }),
    "an enrolment": answer(elliptic.privateKey, { said: { type: "webauthn.create" } }),
    "from a frame of another site": answer(elliptic.privateKey, { said: { crossOrigin: true } }),
    "an owner that was not looked at": answer(elliptic.privateKey, { flags: 0x01 }),
    "nobody there": answer(elliptic.privateKey, { flags: 0x04 }),
    "another key": answer(generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey),
    "another credential": { ...right, id: toBase64(new Uint8Array([9])) },
    "other data": { ...right, authenticatorData: new ArrayBuffer(37) },
    "no data": { ...right, authenticatorData: new ArrayBuffer(0) },
    "no signature": { ...right, signature: new ArrayBuffer(0) },
    "no text": { ...right, clientData: new ArrayBuffer(4) },
  };
  for (const [what, assertion] of Object.entries(attempts))
    expect(await isAssertedBy(passkey, assertion, expected), what).toBe(false);
  expect(await isAssertedBy({ ...passkey, publicKey: "AAAA" }, right, expected), "no key").toBe(false);
});
