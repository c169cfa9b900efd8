/**
 * The copy of a journal as one JSON document: free on every plan (product decisions, "Plans and money"), made and read on the device. The
 * published schema (docs/journal-file.schema.json) is generated from these schemas, so a field of the journal cannot be missing there.
 */
import { z } from "zod";
import { profileFieldsSchema } from "#domain/account/profile-fields.ts";
import { conversationFieldsSchema, turnFieldsSchema } from "#domain/conversation/conversation-fields.ts";
import { mediaKinds } from "#domain/media/media.ts";
import { mediaFieldsSchema } from "#domain/media/media-fields.ts";
import { momentFieldsSchema } from "#domain/moment/moment-fields.ts";
import { relationshipFieldsSchema } from "#domain/relationship/relationship-fields.ts";
import { deviceTimeSchema, idSchema, instantSchema } from "#domain/wire/wire.ts";
import {
  conversationNotes,
  mediaNotes,
  momentNotes,
  profileNotes,
  recordNotes,
  relationshipNotes,
  replyNotes,
  turnNotes,
} from "./field-notes.ts";

/** The name by which a copy is recognised, and the number of its layout: raised when an older build could misread it. */
export const copyFormat = "tendre-journal";
export const copyVersion = 1;
/** Bytes of a JSON copy that is read: ten thousand moments are about ten million. A larger one is told when it is made, and refused before it is opened. */
export const copyLimit = 64_000_000;

type Shape = Readonly<Record<string, z.ZodType>>;

/** The same fields, each with its explanation. */
function explained<S extends Shape>(shape: S, notes: Readonly<Record<keyof S & string, string>>): S {
  const fields = Object.entries(shape).map(([name, schema]) => [
    name,
    schema.meta({ description: notes[name] ?? "" }),
  ]);
  return Object.fromEntries(fields) as S;
}

const record = explained({ id: idSchema, created_at: instantSchema, updated_at: instantSchema }, recordNotes);

const versionSchema = z.strictObject({
  kind: z
    .enum(["put", "patch", "delete"])
    .describe("put: written or taken back, patch: changed, delete: put in the trash."),
  at: deviceTimeSchema.describe("When, by the clock of the device it was written on."),
  fields: z.record(z.string(), z.json()).describe("What this change wrote: only these fields."),
});

const relationshipEntrySchema = z
  .strictObject({ ...record, ...explained(relationshipFieldsSchema.shape, relationshipNotes) })
  .describe("Someone the writer loves or loved.");

const momentEntrySchema = z
  .strictObject({
    ...record,
    ...explained(momentFieldsSchema.shape, momentNotes),
    history: z
      .array(versionSchema)
      .optional()
      .describe("Its earlier versions as far as the device had them, oldest first. Told, not taken back."),
  })
  .describe("A dated entry of the journal.");

const { upload_id: _, ...placedMedia } = mediaFieldsSchema.shape;
const mediaEntrySchema = z
  .strictObject({
    ...record,
    ...explained(
      {
        ...placedMedia,
        kind: z.enum(mediaKinds),
        width: z.int().nonnegative(),
        height: z.int().nonnegative(),
        duration: z.number().nonnegative().nullable(),
        bytes: z.int().nonnegative(),
        file: z.string().max(400).nullable(),
        sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .nullable(),
        still: z.string().max(400).nullable(),
      },
      mediaNotes,
    ),
  })
  .describe("A photo or video: what is known of it. The file itself is only in a ZIP.");

const { replies, conversation_id: __, ...turnShape } = turnFieldsSchema.shape;
const replySchema = z.strictObject(
  explained({ ...replies.unwrap().element.shape, text: z.string() }, replyNotes),
);
const turnSchema = z.strictObject({
  ...record,
  ...explained(turnShape, turnNotes),
  replies: z
    .array(replySchema)
    .describe("The replies to it, oldest first; the last is the one that is shown."),
});
const conversationSchema = z
  .strictObject({
    ...record,
    ...explained(conversationFieldsSchema.shape, conversationNotes),
    turns: z.array(turnSchema).describe("What was asked and answered, oldest first."),
  })
  .describe("A conversation with LISA. Temporary ones are kept nowhere, so they are in no copy.");

const profileSchema = z
  .strictObject(explained(profileFieldsSchema.shape, profileNotes))
  .nullable()
  .describe("What the writer says of themselves, and their settings that follow the account.");

const accountSchema = z
  .strictObject({
    email: z.string().describe("The account's address."),
    subscription_plan: z.string().describe("The plan when the copy was made: free, plus or pro."),
    subscription_status: z.string().describe("inactive, active, canceled or expired."),
    current_period_end: z.string().nullable().describe("Until when it is paid, ISO 8601."),
  })
  .nullable()
  .describe("What the account was. Told for the record: a copy never changes an account or its plan.");

const preferencesSchema = z
  .strictObject({
    language: z.enum(["en", "fr"]).describe("The language of the app on this device."),
    theme: z.enum(["system", "light", "dark"]).describe("Paper (light), night (dark), or as the system."),
    single_keys: z.boolean().describe("Whether shortcuts of a single key are on."),
    quick_exit: z.boolean().describe("Whether three times Shift leaves quickly."),
  })
  .describe("Settings of the device on which the copy was made.");

const leftOutSchema = z
  .strictObject({
    relationships: z.int().nonnegative().describe("People left out."),
    moments: z.int().nonnegative().describe("Moments left out."),
    media: z.int().nonnegative().describe("Photos and videos left out."),
    conversations: z.int().nonnegative().describe("Conversations with LISA left out."),
  })
  .describe(
    "How much of the journal the writer left out of this copy. The trash is never in it, nor counted.",
  );

export const journalFileSchema = z
  .strictObject({
    format: z.literal(copyFormat).describe("Says that this is a copy of a Tendre journal."),
    version: z.literal(copyVersion).describe("The layout of this document."),
    made_at: instantSchema.describe("When the copy was made, ISO 8601 in UTC."),
    owner: idSchema.describe(
      "The id of the journal it was made from: in another journal everything comes as new entries.",
    ),
    names: z
      .enum(["real", "veiled"])
      .describe(
        "veiled: names were replaced for someone else's eyes; such a copy cannot be taken back into a journal.",
      ),
    left_out: leftOutSchema,
    profile: profileSchema,
    account: accountSchema,
    preferences: preferencesSchema,
    relationships: z.array(relationshipEntrySchema).describe("The people."),
    moments: z.array(momentEntrySchema).describe("The moments, oldest first."),
    media: z.array(mediaEntrySchema).describe("Photos and videos."),
    conversations: z.array(conversationSchema).describe("Conversations with LISA, oldest first."),
  })
  .describe("A copy of a Tendre journal: everything its writer chose to put in, and nothing else.");

export type JournalFile = z.infer<typeof journalFileSchema>;
export type RelationshipEntry = z.infer<typeof relationshipEntrySchema>;
export type MomentEntry = z.infer<typeof momentEntrySchema>;
export type MediaEntry = z.infer<typeof mediaEntrySchema>;
export type ConversationEntry = z.infer<typeof conversationSchema>;
export type CopyPreferences = z.infer<typeof preferencesSchema>;
export type MomentHistoryEntry = z.infer<typeof versionSchema>;

/** The published schema: JSON Schema 2020-12 of what a copy holds as it is written. */
export function journalFileJsonSchema(): object {
  return {
    $id: "/journal-file.schema.json",
    title: "Tendre journal",
    ...z.toJSONSchema(journalFileSchema, { io: "input", unrepresentable: "any" }),
  };
}
