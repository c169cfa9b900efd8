/** The page “Content” of the back-office: announcements, help lines, texts. What is not saved answers with what is there instead. */
import { z } from "zod";
import { announcementFieldsSchema, announcementSchema } from "#domain/site/announcement.ts";
import { countryHelpFieldsSchema, countrySchema } from "#domain/site/served-help.ts";
import {
  servedTextSchema,
  siteDocuments,
  siteLanguages,
  siteTextBodySchema,
} from "#domain/site/site-text.ts";
import { instantSchema } from "#domain/wire/wire.ts";
import { reasonSchema } from "./audit.ts";

const base = z.int().min(0);

export const announcementsSchema = z.object({
  announcements: z.array(announcementSchema.extend({ withdrawnAt: instantSchema.nullable() })),
});
export type ListedAnnouncement = z.infer<typeof announcementsSchema>["announcements"][number];

export const writeAnnouncementSchema = z.strictObject({
  announcement: announcementFieldsSchema,
  base,
  reason: reasonSchema,
});
/** `full`: there are too many already. `gone`: it was withdrawn. */
export const writtenAnnouncementSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("saved"), announcement: announcementSchema }),
  z.object({ outcome: z.literal("changed"), announcement: announcementSchema }),
  z.object({ outcome: z.enum(["full", "gone"]) }),
]);

const helpCountrySchema = z.object({
  country: countrySchema,
  /** 0: it was never written here. */
  version: z.int(),
  /** Null: the built-in entry counts. */
  help: countryHelpFieldsSchema.nullable(),
  changedAt: instantSchema.nullable(),
});
export type HelpCountry = z.infer<typeof helpCountrySchema>;
export const helpCountriesSchema = z.object({ countries: z.array(helpCountrySchema) });

export const writeHelpSchema = z.strictObject({
  help: countryHelpFieldsSchema.nullable(),
  base,
  reason: reasonSchema,
});
/** `saved` false: somebody wrote meanwhile, and `entry` is theirs. */
export const writtenHelpSchema = z.object({ saved: z.boolean(), entry: helpCountrySchema });
export type WrittenHelp = z.infer<typeof writtenHelpSchema>;

export const textNameSchema = z.object({ document: z.enum(siteDocuments), language: z.enum(siteLanguages) });
export type TextName = z.infer<typeof textNameSchema>;

const textVersionSchema = z.object({
  version: z.int(),
  /** Null: from here on the built-in text. */
  letters: z.int().nullable(),
  publishedAt: instantSchema,
});
export const siteTextsSchema = z.object({
  texts: z.array(textNameSchema.extend({ versions: z.array(textVersionSchema) })),
});
export type ListedText = z.infer<typeof siteTextsSchema>["texts"][number];

export const publishTextSchema = z.strictObject({
  body: siteTextBodySchema.nullable(),
  base,
  reason: reasonSchema,
});
/** `saved` false: somebody published meanwhile, and `text` is theirs. */
export const publishedTextSchema = z.object({ saved: z.boolean(), text: servedTextSchema });
export type PublishedText = z.infer<typeof publishedTextSchema>;
