/** An authenticator in software for tests: it makes passkeys and answers with them as a browser hands them on, and lies where it is told to. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from "#domain/account/passkey-fields.ts";
import type { TestRequest } from "./requests.ts";
import { type TestServer, testOrigin } from "./test-server.ts";

/** What an answer says in place of the truth. */
export type Lies = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly challenge?: string;
  /** Members of the client data besides. */
  readonly client?: Readonly<Record<string, unknown>>;
  readonly userVerified?: boolean;
  readonly userPresent?: boolean;
  readonly count?: number;
  readonly userHandle?: string | null;
  readonly id?: string;
  /** The statement, in place of none: its format, and its CBOR over what an authenticator signs. */
  readonly statement?: (signed: Buffer, key: KeyObject) => { readonly format: string; readonly cbor: Buffer };
};

export type TestPasskey = {
  readonly credentialId: string;
  readonly key: KeyObject;
  userHandle: string;
  /** Of its uses; 0 stays 0, as with passkeys that are kept in step. */
  count: number;
};

const text = (words: string) => head(3, Buffer.byteLength(words), Buffer.from(words));
const bytes = (value: Buffer) => head(2, value.length, value);
const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
export const cborMap = (...pairs: readonly (readonly [Buffer, Buffer])[]) =>
  head(5, pairs.length, ...pairs.flat());
export const cbor = {
  text,
  bytes,
  int,
  list: (...values: readonly Buffer[]) => head(4, values.length, ...values),
};

function head(major: number, value: number, ...rest: readonly Buffer[]): Buffer {
  const first = major << 5;
  if (value < 24) return Buffer.concat([Buffer.from([first | value]), ...rest]);
  if (value < 256) return Buffer.concat([Buffer.from([first | 24, value]), ...rest]);
  return Buffer.concat([Buffer.from([first | 25, value >> 8, value & 255]), ...rest]);
}

const base64url = (value: Buffer | string) => Buffer.from(value).toString("base64url");
const sha256 = (value: Buffer | string) => createHash("sha256").update(value).digest();

const clientData = (type: string, challenge: string, lies: Lies) =>
  Buffer.from(
    JSON.stringify({
      type: lies.type ?? type,
      challenge: lies.challenge ?? challenge,
      origin: lies.origin ?? testOrigin,
      crossOrigin: false,
      ...lies.client,
    }),
  );

function authenticatorData(rpId: string, count: number, lies: Lies, credential?: Buffer): Buffer {
  const { userPresent = true, userVerified = true } = lies;
  const flags = (userPresent ? 1 : 0) | (userVerified ? 4 : 0) | (credential ? 64 : 0);
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  const parts = [sha256(lies.rpId ?? rpId), Buffer.from([flags]), counter];
  return Buffer.concat(credential ? [...parts, credential] : parts);
}

/** @param count where its counter starts; 0 for one that does not count */
export function makePasskey(
  options: PasskeyCreation["options"],
  lies: Lies = {},
  { count = 0, aaguid = Buffer.alloc(16) }: { readonly count?: number; readonly aaguid?: Buffer } = {},
): { readonly passkey: TestPasskey; readonly credential: PasskeyAttestation } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = lies.id ?? base64url(randomBytes(16));
  const id = Buffer.from(credentialId, "base64url");
  const key = cborMap(
    [int(1), int(2)],
    [int(3), int(-7)],
    [int(-1), int(1)],
    [int(-2), bytes(Buffer.from(x, "base64url"))],
    [int(-3), bytes(Buffer.from(y, "base64url"))],
  );
  const attested = Buffer.concat([aaguid, Buffer.from([id.length >> 8, id.length & 255]), id, key]);
  const data = authenticatorData(options.rp.id, count, lies, attested);
  const client = clientData("webauthn.create", options.challenge, lies);
  const signed = Buffer.concat([data, sha256(client)]);
  const { format, cbor: statement } = lies.statement?.(signed, privateKey) ?? {
    format: "none",
    cbor: cborMap(),
  };
  const attestationObject = cborMap(
    [text("fmt"), text(format)],
    [text("attStmt"), statement],
    [text("authData"), bytes(data)],
  );
  return {
    passkey: { credentialId, key: privateKey, userHandle: options.user.id, count },
    credential: {
      id: credentialId,
      rawId: credentialId,
      type: "public-key",
      response: {
        clientDataJSON: base64url(client),
        attestationObject: base64url(attestationObject),
        transports: ["internal"],
      },
    },
  };
}

