/**
 * A passkey of this device's own screen lock, which opens the app lock beside the PIN. It is known to this browser only: no server hears of
 * it, no extension is asked for, and it signs nobody in.
 */
import { type LockPasskey, passkeyAlgorithms } from "#domain/account/app-lock.ts";
import { fromBase64, toBase64 } from "../base64.ts";
import { isAssertedBy } from "./verify-assertion.ts";

/** Milliseconds. */
const timeout = 60_000;

/** Whether this device has a fingerprint, a face or a code of its own to ask for. */
export async function canUsePasskey(): Promise<boolean> {
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    return false;
  }
}

/** @param name how the passkey is called where the device lists them. Null: the person turned back, or the device refused. */
export async function makePasskey(name: string): Promise<LockPasskey | null> {
  try {
    const credential = await navigator.credentials.create({
      publicKey: {
        challenge: randomBytes(),
        rp: { name: "Tendre", id: location.hostname },
        user: { id: randomBytes(), name, displayName: name },
        pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: "public-key", alg })),
        // Not one that a sign-in page would offer.
        authenticatorSelection: {
          authenticatorAttachment: "platform",
          userVerification: "required",
          residentKey: "discouraged",
        },
        attestation: "none",
        timeout,
      },
    });
    if (!(credential instanceof PublicKeyCredential)) return null;
    const { response } = credential;
    if (!(response instanceof AuthenticatorAttestationResponse)) return null;
    const key = response.getPublicKey();
    const algorithm = passkeyAlgorithms.find((one) => one === response.getPublicKeyAlgorithm());
    if (!key || !algorithm) return null;
    return { id: toBase64(credential.rawId), publicKey: toBase64(key), algorithm };
  } catch {
    return null;
  }
}

/** Asks the device; true when its owner let it sign. */
export async function askPasskey(passkey: LockPasskey): Promise<boolean> {
  try {
    const challenge = randomBytes();
    const credential = await navigator.credentials.get({
      publicKey: {
        challenge,
        rpId: location.hostname,
        allowCredentials: [{ type: "public-key", id: fromBase64(passkey.id), transports: ["internal"] }],
        userVerification: "required",
        timeout,
      },
    });
    if (!(credential instanceof PublicKeyCredential)) return false;
    const { response } = credential;
    if (!(response instanceof AuthenticatorAssertionResponse)) return false;
    const assertion = {
      id: toBase64(credential.rawId),
      clientData: response.clientDataJSON,
      authenticatorData: response.authenticatorData,
      signature: response.signature,
    };
    return await isAssertedBy(passkey, assertion, {
      challenge,
      origin: location.origin,
      host: location.hostname,
    });
  } catch {
    return false;
  }
}

const randomBytes = () => crypto.getRandomValues(new Uint8Array(32));
