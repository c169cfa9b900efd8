/** The fields of threads and messages that a person may write, validated one by one. */
import { z } from "zod";
import type { Shape } from "#domain/wire/field-traits.ts";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";
import { type Address, addressKinds, addressLength, isAddress } from "./address.ts";
import { bodyVersion, requestAnswers } from "./message.ts";
import { cleanMessage } from "./message-text.ts";
import { messageTraits, type threadTraits } from "./message-traits.ts";

const addressSchema = z
  .strictObject({ kind: z.enum(addressKinds), value: z.string().max(addressLength) })
  .refine((address: Address) => isAddress(address), "not_allowed");

export const threadFieldsSchema = z.strictObject({
  /** The address that one wrote to; null in a thread that somebody else began. Written once. */
  to: addressSchema.nullable().default(null),
  /** Of a thread that somebody else began: what one did with the request. An answer can be changed later; accepting tells the other. */
  answer: z.enum(requestAnswers).default("none"),
  /** Nothing of this person arrives any more, by this thread or a new one. They are told nothing. */
  is_blocked: z.boolean().default(false),
  /** The `created_at` of the newest message that one has seen, on any device. */
  read_until: instantSchema.nullable().default(null),
} satisfies Shape<typeof threadTraits>);

/** What a message says. With version 1 the text; another version is closed by keys of the two people, and is for them alone. */
const bodySchema = z.strictObject({
  v: z.literal(bodyVersion),
  body: z.string().transform(cleanMessage).pipe(z.string().min(1).max(messageTraits.body.max)),
});

export const messageFieldsSchema = z.strictObject({
  /** Written once: a message never moves. */
  thread_id: idSchema,
  /** Null: its sender took it back, for both. Only the sender writes it, within `editingTime`; null at any time, and for good. */
  body: bodySchema.nullable(),
} satisfies Shape<typeof messageTraits>);
