/** The receipt of a deletion: sent once the account is gone, so its address is kept, sealed, until then. */
import { accountContentsSchema } from "#domain/account/account-deletion.ts";
import type { MasterKeys } from "#server/crypto/master-keys.ts";
import { openWithAny } from "#server/crypto/retired-seals.ts";
import { openText, type Place, sealText } from "#server/crypto/seal.ts";
import { authRows } from "#server/features/auth/auth-database.ts";
import { deletionReceiptLetter } from "#server/mail/letters/deletion-letters.ts";
import { column } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";

/** Days: an address that no mail reaches is forgotten then. */
const triedFor = 7;

const placeOf = (number: string): Place => ({
  table: "deletion_receipts",
  row: number,
  column: "address",
  owner: "server",
});

export const sealAddress = (masters: MasterKeys, number: string, address: string): Buffer =>
  sealText(masters.current().sealFor("deletion-receipt"), placeOf(number), address);

/** Sends every receipt that was not sent yet. A mail server that is away leaves them for the next run of the job. */
export async function sendReceipts({
  db,
  clock,
  masters,
  mailer,
  log,
}: Pick<Services, "db" | "clock" | "masters" | "mailer" | "log">): Promise<void> {
  const now = clock.now();
  const auth = authRows(db.auth);
  await auth.rows(
    `update auth.deletion_receipts set address = null
     where address is not null and deleted_at < $1::timestamptz - make_interval(days => $2)`,
    [now, triedFor],
  );
  const waiting = await auth.rows(
    "select number, address, locale, destroyed, deleted_at from auth.deletion_receipts where address is not null",
    [],
    {
      number: column.text,
      address: column.bytea.present,
      locale: column.text.oneOf(["en", "fr"] as const),
      destroyed: column.jsonb,
      deleted_at: column.timestamptz,
    },
  );
  for (const { number, address, locale, destroyed, deleted_at: deletedAt } of waiting) {
    // Taken first: two processes send one mail, and a process that dies in between none rather than two.
    const [taken] = await auth.rows(
      "update auth.deletion_receipts set address = null where number = $1 and address is not null returning 1 as one",
      [number],
    );
    if (!taken) continue;
    const letter = deletionReceiptLetter(locale, {
      number,
      deletedAt,
      contents: accountContentsSchema.parse(destroyed),
    });
    try {
      const to = await openWithAny({ masters, db }, "deletion-receipt", (key) =>
        openText(key, placeOf(number), address),
      );
      if (to === null) throw new Error("The address of a receipt does not open.");
      await mailer.send({ to, ...letter });
    } catch {
      log.warn({}, "the receipt of a deletion was not sent yet");
      await auth.rows("update auth.deletion_receipts set address = $2 where number = $1", [number, address]);
    }
  }
}
