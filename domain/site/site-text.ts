/** Legal and support texts that whoever runs the server puts in place of the built-in ones, by language and in versions. */
import { z } from "zod";
import { cleanText } from "#domain/text/clean-text.ts";

export const siteDocuments = ["privacy", "terms", "support"] as const;
export type SiteDocument = (typeof siteDocuments)[number];
export const siteLanguages = ["en", "fr"] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** Characters of one text. */
export const siteTextLength = 60_000;

/** Markdown as domain/text/plain-markdown.ts reads it: everything else is text. */
export const siteTextBodySchema = z.string().transform(cleanText).pipe(z.string().min(1).max(siteTextLength));

/** `version` 0: the built-in text. `body` null: the built-in one, again, since that version. */
export const servedTextSchema = z.object({
  version: z.int().min(0),
  body: z.string().nullable(),
  publishedAt: z.iso.datetime({ offset: true }).nullable(),
});
export type ServedText = z.infer<typeof servedTextSchema>;

export const builtInText: ServedText = { version: 0, body: null, publishedAt: null };
