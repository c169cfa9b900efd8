/** Reads a state that the server gave back. Nothing of it is believed: it may be another person's, edited, or of a later version. */
import { z } from "zod";
import { profileFieldsSchema } from "#domain/account/profile-fields.ts";
import { conversationFieldsSchema, turnFieldsSchema } from "#domain/conversation/conversation-fields.ts";
import { isCalendarDay } from "#domain/time/calendar-day.ts";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";
import { type Backup, backupVersion, type PreferenceField } from "./backup.ts";

const turnSchema = z.strictObject({
  id: idSchema,
  created_at: instantSchema,
  ...turnFieldsSchema.omit({ conversation_id: true }).shape,
});

export const backedUpConversationSchema = z.strictObject({
  id: idSchema,
  created_at: instantSchema,
  ...conversationFieldsSchema.shape,
  turns: z.array(turnSchema),
});

const { shape } = profileFieldsSchema;
const preferencesSchema = z
  .strictObject({
    partner_word: shape.partner_word,
    locale: shape.locale,
    memory_hidden_days: shape.memory_hidden_days,
    memory_hidden_relationships: shape.memory_hidden_relationships,
    memory_remembered_endings: shape.memory_remembered_endings,
    blur_media: shape.blur_media,
    next_crush_removed: shape.next_crush_removed,
    next_crush_folded_for: shape.next_crush_folded_for,
  } satisfies Record<PreferenceField, z.ZodType>)
  .partial();

const day = z.string().refine(isCalendarDay);
const progressSchema = z.strictObject({
  isOn: z.boolean(),
  pauses: shape.game_pauses,
  points: z.number(),
  level: z.number(),
  trophies: z.array(z.strictObject({ id: z.string(), day: day.nullable() })),
});

export const backupSchema = z.strictObject({
  userId: idSchema,
  timestamp: instantSchema,
  version: z.literal(backupVersion),
  data: z.strictObject({
    aiConversations: z.array(backedUpConversationSchema),
    gameProgress: progressSchema,
    preferences: preferencesSchema,
    /** Conversations for which there was no room: the oldest. */
    conversationsLeftOut: z.int().nonnegative(),
  }),
});

export type BackupRefusal =
  | { readonly reason: "damaged" | "other_person" | "newer" }
  /** It says something that no backup says. `field`: a plan, say, or a role. */
  | { readonly reason: "foreign_field"; readonly field: string };

type ReadBackup =
  | { readonly ok: true; readonly backup: Backup }
  | { readonly ok: false; readonly refusal: BackupRefusal };

const headSchema = z.looseObject({ userId: z.string(), version: z.string() });

/** `value`: what stands in `backup_data`; null when the server could not open it. */
export function readBackup(value: unknown, personId: string): ReadBackup {
  const refuse = (refusal: BackupRefusal): ReadBackup => ({ ok: false, refusal });
  const head = headSchema.safeParse(value);
  if (!head.success) return refuse({ reason: "damaged" });
  if (head.data.userId !== personId) return refuse({ reason: "other_person" });
  if (head.data.version !== backupVersion) return refuse({ reason: "newer" });
  const read = backupSchema.safeParse(value);
  if (!read.success) {
    const [field] = read.error.issues.flatMap((issue) =>
      issue.code === "unrecognized_keys" ? issue.keys : [],
    );
    return refuse(field === undefined ? { reason: "damaged" } : { reason: "foreign_field", field });
  }
  const { aiConversations } = read.data.data;
  const ids = aiConversations.flatMap(({ id, turns }) => [id, ...turns.map((turn) => turn.id)]);
  if (new Set(ids).size < ids.length) return refuse({ reason: "damaged" });
  return { ok: true, backup: read.data };
}
