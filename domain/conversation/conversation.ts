/** Conversations with LISA, and their turns: a question and the replies to it (product decisions, "AI"). */
import type { z } from "zod";
import type { conversationFieldsSchema, turnFieldsSchema } from "./conversation-fields.ts";

/**
 * What LISA may read, besides the relationships that are allowed one by one. `own_pages`: moments about nobody in particular; `captions`: the
 * words under photos and videos. The pictures themselves have no switch: they are never read.
 */
export const readableTexts = [
  "texts",
  "moods",
  "tags",
  "places",
  "notes",
  "captions",
  "own_pages",
  "needs",
] as const;
export type ReadableText = (typeof readableTexts)[number];

/** The answer to "did it help you think?". */
export const feedbacks = ["yes", "no"] as const;
export type Feedback = (typeof feedbacks)[number];

export type ConversationFields = z.infer<typeof conversationFieldsSchema>;
type TurnFields = z.infer<typeof turnFieldsSchema>;
/** One version of the reply, with the question as it stood then. */
export type KeptReply = TurnFields["replies"][number];

type RowRecord = {
  readonly id: string;
  readonly user_id: string;
  readonly rev: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at: string | null;
};
export type Conversation = ConversationFields & RowRecord;
export type Turn = TurnFields & RowRecord;
