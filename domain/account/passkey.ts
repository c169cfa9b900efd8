/** Passkeys: their words and numbers, the same for server and app (docs/decisions/029-passkeys.md). */

/** Of one person at most. */
export const passkeyLimit = 20;
/** Milliseconds for which a question to an authenticator can be answered. */
export const passkeyChallengeLife = 5 * 60 * 1000;

/** What a question is for: an answer to one is none to another. */
export const passkeyPurposes = ["create", "sign_in", "confirm"] as const;
export type PasskeyPurpose = (typeof passkeyPurposes)[number];
