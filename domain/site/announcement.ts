/** Announcements of whoever runs the server: a line or two in the app's frame, by language, for some days, until it is closed. */
import { z } from "zod";
import { lines } from "#domain/text/text-schemas.ts";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";

/** Characters of one announcement in one language. */
export const announcementLength = 400;
/** Announcements that are shown or will be. */
export const announcementLimit = 20;

const textField = lines(announcementLength);

/** Empty in a language: it is not shown to whoever reads that one. */
export const announcementTextsSchema = z.strictObject({ en: textField, fr: textField });
type AnnouncementTexts = z.infer<typeof announcementTextsSchema>;

export const announcementFieldsSchema = z
  .strictObject({
    texts: announcementTextsSchema.refine(({ en, fr }) => en.trim() !== "" || fr.trim() !== "", "empty"),
    startsAt: instantSchema,
    endsAt: instantSchema,
  })
  .refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
    path: ["endsAt"],
    error: "before_start",
  });
export type AnnouncementFields = z.infer<typeof announcementFieldsSchema>;

/** As the app gets it. */
export const announcementSchema = z.object({
  id: idSchema,
  /** Higher with every change: one that was closed before is shown again once it says something else. */
  version: z.int(),
  texts: announcementTextsSchema,
  startsAt: instantSchema,
  endsAt: instantSchema,
});
export type Announcement = z.infer<typeof announcementSchema>;

/** Those to show, the newest first. @param closed `id version` of those that were closed here */
export function announcementsFor(
  all: readonly Announcement[],
  language: keyof AnnouncementTexts,
  now: Date,
  closed: readonly string[],
): readonly (Pick<Announcement, "id" | "version"> & { readonly text: string })[] {
  const at = now.getTime();
  return all
    .filter(({ startsAt, endsAt }) => Date.parse(startsAt) <= at && at < Date.parse(endsAt))
    .filter((one) => one.texts[language].trim() !== "" && !closed.includes(closedMark(one)))
    .toSorted((a, b) => Date.parse(b.startsAt) - Date.parse(a.startsAt))
    .map(({ id, version, texts }) => ({ id, version, text: texts[language] }));
}

export const closedMark = ({ id, version }: Pick<Announcement, "id" | "version">) => `${id} ${version}`;
