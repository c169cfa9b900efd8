/** Keys that followed from earlier master keys, for what was sealed with them and could not be sealed anew. */
import type { Database } from "#server/db/database.ts";
import { column } from "#server/row-shape.ts";
import type { MasterKey, MasterKeys, SealPurpose } from "./master-keys.ts";
import { type DataKey, dataKeyOf, openText, type Place, sealText } from "./seal.ts";

/** What outlives a change of the master key. Signed tokens do not: their keys are made anew. */
export const retiredPurposes = [
  "device-lock",
  "deletion-receipt",
  "message-report",
  "phone-digest",
  "support-letter",
] as const satisfies readonly SealPurpose[];
type RetiredPurpose = (typeof retiredPurposes)[number];

const placeOf = (purpose: string, masterId: Buffer): Place => ({
  table: "retired_seals",
  row: purpose,
  column: masterId.toString("hex"),
  owner: "server",
});

/** The key of one purpose that followed from `old`, sealed with `master`. */
export const retireSeal = (master: MasterKey, purpose: RetiredPurpose, old: MasterKey): Buffer =>
  sealText(master.wrapping, placeOf(purpose, old.id), old.sealFor(purpose).export().toString("base64"));

type RetiredSeal = { readonly purpose: string; readonly master_id: Buffer; readonly sealed: Buffer };

/** @throws Error when `master` did not seal it */
const openSeal = (master: MasterKey, { purpose, master_id, sealed }: RetiredSeal): string =>
  openText(master.wrapping, placeOf(purpose, master_id), sealed);

/** @throws Error when `from` did not seal it */
export const resealRetired = (from: MasterKey, to: MasterKey, retired: RetiredSeal): Buffer =>
  sealText(to.wrapping, placeOf(retired.purpose, retired.master_id), openSeal(from, retired));

type Keyring = { readonly masters: MasterKeys; readonly db: Pick<Database, "anonymous"> };

/**
 * Opens by whatever key of this purpose does: those of today first, then those that followed from earlier master keys.
 * @param open throws with a key that is not the right one
 * @returns null when none does
 */
export async function openWithAny<T>(
  keyring: Keyring,
  purpose: RetiredPurpose,
  open: (key: DataKey) => T,
): Promise<T | null> {
  const opened = firstOpened(keysOfToday(keyring, purpose), open);
  if (opened) return opened.value;
  return firstOpened(await readRetiredKeys(keyring, purpose), open)?.value ?? null;
}

/** Every key of this purpose, those of today first: for a digest, which says nothing of the key it was made with. */
export async function readSealKeys(keyring: Keyring, purpose: RetiredPurpose): Promise<readonly DataKey[]> {
  return [...keysOfToday(keyring, purpose), ...(await readRetiredKeys(keyring, purpose))];
}

const keysOfToday = ({ masters }: Keyring, purpose: RetiredPurpose) =>
  masters.all().map((master) => master.sealFor(purpose));

async function readRetiredKeys(
  { masters, db }: Keyring,
  purpose: RetiredPurpose,
): Promise<readonly DataKey[]> {
  const rows = await db.anonymous.rows({
    text: "select purpose, master_id, sealed from read_retired_seals()",
    row: { purpose: column.text, master_id: column.bytea, sealed: column.bytea },
  });
  return rows
    .filter((row) => row.purpose === purpose)
    .flatMap((row) => {
      const found = firstOpened(masters.all(), (master) => openSeal(master, row));
      return found ? [dataKeyOf(Buffer.from(found.value, "base64"))] : [];
    });
}

function firstOpened<K, T>(keys: readonly K[], open: (key: K) => T): { readonly value: T } | null {
  for (const key of keys) {
    try {
      return { value: open(key) };
    } catch {
      // The next one may open it.
    }
  }
  return null;
}
