/** What of a letter to whoever runs the server travels (`POST /api/support/letters`, and `…/visitor` without a session). */
import { z } from "zod";
import { cleanText } from "#domain/text/clean-text.ts";
import { someLine } from "#domain/text/text-schemas.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { letterLimits } from "./letter.ts";

/** One line without controls: a subject and an address become headers of a mail. */
export const letterSchema = z.strictObject({
  /** Made by the page for these words: sent again they are the same letter. */
  key: idSchema,
  subject: someLine(letterLimits.subject),
  words: z
    .string()
    .transform((text) => cleanText(text).trim())
    .pipe(z.string().min(1).max(letterLimits.words)),
  replyTo: z.string().trim().max(letterLimits.address).pipe(z.email()),
  locale: z.enum(["en", "fr"]),
});

/** `isPriority`: it is marked, and comes before others. */
export const letterAnswerSchema = z.object({ isPriority: z.boolean() });

/** `GET /api/support` */
export const supportSchema = z.object({
  /** Somebody reads letters: they are mailed, or there is somebody who can open the back-office. */
  takesLetters: z.boolean(),
});
