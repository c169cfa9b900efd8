/**
 * An attacker who has a session and hands over passkeys that no browser made: for other pages, with other people's ids, with statements full
 * of certificates.
 */
import { createPrivateKey, sign } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cbor, cborMap, type Lies, makePasskey, passkeyLies } from "#server/testing/passkeys.ts";
import { type SignedIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { tallyOf } from "./tally.ts";

const tally = tallyOf("passkeys-made");

let server: TestServer;
let anna: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  anna = await signUp(server);
});

const codeIn = async (response: Response) => [response.status, (await response.json()).code];
const refused = [400, "invalid_passkey"];

/** Makes one as the lies say, and hands it over. */
async function keep(lies: Lies) {
  const by = { method: "POST", cookie: anna.cookie };
  const asked = await server.request("/api/auth/passkeys/options", { ...by, json: {} });
  const { challengeId, options } = await asked.json();
  const { credential } = makePasskey(options, lies);
  const json = { challengeId, friendly_name: "", credential };
  return codeIn(await server.request("/api/auth/passkeys", { ...by, json }));
}

test.each(passkeyLies)("a passkey that was made by %s is not kept", async (said, lie) => {
  const wrong = said === "a passkey being made" ? { type: "webauthn.get" } : lie;
  const answer = await keep(wrong);
  expect(answer).toEqual(refused);
  tally.note(answer[0] === 400, said);
});

/** Made for this test alone; nobody trusts it. */
const certificate =
  "MIIBxjCCAWygAwIBAgIBATAKBggqhkjOPQQDAjBTMQswCQYDVQQGEwJGUjEPMA0GA1UECgwGTm9ib2R5MSIwIAYDVQQLDBlBdXRoZW50aWNhdG9yIEF0dGVzdGF0aW9uMQ8wDQYDVQQDDAZOb2JvZHkwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMFMxCzAJBgNVBAYTAkZSMQ8wDQYDVQQKDAZOb2JvZHkxIjAgBgNVBAsMGUF1dGhlbnRpY2F0b3IgQXR0ZXN0YXRpb24xDzANBgNVBAMMBk5vYm9keTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABJbveitnVllxwCAFlJPkXqrscI28D4RIpqw6ET97WNM+xpdovkfBsV44BbigAE3nBAYgIpp5wm2rhRau5dziGAijLzAtMAwGA1UdEwEB/wQCMAAwHQYDVR0OBBYEFASmGUg3OVgdGR1/itQEqmwle6k+MAoGCCqGSM49BAMCA0gAMEUCIAzDOaX2AssQsxa1Psu1nJzBAh5pMzRFB0IpNyJZLIjxAiEAsZ47qQdVUmm8FAVG1hBI9/mn2ymVh0tRbu+DShf1BLs=";
const certificateKey = createPrivateKey({
  key: Buffer.from(
    "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgQ2stak5ISUE/twGW5jgZI20UXrZQXDX49LheWT/DA3ChRANCAASW73orZ1ZZccAgBZST5F6q7HCNvA+ESKasOhE/e1jTPsaXaL5HwbFeOAW4oABN5wQGICKaecJtq4UWruXc4hgI",
    "base64",
  ),
  format: "der",
  type: "pkcs8",
});

test("a statement with certificates is not read at all; one that the passkey signs itself is", async () => {
  const signed = (data: Buffer, key: Parameters<typeof sign>[2]) => [
    [cbor.text("alg"), cbor.int(-7)] as const,
    [cbor.text("sig"), cbor.bytes(sign("sha256", data, key))] as const,
  ];
  const chain = [cbor.text("x5c"), cbor.list(cbor.bytes(Buffer.from(certificate, "base64")))] as const;
  expect(
    await keep({
      statement: (data) => ({ format: "packed", cbor: cborMap(...signed(data, certificateKey), chain) }),
    }),
  ).toEqual(refused);
  expect(
    await keep({ statement: (data, key) => ({ format: "tpm", cbor: cborMap(...signed(data, key)) }) }),
  ).toEqual(refused);
  const [status] = await keep({
    statement: (data, key) => ({ format: "packed", cbor: cborMap(...signed(data, key)) }),
  });
  expect(status).toBe(200);
});
