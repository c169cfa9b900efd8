/** The fields of conversations and their turns, validated one by one. */
import { z } from "zod";
import { analysisTypes } from "#domain/lisa/reply.ts";
import { cleanText } from "#domain/text/clean-text.ts";
import { line } from "#domain/text/text-schemas.ts";
import type { Shape } from "#domain/wire/field-traits.ts";
import { deviceTimeSchema, idSchema } from "#domain/wire/wire.ts";
import { feedbacks } from "./conversation.ts";
import { conversationTraits, turnTraits } from "./conversation-traits.ts";

export const conversationFieldsSchema = z.strictObject({
  /** Empty: named by its first question. */
  title: line(conversationTraits.title.max).default(""),
  /** The analysis it was begun with; null: a free question. */
  kind: z.enum(analysisTypes).nullable().default(null),
  is_pinned: z.boolean().default(false),
} satisfies Shape<typeof conversationTraits>);

const { replies, cited } = turnTraits;
const question = z.string().transform(cleanText).pipe(z.string().min(1).max(turnTraits.question.max));

const keptReplySchema = z.strictObject({
  /** The message's id, under which it was counted. */
  id: idSchema,
  question,
  locale: z.enum(["en", "fr"]),
  at: deviceTimeSchema.max(64),
  /** As JSON (kept-reply.ts): text that is shown, never run and never parsed as markup. */
  reply: z.string().max(replies.max),
});

export const turnFieldsSchema = z.strictObject({
  conversation_id: idSchema,
  /** As it was asked last. */
  question,
  /** Oldest first; the last is the one that is shown. */
  replies: z.array(keptReplySchema).max(replies.count).default([]),
  feedback: z.enum(feedbacks).nullable().default(null),
  /** Rows that a reply cites or is about: relationships, moments, media. */
  cited: z.array(idSchema).max(cited.count).default([]),
} satisfies Shape<typeof turnTraits>);
