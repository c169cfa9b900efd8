/**
 * The register of synced tables, made of their schemas and of what each field is (domain/wire/field-traits.ts). Used by device and server
 * (docs/sync.md; docs/threat-model.md, walls 4 and 6).
 */
import { z } from "zod";
import { profileFieldsSchema } from "#domain/account/profile-fields.ts";
import { conversationFieldsSchema, turnFieldsSchema } from "#domain/conversation/conversation-fields.ts";
import { mediaFieldsSchema } from "#domain/media/media-fields.ts";
import { messageFieldsSchema, threadFieldsSchema } from "#domain/message/message-fields.ts";
import { momentFieldsSchema } from "#domain/moment/moment-fields.ts";
import { relationshipFieldsSchema } from "#domain/relationship/relationship-fields.ts";
import { named } from "#domain/relationship/relationship-rules.ts";
import type { Checked, FieldIssue } from "#domain/wire/field-issue.ts";
import { link, type TableTraits, traitOf } from "#domain/wire/field-traits.ts";
import { parseFields, parsePatch } from "#domain/wire/parse-fields.ts";
import type { Op, SyncedTableName } from "#domain/wire/sync.ts";
import { deviceTimeSchema, idSchema } from "#domain/wire/wire.ts";
import { tableTraits } from "./table-traits.ts";

/** Every field that travels is in `fields` or `serverFields`, besides `id`, `user_id`, `rev` and the dates of record. */
export type SyncedTable = {
  readonly fields: z.ZodObject;
  readonly kinds: readonly Op["kind"][];
  /** Fields that are stored in clear text, in a column of their own, each with its reason. All others are sealed. */
  readonly clearFields: Readonly<Record<string, string>>;
  /** Texts of the person's own: every version is kept. */
  readonly textFields: readonly string[];
  /** Written once, when the row is created. */
  readonly fixedFields: readonly string[];
  /** Columns that only the server writes, with the value of each in a row of which a device has only the tombstone. */
  readonly serverFields: Readonly<Record<string, unknown>>;
  /** The same of each of `fields` that has no default. */
  readonly blanks: Readonly<Record<string, unknown>>;
};

/** A value that lost a merge, stored beside the row until the person chooses; resolving it is a new op and a `delete` here. */
const conflictRowSchema = z.object({
  id: idSchema,
  table: z.enum(["profiles", "relationships", "moments", "media", "conversations", "turns"]),
  row_id: idSchema,
  field: z.string().max(64),
  /** The value that the op wanted. */
  value: z.json(),
  /** The row's value when the op was applied, which stayed. */
  base_value: z.json(),
  device_id: idSchema,
  /** The device's clock when it was typed: displayed, never compared. */
  at: deviceTimeSchema,
  op_id: idSchema,
});
export type Conflict = z.infer<typeof conflictRowSchema>;

function describe<Fields extends z.ZodObject>(
  fields: Fields,
  traits: TableTraits,
  kinds: SyncedTable["kinds"],
) {
  const parents = Object.keys(traitOf(traits, "parent"));
  return {
    fields,
    kinds,
    clearFields: {
      ...traitOf(traits, "clear"),
      ...Object.fromEntries(parents.map((field) => [field, link])),
    },
    textFields: Object.keys(traitOf(traits, "isText")),
    fixedFields: Object.keys(traitOf(traits, "isFixed")),
    serverFields: traitOf(traits, "serverBlank"),
    blanks: traitOf(traits, "blank"),
  };
}

const edits = ["put", "patch", "delete"] as const;
const noFields = z.strictObject({});

export const syncedTables = {
  profiles: describe(profileFieldsSchema, tableTraits.profiles, ["patch"]),
  relationships: describe(relationshipFieldsSchema, tableTraits.relationships, [...edits, "erase"]),
  moments: describe(momentFieldsSchema, tableTraits.moments, edits),
  media: describe(mediaFieldsSchema, tableTraits.media, edits),
  conflicts: describe(noFields, tableTraits.conflicts, ["delete"]),
  conversations: describe(conversationFieldsSchema, tableTraits.conversations, [...edits, "erase"]),
  turns: describe(turnFieldsSchema, tableTraits.turns, edits),
  threads: describe(threadFieldsSchema, tableTraits.threads, edits),
  messages: describe(messageFieldsSchema, tableTraits.messages, edits),
} as const satisfies Readonly<Record<SyncedTableName, SyncedTable>>;

/** Default values of a row that is only a tombstone, or that was created here and not saved yet. */
export function blankFields(table: SyncedTableName): Readonly<Record<string, unknown>> {
  const { fields, serverFields, blanks }: SyncedTable = syncedTables[table];
  return {
    ...serverFields,
    ...Object.fromEntries(Object.entries(fields.shape).map(([field, schema]) => [field, defaultOf(schema)])),
    ...blanks,
  };
}

/** The value of a field that was never written; null where its schema has no default, or there is none. */
function defaultOf(schema: z.core.$ZodType | undefined): unknown {
  const parsed = schema && z.safeParse(schema, undefined);
  return parsed?.success ? parsed.data : null;
}

/**
 * The validated and normalised fields of an op, or their issues. A `put` gets defaults for missing fields, a `patch` does not, a `delete`
 * has no fields. Rules that involve several fields (dates in order) are checked later, on the merged row.
 */
export function checkFields(
  table: SyncedTableName,
  kind: Op["kind"],
  fields: Readonly<Record<string, unknown>>,
): Checked<Readonly<Record<string, unknown>>> {
  const register: SyncedTable = syncedTables[table];
  if (!register.kinds.includes(kind)) return { ok: false, issues: [{ field: "kind", code: "not_allowed" }] };
  if (kind === "delete" || kind === "erase") return { ok: true, fields: {} };
  const checked = kind === "put" ? parseFields(register.fields, fields) : parsePatch(register.fields, fields);
  if (!checked.ok) return { ok: false, issues: checked.issues.map((issue) => said(register, table, issue)) };
  const fixed = kind === "patch" ? register.fixedFields.filter((field) => Object.hasOwn(fields, field)) : [];
  if (fixed.length === 0) return checked;
  return { ok: false, issues: fixed.map((field) => ({ field, code: "protected_field" })) };
}

function said(register: SyncedTable, table: SyncedTableName, issue: FieldIssue): FieldIssue {
  if (issue.code === "unknown_field" && Object.hasOwn(register.serverFields, issue.field)) {
    return { ...issue, code: "protected_field" };
  }
  return table === "relationships" ? named(issue) : issue;
}
