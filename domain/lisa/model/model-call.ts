/**
 * What a model outside is sent, and what it sends back: veiled text only (docs/product-decisions.md, "AI"). The built-in analyst has answered
 * before: its answer holds the figures and the pages, and the model may say them better, never add to them.
 */
import { z } from "zod";
import { idSchema } from "#domain/wire/wire.ts";

/** UTF-16 units of each part: a call is kept whole with its reply. */
export const modelLimits = {
  question: 2_000,
  answer: 6_000,
  page: 1_000,
  pages: 16,
  turns: 3,
  earlierQuestion: 500,
  earlierReply: 1_500,
} as const;

/** `p1` to `p16`: how the answer and the reply cite a page. */
const refSchema = z.string().regex(/^p([1-9]|1[0-6])$/);

export const modelCallSchema = z.strictObject({
  /** The message under which it is counted. */
  message_id: idSchema,
  language: z.enum(["en", "fr"]),
  question: z.string().min(1).max(modelLimits.question),
  answer: z.string().min(1).max(modelLimits.answer),
  pages: z
    .array(z.strictObject({ ref: refSchema, text: z.string().max(modelLimits.page) }))
    .max(modelLimits.pages),
  turns: z
    .array(
      z.strictObject({
        question: z.string().max(modelLimits.earlierQuestion),
        reply: z.string().max(modelLimits.earlierReply),
      }),
    )
    .max(modelLimits.turns),
});
export type ModelCall = z.infer<typeof modelCallSchema>;

/** The events of the stream that comes back, by name. `failed`: nothing more comes, and the built-in answer stands in. */
export const modelEventSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("text"), text: z.string() }),
  z.object({ kind: z.literal("end") }),
  z.object({
    kind: z.literal("failed"),
    reason: z.enum(["slow", "busy", "refused", "broken", "too_long", "stopped", "empty"]),
  }),
]);
export type ModelReplyEvent = z.infer<typeof modelEventSchema>;

/** Whether a model may be asked, and how it has been. */
export const modelStateSchema = z.object({
  /** Null: none is set. */
  name: z.string().nullable(),
  /** By its last call of the last quarter of an hour. */
  health: z.enum(["unknown", "well", "failing"]),
});
export type ModelState = z.infer<typeof modelStateSchema>;

/** Why no reply of a model stands: the server's reasons, and the ways to it. `quota`: the month is used up. */
export const modelTroubles = [
  "slow",
  "busy",
  "refused",
  "broken",
  "too_long",
  "stopped",
  "empty",
  "offline",
  "quota",
  "signed_out",
  "leak",
  "contract",
] as const;
export type ModelTrouble = (typeof modelTroubles)[number];
