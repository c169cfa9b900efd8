/** The fields of conversations and their turns, validated one by one. */
import { z } from "zod";
import { analysisTypes } from "#domain/lisa/reply.ts";
import { cleanLine, cleanText } from "#domain/text/clean-text.ts";
import { deviceTimeSchema, idSchema } from "#domain/wire/wire.ts";
import {
  citedLimit,
  feedbacks,
  questionLimit,
  repliesLimit,
  replyLimit,
  titleLimit,
} from "./conversation.ts";

export const conversationFieldsSchema = z.strictObject({
  /** Empty: named by its first question. */
  title: z.string().transform(cleanLine).pipe(z.string().max(titleLimit)).default(""),
  /** The analysis it was begun with; null: a free question. */
  kind: z.enum(analysisTypes).nullable().default(null),
  is_pinned: z.boolean().default(false),
});

const question = z.string().transform(cleanText).pipe(z.string().min(1).max(questionLimit));

const keptReplySchema = z.strictObject({
  /** The message's id, under which it was counted. */
  id: idSchema,
  question,
  locale: z.enum(["en", "fr"]),
  at: deviceTimeSchema.max(64),
  /** As JSON (kept-reply.ts): text that is shown, never run and never parsed as markup. */
  reply: z.string().max(replyLimit),
});

export const turnFieldsSchema = z.strictObject({
  conversation_id: idSchema,
  /** As it was asked last. */
  question,
  /** Oldest first; the last is the one that is shown. */
  replies: z.array(keptReplySchema).max(repliesLimit).default([]),
  feedback: z.enum(feedbacks).nullable().default(null),
  /** Rows that a reply cites or is about: relationships, moments, media. */
  cited: z.array(idSchema).max(citedLimit).default([]),
});
