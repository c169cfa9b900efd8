/** Writing announcements, help lines and texts; each is noted in the audit log by the function that does it (migration 0012). */
import type { TextName } from "#domain/admin/site-contents.ts";
import { type AnnouncementFields, announcementLimit } from "#domain/site/announcement.ts";
import type { CountryHelpFields } from "#domain/site/served-help.ts";
import type { Transaction } from "#server/db/database.ts";
import { column } from "#server/row-shape.ts";

type Based<T> = T & { readonly base: number; readonly reason: string };
type Written = { readonly written: boolean; readonly version: number | null };

/** `version` is the one that is there now; null when there is none, or too many others (`base` 0). */
export async function writeAnnouncement(
  tx: Transaction,
  id: string,
  { announcement: { texts, startsAt, endsAt }, base, reason }: Based<{ announcement: AnnouncementFields }>,
): Promise<Written> {
  const [done] = await tx.rows({
    text: "select written, version from write_announcement($1, $2, $3, $4, $5, $6, $7)",
    values: [id, JSON.stringify(texts), startsAt, endsAt, base, announcementLimit, reason],
    row: { written: column.bool, version: column.int4.orNull },
  });
  return done ?? { written: false, version: null };
}

/** @returns false when it is not there any more */
export async function withdrawAnnouncement(tx: Transaction, id: string, reason: string): Promise<boolean> {
  const [done] = await tx.rows({
    text: "select withdraw_announcement($1, $2) as withdrawn",
    values: [id, reason],
    row: { withdrawn: column.bool },
  });
  return done?.withdrawn ?? false;
}

/** @returns false when somebody wrote since `base` */
export async function writeHelp(
  tx: Transaction,
  country: string,
  { help, base, reason }: Based<{ help: CountryHelpFields | null }>,
): Promise<boolean> {
  const [done] = await tx.rows({
    text: "select written from write_help($1, $2, $3, $4)",
    values: [country, help === null ? null : JSON.stringify(help), base, reason],
    row: { written: column.bool },
  });
  return done?.written ?? false;
}

/** @returns false when somebody published since `base` */
export async function publishText(
  tx: Transaction,
  { document, language }: TextName,
  { body, base, reason }: Based<{ body: string | null }>,
): Promise<boolean> {
  const [done] = await tx.rows({
    text: "select written from publish_text($1, $2, $3, $4, $5)",
    values: [document, language, body, base, reason],
    row: { written: column.bool },
  });
  return done?.written ?? false;
}
