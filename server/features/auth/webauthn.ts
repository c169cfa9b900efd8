/**
 * What an authenticator's answer proves (Web Authentication, level 3; docs/decisions/029-passkeys.md). The library verifies; what it leaves
 * open is closed here: answers from within another site's frame, statements with certificates, the work that an unknown passkey saves.
 */
import { generateKeyPairSync } from "node:crypto";
import { passkeyChallengeLife } from "#domain/account/passkey.ts";
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from "#domain/account/passkey-fields.ts";

/** ES256 first, then RS256 (Windows) and EdDSA (COSE's numbers). */
const algorithms = [-7, -257, -8];
/** Bytes: an RSA key of 4,096 bits with room to spare. A longer one would only slow every sign-in with it down. */
const longestKey = 800;

/** Loaded with the first passkey: nobody else pays for it. */
const library = () => import("@simplewebauthn/server");
const attestations = () => import("@simplewebauthn/server/helpers");

type RelyingParty = { readonly id: string; readonly origin: string };

/** A passkey belongs to the host of the public address, and is asked for by its pages alone. */
function relyingParty(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

type KnownPasskey = { readonly credentialId: string; readonly transports: readonly string[] };
const described = ({ credentialId, transports }: KnownPasskey) => ({
  id: credentialId,
  type: "public-key" as const,
  transports: [...transports],
});

/** @param handle what the authenticator keeps for the person: random, and the same for all their passkeys */
export function creationOptions(
  publicUrl: string,
  asked: {
    readonly challenge: Buffer;
    readonly handle: string;
    readonly email: string;
    readonly name: string | null;
    readonly known: readonly KnownPasskey[];
  },
): PasskeyCreation["options"] {
  const { id } = relyingParty(publicUrl);
  return {
    rp: { id, name: "Tendre" },
    user: { id: handleText(asked.handle), name: asked.email, displayName: asked.name ?? asked.email },
    challenge: asked.challenge.toString("base64url"),
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
    timeout: passkeyChallengeLife,
    excludeCredentials: asked.known.map(described),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    attestation: "none",
  };
}

/** @param known the passkeys that may answer; none: any that is kept for this address */
export function requestOptions(
  publicUrl: string,
  challenge: Buffer,
  known: readonly KnownPasskey[],
): PasskeyRequest["options"] {
  return {
    challenge: challenge.toString("base64url"),
    rpId: relyingParty(publicUrl).id,
    timeout: passkeyChallengeLife,
    allowCredentials: known.map(described),
    userVerification: "required",
  };
}

export type NewCredential = {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly aaguid: string;
  readonly isSynced: boolean;
};

/** @returns null for anything but a new passkey of this address, made for this challenge by a person whom the authenticator verified */
export async function readNewCredential(
  publicUrl: string,
  challenge: Buffer,
  attestation: PasskeyAttestation,
): Promise<NewCredential | null> {
  const { id, origin } = relyingParty(publicUrl);
  try {
    if (isFramed(attestation.response.clientDataJSON) || !(await isPlain(attestation))) return null;
    const { verifyRegistrationResponse } = await library();
    const read = await verifyRegistrationResponse({
      response: { ...attestation, response: asLibrary(attestation.response), clientExtensionResults: {} },
      expectedChallenge: challenge.toString("base64url"),
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: algorithms,
    });
    if (!read.verified) return null;
    const { credential, aaguid, credentialBackedUp } = read.registrationInfo;
    if (credential.id !== attestation.id || credential.publicKey.length > longestKey) return null;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      signCount: credential.counter,
      aaguid,
      isSynced: credentialBackedUp,
    };
  } catch {
    // The library tells what is wrong by throwing; to the caller it is all one.
    return null;
  }
}

export type Answered = { readonly signCount: number; readonly isSynced: boolean };

/**
 * @param credential null for a passkey that nobody has: a key that nobody has is verified in its place, so that the time does not tell
 * @returns null for anything but this passkey's answer to this challenge, by a person whom the authenticator verified. Whether its counter
 * went on is decided where it is stored (mutations/passkeys.ts).
 */
export async function readAnswer(
  publicUrl: string,
  challenge: Buffer,
  assertion: PasskeyAssertion,
  credential: { readonly publicKey: Buffer } | null,
): Promise<Answered | null> {
  const { id, origin } = relyingParty(publicUrl);
  const { userHandle, ...response } = assertion.response;
  try {
    if (isFramed(response.clientDataJSON)) return null;
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, response, clientExtensionResults: {} },
      expectedChallenge: challenge.toString("base64url"),
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: assertion.id,
        publicKey: new Uint8Array(credential?.publicKey ?? nobodysKey()),
        counter: 0,
      },
    });
    if (!verified || credential === null) return null;
    return {
      signCount: authenticationInfo.newCounter,
      isSynced: authenticationInfo.credentialBackedUp,
    };
  } catch {
    return null;
  }
}

/** Whether an authenticator that keeps a person's handle gave it back. */
export const isHandleOf = (handle: string, given: string | null): boolean => given === handleText(handle);

const handleText = (handle: string) => Buffer.from(handle.replaceAll("-", ""), "hex").toString("base64url");

const asLibrary = ({ transports: _, ...response }: PasskeyAttestation["response"]) => response;

/** No page of ours asks from within a frame; the library lets browsers that do not name the outer page through. */
function isFramed(clientDataJSON: string): boolean {
  const said: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
  if (typeof said !== "object" || said === null) return true;
  return ("crossOrigin" in said && said.crossOrigin !== false) || "topOrigin" in said;
}

/**
 * No statement was asked for. One with certificates would have the library read what a stranger wrote in a dozen more formats, and fetch
 * the lists of revoked ones that they name.
 */
async function isPlain({ response }: PasskeyAttestation): Promise<boolean> {
  const { decodeAttestationObject } = await attestations();
  const statement = decodeAttestationObject(Buffer.from(response.attestationObject, "base64url"));
  const format = statement.get("fmt");
  return format === "none" || (format === "packed" && statement.get("attStmt").get("x5c") === undefined);
}

let made: Buffer | undefined;
/** In COSE, as an authenticator writes an ES256 key. */
function nobodysKey(): Buffer {
  if (made) return made;
  const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const head = Buffer.from("a50102032620012158", "hex");
  made = Buffer.concat([head, lengthOf32, bytesOf(x), Buffer.from("2258", "hex"), lengthOf32, bytesOf(y)]);
  return made;
}
const lengthOf32 = Buffer.from([32]);
const bytesOf = (text: string) => Buffer.from(text, "base64url");
