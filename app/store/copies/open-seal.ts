/**
 * A copy under a passphrase, in the age format, version 1 (https://c2sp.org/age), so that age and other programs open it too. Sealed and
 * opened piece by piece; the library comes with the first sealed copy. Runs in a worker. docs/decisions/041-zip-and-sealed-copies.md
 */
const intro = "age-encryption.org/v1\n";
const armorIntro = "-----BEGIN AGE ENCRYPTED FILE-----";
/** Bytes in which the head of a file ends that somebody sealed: a passphrase's takes 150. */
const headLimit = 64 * 1024;
/** Bytes of a file in letters (`age --armor`), which is opened in memory. */
const armorLimit = 96_000_000;

export type SealRefusal =
  /** Asked for, and tried again. */
  | { readonly reason: "seal_needs_passphrase" | "seal_wrong_passphrase" }
  | {
      readonly reason: /** For somebody's key, not under a passphrase. */
        | "seal_for_a_key"
        /** Cut off, or changed since it was sealed. */
        | "seal_damaged"
        /** Its passphrase is guarded by more memory than there is here. */
        | "seal_too_hard";
    };

type Unsealed =
  | { readonly ok: true; readonly plain: Blob }
  | { readonly ok: false; readonly refusal: SealRefusal };

export async function isSealedCopy(file: Blob): Promise<boolean> {
  const start = await file.slice(0, armorIntro.length).text();
  return start.startsWith(intro) || start === armorIntro;
}

/** @throws DOMException when the file cannot be read any more */
export async function openSealedCopy(file: Blob, passphrase: string | null): Promise<Unsealed> {
  const { Decrypter, armor } = await import("age-encryption");
  const binary = await withoutArmor(file, armor.decode);
  if (!binary) return refuse({ reason: "seal_damaged" });
  const head = await headOf(binary);
  if (head === null) return refuse({ reason: "seal_damaged" });
  if (!head.some((line) => line.startsWith("-> scrypt "))) return refuse({ reason: "seal_for_a_key" });
  if (passphrase === null) return refuse({ reason: "seal_needs_passphrase" });
  const decrypter = new Decrypter();
  for (const one of new Set([passphrase.normalize("NFC"), passphrase])) decrypter.addPassphrase(one);
  try {
    const plain = await decrypter.decrypt(binary.stream());
    return { ok: true, plain: await new Response(plain).blob() };
  } catch (error) {
    if (error instanceof DOMException && error.name.startsWith("Not")) throw error;
    return refuse(reasonFor(error));
  }
}

/** The words of `age-encryption` for what can be told apart; a test holds them. */
function reasonFor(error: unknown): SealRefusal {
  const message = error instanceof Error ? error.message : "";
  if (message.startsWith("no identity matched")) return { reason: "seal_wrong_passphrase" };
  const isHard = error instanceof RangeError || message === "scrypt work factor is too high";
  return { reason: isHard ? "seal_too_hard" : "seal_damaged" };
}

async function withoutArmor(file: Blob, decode: (text: string) => Uint8Array): Promise<Blob | null> {
  if ((await file.slice(0, armorIntro.length).text()) !== armorIntro) return file;
  if (file.size > armorLimit) return null;
  try {
    return new Blob([new Uint8Array(decode(await file.text()))]);
  } catch {
    return null;
  }
}

/** The lines before its MAC; null when there is no end to them. */
async function headOf(file: Blob): Promise<readonly string[] | null> {
  const start = await file.slice(0, headLimit).text();
  const end = start.indexOf("\n--- ");
  return start.startsWith(intro) && end > 0 ? start.slice(0, end).split("\n") : null;
}

const refuse = (refusal: SealRefusal): Unsealed => ({ ok: false, refusal });
