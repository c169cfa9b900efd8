/**
 * What was shown with a report: sealed under a key that opens reports and nothing else, which follows from the master key, since neither the
 * reporter's keys nor the other's are there when the back-office reads it.
 */
import { z } from "zod";
import { reportedMessagesSchema } from "#domain/message/message-report.ts";
import type { MasterKeys } from "#server/crypto/master-keys.ts";
import { openWithAny } from "#server/crypto/retired-seals.ts";
import { openText, type Place, sealText } from "#server/crypto/seal.ts";
import type { Database } from "#server/db/database.ts";

const shownSchema = z.strictObject({ note: z.string(), messages: reportedMessagesSchema });
type Shown = z.infer<typeof shownSchema>;

const placeOf = (reportId: string): Place => ({
  table: "message_reports",
  row: reportId,
  column: "sealed",
  owner: "server",
});

export const sealReport = (masters: MasterKeys, reportId: string, shown: Shown): Buffer =>
  sealText(masters.current().sealFor("message-report"), placeOf(reportId), JSON.stringify(shown));

/** For the back-office. Null when no key of this server opens it. */
export async function openReport(
  keyring: { readonly masters: MasterKeys; readonly db: Pick<Database, "anonymous"> },
  reportId: string,
  sealed: Buffer,
): Promise<Shown | null> {
  const text = await openWithAny(keyring, "message-report", (key) =>
    openText(key, placeOf(reportId), sealed),
  );
  return text === null ? null : shownSchema.parse(JSON.parse(text));
}