export function answerWith(
  passkey: TestPasskey,
  options: PasskeyRequest["options"],
  lies: Lies = {},
): PasskeyAssertion {
  if (passkey.count > 0) passkey.count += 1;
  const data = authenticatorData(options.rpId, lies.count ?? passkey.count, lies);
  const client = clientData("webauthn.get", options.challenge, lies);
  const signature = sign("sha256", Buffer.concat([data, sha256(client)]), passkey.key);
  const id = lies.id ?? passkey.credentialId;
  return {
    id,
    rawId: id,
    type: "public-key",
    response: {
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
      userHandle: lies.userHandle === undefined ? passkey.userHandle : lies.userHandle,
    },
  };
}

type By = { readonly cookie?: string; readonly headers?: Record<string, string> };

/** Makes a passkey through the public API, as the page does it. */
export async function addPasskey(
  server: Pick<TestServer, "request">,
  cookie: string,
  { name = "", ...made }: { readonly name?: string; readonly count?: number; readonly aaguid?: Buffer } = {},
): Promise<TestPasskey & { readonly id: string }> {
  const asked = await server.request("/api/auth/passkeys/options", { method: "POST", json: {}, cookie });
  if (!asked.ok) throw new Error(`Not asked: ${await asked.text()}`);
  const { challengeId, options } = await asked.json();
  const { passkey, credential } = makePasskey(options, {}, made);
  const json = { challengeId, friendly_name: name, credential };
  const kept = await server.request("/api/auth/passkeys", { method: "POST", json, cookie });
  if (!kept.ok) throw new Error(`Not kept: ${await kept.text()}`);
  return Object.assign(passkey, { id: (await kept.json()).id });
}

/** Asks to sign in and answers. */
export async function signInWithPasskey(
  request: TestRequest,
  passkey: TestPasskey,
  lies: Lies = {},
  by: By = {},
): Promise<Response> {
  const asked = await request("/api/auth/sign-in/passkey/options", { method: "POST", json: {}, ...by });
  if (!asked.ok) return asked;
  const { challengeId, options } = await asked.json();
  const json = { challengeId, credential: answerWith(passkey, options, lies) };
  return request("/api/auth/sign-in/passkey", { method: "POST", json, ...by });
}

/** As a second factor, or as a proof. */
export async function confirmWithPasskey(
  request: TestRequest,
  passkey: TestPasskey,
  by: By,
  { lies = {}, trustBrowser = false }: { readonly lies?: Lies; readonly trustBrowser?: boolean } = {},
): Promise<Response> {
  const asked = await request("/api/auth/passkeys/challenge", { method: "POST", json: {}, ...by });
  if (!asked.ok) return asked;
  const { challengeId, options } = await asked.json();
  const json = { challengeId, credential: answerWith(passkey, options, lies), trustBrowser };
  return request("/api/auth/passkeys/verify", { method: "POST", json, ...by });
}

/** What each of these says is signed by the right key: only what was signed is wrong. */
export const passkeyLies: readonly (readonly [string, Lies])[] = [
  ["a page of another site", { origin: "https://tendre.test.example.org" }],
  ["the same name without its port", { origin: "http://tendre.test:8080" }],
  ["a site below this one", { origin: "http://lure.tendre.test" }],
  ["the same site without its s", { origin: "https://tendre.test" }],
  ["another host's passkey", { rpId: "example.org" }],
  ["a page within another's frame", { client: { crossOrigin: true } }],
  ["a page within a frame that is named", { client: { topOrigin: "https://lure.example.org" } }],
  ["a passkey being made", { type: "webauthn.create" }],
  ["a payment", { type: "payment.get" }],
  ["another challenge", { challenge: "A".repeat(43) }],
  ["nobody touched it", { userPresent: false }],
  ["nobody was recognised", { userVerified: false }],
];
