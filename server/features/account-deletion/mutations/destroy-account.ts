/**
 * Destroys an account whose deletion was requested: the customer at the payment provider, then every row in one transaction, the keys
 * among them, then the files. What was sealed with those keys, in a backup or a file that is left, opens no more. Each step may be
 * repeated; one that was cut off is done again by the job (server/jobs/delete-accounts.ts).
 */
import { randomInt } from "node:crypto";
import type { AccountContents } from "#domain/account/account-deletion.ts";
import { changesItsCaller } from "#server/db/acting.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { inAuthTransaction } from "#server/features/auth/auth-database.ts";
import { readLetterReader, readOtherAddresses } from "#server/features/auth/queries/accounts.ts";
import { leaveProvider } from "#server/features/billing/mutations/leave-provider.ts";
import { outlivesLease, withBillingLease } from "#server/features/billing/mutations/with-billing-lease.ts";
import { column } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";
import { noteDeleted } from "#server/storage/deleted-accounts.ts";
import { folderOf } from "#server/storage/sealed-files.ts";
import { readContents } from "../queries/deletion.ts";
import { beginDestruction, pauseDestruction } from "./request-deletion.ts";
import { sealAddress, sendReceipts } from "./send-receipts.ts";

/**
 * @param isAskedNow its person asked for it just now: it need not be due
 * @returns the number of the receipt; null when the deletion was taken back meanwhile, or done by another process
 * @throws AppError `unavailable` when the payment provider does not respond, `conflict` while another request about the person's money is
 * under way: nothing was destroyed, and the account stands as before
 */
export async function destroyAccount(
  services: Services,
  scope: OwnerScope,
  { isAskedNow = false }: { readonly isAskedNow?: boolean } = {},
): Promise<string | null> {
  const { db, clock, keys, mailer, sms, payments, log } = services;
  const { personId } = scope;
  // The mark is made under the lease: whoever is refused it has marked nothing, and nobody takes another's mark away.
  const hasLeft = await withBillingLease(
    services,
    scope,
    async () => {
      const before = await beginDestruction(db.auth, personId, { now: clock.now(), isAskedNow });
      if (!before) return false;
      // Decided: what follows, a pause of it too, is done whatever becomes of the session that asked.
      changesItsCaller();
      await leaveProvider(services, scope).catch(async (error: unknown) => {
        await pauseDestruction(db.auth, personId, before);
        throw error;
      });
      return true;
    },
    outlivesLease,
  );
  if (!hasLeft) return null;
  // From here on it is destroyed for certain, and a backup that knows the account must not bring it back.
  await noteDeleted(services.files, personId, clock.now());
  const contents = await db.transact(scope, (tx) => readContents(tx, personId));
  const earlier = await readOtherAddresses(db.auth, personId);
  const gone = await destroyRows(services, personId, contents);
  keys.forget(personId);
  if (gone === null) return null;
  for (const address of new Set([gone.address, ...earlier])) mailer.forget(address);
  sms.forget(personId);
  await (await payments.standin())?.store.change((store) => store.forget(personId));
  await removeFiles(services, personId).catch(() => {
    // The hourly collection finds them by their list.
    log.warn({}, "the files of a deleted account wait for the collection");
  });
  await sendReceipts(services);
  return gone.number;
}

async function destroyRows(
  { db, clock, masters }: Services,
  personId: string,
  contents: AccountContents,
): Promise<{ readonly number: string; readonly address: string } | null> {
  const { locale } = await readLetterReader(db.auth, personId);
  const now = clock.now();
  return inAuthTransaction(db.auth, async (tx) => {
    const [account] = await tx.rows(
      "select email from auth.users where id = $1 and deletion_due_at <= $2 for update",
      [personId, now],
      { email: column.text },
    );
    if (!account) return null;
    const number = receiptNumber();
    await tx.rows(
      `insert into auth.deletion_receipts (number, address, locale, destroyed, deleted_at) values ($1, $2, $3, $4, $5)`,
      [number, sealAddress(masters, number, account.email), locale, JSON.stringify(contents), now],
    );
    // A trigger remembers them with those that ended before.
    await tx.rows("delete from auth.sessions where user_id = $1", [personId]);
    await tx.rows(
      "update auth.ended_sessions set user_id = null, account_deleted_at = $2 where user_id = $1",
      [personId, now],
    );
    await tx.rows("select destroy_journal($1)", [personId]);
    await tx.rows("delete from auth.users where id = $1", [personId]);
    return { number, address: account.email };
  });
}

/** Once the rows are gone nobody owns them: a part that is being stored just now is waited for, and none comes after it. */
async function removeFiles({ db, files }: Services, personId: string): Promise<void> {
  const uploads = await db.anonymous.rows({
    text: "select id from drop_uploads_of_gone($1)",
    values: [personId],
    row: { id: column.uuid },
  });
  for (const { id: uploadId } of uploads) await files.removeFolder(folderOf({ personId, uploadId }));
  const ids = uploads.map(({ id }) => id);
  await db.anonymous.rows({ text: "select forget_uploads_of_gone($1, $2)", values: [personId, ids] });
}

/** Digits and letters that are not mistaken for one another when read aloud. */
const signs = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Three groups of four: 58 bits, and nothing about the account. */
function receiptNumber(): string {
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join("");
  return [group(), group(), group()].join("-");
}
