import { type Announcement, announcementTextsSchema } from "#domain/site/announcement.ts";
import { builtInText, type ServedText } from "#domain/site/site-text.ts";
import type { AnnouncementRow, TextRow } from "./queries.ts";

export const presentAnnouncement = (row: AnnouncementRow): Announcement => ({
  id: row.id,
  version: row.version,
  texts: announcementTextsSchema.parse(row.texts),
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
});

export const presentText = (row: TextRow | undefined): ServedText =>
  row ? { version: row.version, body: row.body, publishedAt: row.published_at.toISOString() } : builtInText;
