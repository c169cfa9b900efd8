/**
 * This browser's authenticators: making a passkey, and asking for an answer of one. Nothing is sent from here, so that a question can also
 * be asked and answered on the device alone. What an extension answers (`clientExtensionResults`) is not read and never leaves the page.
 */
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from "#domain/account/passkey-fields.ts";
import { canKeepPasskeys } from "./passkey-support.ts";

/** cancelled: the person said no, had none, or took too long. known: this authenticator has one already. aborted: another question came. */
export type AskProblem = "cancelled" | "known" | "aborted" | "failed";
type Asked<T> =
  | { readonly ok: true; readonly credential: T }
  | { readonly ok: false; readonly problem: AskProblem };

/** Whether a field can offer passkeys among what the browser fills in. */
export async function canOfferInField(): Promise<boolean> {
  if (!canKeepPasskeys()) return false;
  return PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false) ?? false;
}

let open: AbortController | null = null;

/** A browser answers one question at a time: a new one ends the one before. */
function beginQuestion(signal: AbortSignal | undefined): AbortSignal {
  open?.abort();
  open = new AbortController();
  return signal ? AbortSignal.any([open.signal, signal]) : open.signal;
}

export async function makePasskey(options: PasskeyCreation["options"]): Promise<Asked<PasskeyAttestation>> {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    excludeCredentials: options.excludeCredentials.map(described),
  };
  return ask(async () => {
    const made = await navigator.credentials.create({ publicKey, signal: beginQuestion(undefined) });
    if (!(made instanceof PublicKeyCredential)) return null;
    const { response } = made;
    if (!(response instanceof AuthenticatorAttestationResponse)) return null;
    return {
      ...identified(made),
      response: {
        clientDataJSON: textOf(response.clientDataJSON),
        attestationObject: textOf(response.attestationObject),
        transports: response.getTransports(),
      },
    };
  });
}

/**
 * @param way "now": the browser's own dialog; "in field": offered among what a field fills in (`autocomplete="… webauthn"`), until `signal`
 * ends it. Without `allowCredentials` any passkey of this address can answer.
 */
export async function askForPasskey(
  options: PasskeyRequest["options"],
  way: "now" | "in field" = "now",
  signal?: AbortSignal,
): Promise<Asked<PasskeyAssertion>> {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    allowCredentials: options.allowCredentials.map(described),
  };
  return ask(async () => {
    const mediation = way === "in field" ? "conditional" : "optional";
    const given = await navigator.credentials.get({ publicKey, mediation, signal: beginQuestion(signal) });
    if (!(given instanceof PublicKeyCredential)) return null;
    const { response } = given;
    if (!(response instanceof AuthenticatorAssertionResponse)) return null;
    return {
      ...identified(given),
      response: {
        clientDataJSON: textOf(response.clientDataJSON),
        authenticatorData: textOf(response.authenticatorData),
        signature: textOf(response.signature),
        userHandle: response.userHandle && textOf(response.userHandle),
      },
    };
  });
}

async function ask<T>(question: () => Promise<T | null>): Promise<Asked<T>> {
  if (!canKeepPasskeys()) return { ok: false, problem: "failed" };
  try {
    const credential = await question();
    return credential ? { ok: true, credential } : { ok: false, problem: "failed" };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

function problemOf(error: unknown): AskProblem {
  if (!(error instanceof DOMException)) return "failed";
  if (error.name === "NotAllowedError") return "cancelled";
  if (error.name === "InvalidStateError") return "known";
  return error.name === "AbortError" ? "aborted" : "failed";
}

const identified = ({ id, rawId }: PublicKeyCredential) =>
  ({ id, rawId: textOf(rawId), type: "public-key" }) as const;

type Descriptor = PasskeyRequest["options"]["allowCredentials"][number];
const described = ({ id, type, transports }: Descriptor) => ({
  id: bytesOf(id),
  type,
  transports: transports.filter(isTransport),
});

const transportNames = ["ble", "hybrid", "internal", "nfc", "usb"] as const;
const isTransport = (name: string): name is (typeof transportNames)[number] =>
  transportNames.some((known) => known === name);

/** base64url without padding. */
function textOf(bytes: ArrayBuffer): string {
  const letters = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
