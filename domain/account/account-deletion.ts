/** The wire schemas of an account's deletion (specification, sections 2 and 4). */
import { z } from "zod";
import { instantSchema } from "#domain/wire/wire.ts";

/** What is stored of a person, with what lies in the trash. */
export const accountContentsSchema = z.object({
  relationships: z.int().nonnegative(),
  moments: z.int().nonnegative(),
  /** With LISA. The defaults are for receipts of before these were counted. */
  conversations: z.int().nonnegative().default(0),
  /** One's own copies of messages with other people. */
  messages: z.int().nonnegative().default(0),
  /** Photos and videos. */
  media: z.int().nonnegative(),
  /** Of photos and videos, all sizes of each. */
  bytes: z.number().nonnegative(),
});
export type AccountContents = z.infer<typeof accountContentsSchema>;

/** Days between the request and the end; 0: the end comes with the next run of the job. */
export const deletionGraceSchema = z.int().nonnegative();

/** `dueAt`: when the account is destroyed; null while it is not to be. */
export const deletionAnswerSchema = z.object({ dueAt: instantSchema.nullable() });

/** `POST /api/account/deletion/now`: the number that the receipt carries. */
export const deletedAnswerSchema = z.object({ receipt: z.string() });
