/** Seals a copy under a passphrase while it is made (open-seal.ts). */

/**
 * 2 to this power: scrypt then takes 128 MB for each guess, and as much once from whoever opens it. age's own default takes twice as much,
 * which is more than a phone's browser may have (OWASP, "Password Storage": at least 2^17).
 */
const workFactor = 17;

export async function sealCopy(
  plain: ReadableStream<Uint8Array>,
  passphrase: string,
): Promise<ReadableStream<Uint8Array>> {
  const { Encrypter } = await import("age-encryption");
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase.normalize("NFC"));
  encrypter.setScryptWorkFactor(workFactor);
  return encrypter.encrypt(plain);
}
