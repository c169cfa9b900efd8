/** Announcements, help lines and texts, as whoever writes them sees them: with versions, and what is over. */
import type { HelpCountry, ListedText, TextName } from "#domain/admin/site-contents.ts";
import { countryHelpFieldsSchema } from "#domain/site/served-help.ts";
import { siteDocuments, siteLanguages } from "#domain/site/site-text.ts";
import type { Transaction } from "#server/db/database.ts";
import { announcementRow, type TextRow, textRow } from "#server/features/site/queries.ts";
import { column, type RowOf } from "#server/row-shape.ts";

const listedRow = { ...announcementRow, withdrawn_at: column.timestamptz.orNull };
type ListedRow = RowOf<typeof listedRow>;

/** The newest hundred, also those that are over. */
export function readAllAnnouncements(tx: Transaction): Promise<ListedRow[]> {
  return tx.rows({
    text: `select id, texts, starts_at, ends_at, version, withdrawn_at from announcements
      order by starts_at desc, id limit 100`,
    row: listedRow,
  });
}

export async function readAnnouncement(tx: Transaction, id: string): Promise<ListedRow | undefined> {
  const [row] = await tx.rows({
    text: `select id, texts, starts_at, ends_at, version, withdrawn_at from announcements
      where id = $1 and withdrawn_at is null`,
    values: [id],
    row: listedRow,
  });
  return row;
}

export async function readHelpCountries(tx: Transaction): Promise<readonly HelpCountry[]> {
  const rows = await tx.rows({
    text: "select country, help, version, changed_at from help_countries order by country",
    row: {
      country: column.text,
      help: column.jsonb.orNull,
      version: column.int4,
      changed_at: column.timestamptz,
    },
  });
  return rows.map(({ country, help, version, changed_at }) => {
    const read = countryHelpFieldsSchema.safeParse(help);
    return { country, version, help: read.success ? read.data : null, changedAt: changed_at.toISOString() };
  });
}

/** Every text in every language, with what was published of it, the newest version first. */
export async function readTexts(tx: Transaction): Promise<readonly ListedText[]> {
  const rows = await tx.rows({
    text: `select document, language, version, length(body) as letters, published_at from site_texts
      order by document, language, version desc`,
    row: {
      document: column.text.oneOf(siteDocuments),
      language: column.text.oneOf(siteLanguages),
      version: column.int4,
      letters: column.int4.orNull,
      published_at: column.timestamptz,
    },
  });
  return siteDocuments.flatMap((document) =>
    siteLanguages.map((language) => ({
      document,
      language,
      versions: rows
        .filter((row) => row.document === document && row.language === language)
        .map(({ version, letters, published_at }) => ({
          version,
          letters,
          publishedAt: published_at.toISOString(),
        })),
    })),
  );
}

/** @param version absent: the newest */
export async function readText(
  tx: Transaction,
  { document, language }: TextName,
  version?: number,
): Promise<TextRow | undefined> {
  const [row] = await tx.rows({
    text: `select version, body, published_at from site_texts
      where document = $1 and language = $2 and ($3::integer is null or version = $3) order by version desc limit 1`,
    values: [document, language, version ?? null],
    row: textRow,
  });
  return row;
}
