/** Passkeys on the wire, in the spelling of Web Authentication's JSON; bytes are base64url without padding. */
import { z } from "zod";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";

const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/);
/** An authenticator chooses its ids: 1,023 bytes at most. */
const credentialId = bytes(1_364);
const transports = z.array(z.string().max(20)).max(8);

const descriptorSchema = z.object({ id: z.string(), type: z.literal("public-key"), transports });

/** What a browser is asked to make a passkey with. No extension is asked for (docs/sealed-journal.md, "Until then"). */
export const passkeyCreationSchema = z.object({
  challengeId: idSchema,
  options: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
    timeout: z.int(),
    excludeCredentials: z.array(descriptorSchema),
    authenticatorSelection: z.object({
      residentKey: z.literal("required"),
      userVerification: z.literal("required"),
    }),
    attestation: z.literal("none"),
  }),
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** What a browser is asked to answer with a passkey. */
export const passkeyRequestSchema = z.object({
  challengeId: idSchema,
  options: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    /** Empty: any that the person keeps for this address. */
    allowCredentials: z.array(descriptorSchema),
    userVerification: z.literal("required"),
  }),
});
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

const credential = { id: credentialId, rawId: credentialId, type: z.literal("public-key") };

/** A new passkey, without `clientExtensionResults`: what an extension says stays in the page. */
export const passkeyAttestationSchema = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes(4_096),
    attestationObject: bytes(32_768),
    transports,
  }),
});
export type PasskeyAttestation = z.infer<typeof passkeyAttestationSchema>;

/** A passkey's answer, without `clientExtensionResults`. */
export const passkeyAssertionSchema = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes(4_096),
    authenticatorData: bytes(4_096),
    signature: bytes(4_096),
    userHandle: bytes(88).nullable(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

/** A passkey as its owner is told of it. */
export const passkeySchema = z.object({
  id: idSchema,
  friendly_name: z.string(),
  /** Who keeps it, by the authenticator's own word; null when it does not say, or is not known. */
  provider: z.string().nullable(),
  /** Of the browser that it was made in; null where that says nothing. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Its provider keeps copies on the person's other devices. */
  isSynced: z.boolean(),
  created_at: instantSchema,
  last_used_at: instantSchema.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;
