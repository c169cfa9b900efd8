/** Letters to whoever runs the server, as the back-office sees them: who waits, what one says, and whether it was answered. */
import { z } from "zod";
import { planNames } from "#domain/plan/plan.ts";
import { letterStates } from "#domain/support/letter.ts";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";
import { listAnswerSchema, listQuerySchema } from "./list.ts";

const letterRowSchema = z.object({
  id: idSchema,
  /** Of Pro: marked, and first. */
  isPriority: z.boolean(),
  state: z.enum(letterStates),
  locale: z.enum(["en", "fr"]),
  createdAt: instantSchema,
  answeredAt: instantSchema.nullable(),
  /** Null: no mail of it has left. */
  mailedAt: instantSchema.nullable(),
  /** Of the account; null: not signed in. */
  email: z.string().nullable(),
});
export type LetterRow = z.infer<typeof letterRowSchema>;

/** The usual one: those that wait before those that were answered, Pro's first, then who waits longest. */
export const letterSorts = ["queue", "createdAt", "answeredAt"] as const;
export const letterListQuerySchema = listQuerySchema(letterSorts, { state: z.enum(letterStates).optional() });
export type LetterListQuery = z.infer<typeof letterListQuerySchema>;
export const letterListSchema = listAnswerSchema(letterRowSchema);

/** `said` null: no key of this server opens it. */
export const openedLetterSchema = z.object({
  letter: letterRowSchema,
  said: z
    .object({
      subject: z.string(),
      words: z.string(),
      replyTo: z.string(),
      /** When it was written; null: not signed in. */
      plan: z.enum(planNames).nullable(),
      /** The address is the account's own. */
      isOwnAddress: z.boolean(),
    })
    .nullable(),
});
export type OpenedLetter = z.infer<typeof openedLetterSchema>;

export const markLetterSchema = z.strictObject({
  /** The state that was seen: one that somebody else changed since is not changed again. */
  seen: z.enum(letterStates),
  state: z.enum(letterStates),
});
/** `changed`: by somebody else meanwhile. */
export const letterRefusals = ["changed"] as const;
export const markedLetterSchema = z.object({
  refusal: z.enum(letterRefusals).nullable(),
  letter: letterRowSchema,
});
