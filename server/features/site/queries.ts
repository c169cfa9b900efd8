/** What was chosen in the back-office, and what this server tells everyone about itself. Of nobody; read anew each time it counts. */
import { countryHelpFieldsSchema, type ServedHelp } from "#domain/site/served-help.ts";
import {
  type ChosenSettings,
  readChosenSettings,
  type SiteSettings,
  settingsInForce,
} from "#domain/site/site-settings.ts";
import type { SiteDocument, SiteLanguage } from "#domain/site/site-text.ts";
import type { Env } from "#server/env.ts";
import { column, type RowOf } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";

type Parts = Pick<Services, "db" | "env">;

/** The values that this server was started with. */
export const ownSettings = (env: Env): SiteSettings => ({
  sign_up: "open",
  outside_accounts_are_on: true,
  game_is_on: true,
  model_is_on: env.AI_ENABLED,
  model_daily_tokens: env.AI_DAILY_TOKENS,
  model_input_price: 0,
  model_output_price: 0,
  weekly_mails_are_on: true,
  grace_days: env.ACCOUNT_DELETION_GRACE_DAYS,
  sms_per_day: env.SMS_PER_DAY,
});

/** What counts now: a choice is read from the database at each use, so every instance follows at its next request. */
export async function readSettings({ db, env }: Parts): Promise<SiteSettings> {
  return settingsInForce(ownSettings(env), await readChosen(db));
}

async function readChosen(db: Parts["db"]): Promise<ChosenSettings> {
  const rows = await db.anonymous.rows({
    name: "site-settings",
    text: "select name, value from site_settings where value is not null",
    row: { name: column.text, value: column.jsonb.present },
  });
  return readChosenSettings(rows);
}

export const announcementRow = {
  id: column.uuid,
  texts: column.jsonb,
  starts_at: column.timestamptz,
  ends_at: column.timestamptz,
  version: column.int4,
};
export type AnnouncementRow = RowOf<typeof announcementRow>;

/** Those of now and of the seven days to come: an app that is offline then knows them already. */
export function readAnnouncements(db: Parts["db"], now: Date): Promise<AnnouncementRow[]> {
  return db.anonymous.rows({
    name: "announcements",
    text: `select id, texts, starts_at, ends_at, version from announcements
      where withdrawn_at is null and ends_at > $1::timestamptz and starts_at < $1::timestamptz + interval '7 days'
      order by starts_at desc, id limit 50`,
    values: [now.toISOString()],
    row: announcementRow,
  });
}

/** By country. An entry that is not valid any more is left out: the built-in one stands in its place. */
export async function readServedHelp(db: Parts["db"]): Promise<readonly ServedHelp[]> {
  const rows = await db.anonymous.rows({
    name: "served-help",
    text: "select country, help from help_countries where help is not null order by country",
    row: { country: column.text, help: column.jsonb.present },
  });
  return rows.flatMap(({ country, help }) => {
    const read = countryHelpFieldsSchema.safeParse(help);
    return read.success ? [{ country, ...read.data }] : [];
  });
}

export const textRow = { version: column.int4, body: column.text.orNull, published_at: column.timestamptz };
export type TextRow = RowOf<typeof textRow>;

/** The newest version; none is the built-in text. */
export async function readServedText(
  db: Parts["db"],
  { document, language }: { readonly document: SiteDocument; readonly language: SiteLanguage },
): Promise<TextRow | undefined> {
  const [row] = await db.anonymous.rows({
    name: "served-text",
    text: `select version, body, published_at from site_texts where document = $1 and language = $2
      order by version desc limit 1`,
    values: [document, language],
    row: textRow,
  });
  return row;
}
