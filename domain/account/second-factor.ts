/** The second factor: its words and numbers, the same for server and app (specification, sections 4 and 5; docs/decisions/026-second-factor.md). */

/** Passkeys will be one more. */
export const factorTypes = ["totp", "phone"] as const;
/** `unverified`: being set up; it opens nothing and asks for nothing. */
export const factorStatuses = ["unverified", "verified"] as const;

export const totpDigits = 6;
/** Verified factors of one person at most. */
export const factorLimit = 10;
export const backupCodeCount = 10;
/** Letters and digits of a backup code: 50 random bits. */
export const backupCodeLength = 10;
/** Characters of a factor's name. */
export const factorNameLength = 40;

/** Milliseconds that a sign-in waits for its second factor. It is not extended. */
export const pendingSignInLife = 10 * 60 * 1000;
/** Milliseconds for which a session counts as proven, after signing in and after each proof. */
export const proofLife = 10 * 60 * 1000;
/** Milliseconds for which a trusted browser is not asked for the second factor. */
export const trustLife = 30 * 24 * 60 * 60 * 1000;

/** As a person types or pastes a code: the digits alone. Null for anything that is not six digits. */
export function readTotpCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, "");
  return /^\d{6}$/.test(code) ? code : null;
}

/** Without the letters that are taken for others: i, l, o and u (Crockford's base 32). */
export const backupCodeAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** As a person types or pastes a backup code, look-alikes put right. Null for what cannot be one. */
export function readBackupCode(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, "").replaceAll("o", "0").replace(/[il]/g, "1");
  return /^[0-9a-hjkmnp-tv-z]{10}$/.test(code) ? code : null;
}
