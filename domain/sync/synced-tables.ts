/**
 * The register of synced tables: which fields a person may write, which are encrypted at rest, and which belong to the server alone. Used
 * by device and server (docs/sync.md; docs/threat-model.md, walls 4 and 6).
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
import { parseFields, parsePatch } from "#domain/wire/parse-fields.ts";
import type { Op, SyncedTableName } from "#domain/wire/sync.ts";
import { deviceTimeSchema, idSchema } from "#domain/wire/wire.ts";

type ServerField = {
  /** Its value in a row of which a device has only the tombstone. */
  readonly blank: unknown;
};

/** Every field that travels is in `fields` or `serverFields`, besides `id`, `user_id`, `rev` and the dates of record. */
export type SyncedTable = {
  readonly fields: z.ZodObject;
  readonly kinds: readonly Op["kind"][];
  /**
   * Fields that are stored in clear text, in a column of their own, each with its reason. All others, also those added later, are encrypted
   * at rest with the person's key, the whole row as one value (docs/decisions/025-sealed-rows.md).
   */
  readonly clearFields: Readonly<Record<string, string>>;
  /** Texts of the person's own: every version is kept, none is folded away (docs/sync.md, "On the device" 6). */
  readonly textFields: readonly string[];
  /** Written once, when the row is created. */
  readonly fixedFields: readonly string[];
  /** Columns that only the server writes. */
  readonly serverFields: Readonly<Record<string, ServerField>>;
  /** The `blank` of each of `fields` that has no default. */
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

const blankIs = (blank: unknown = null): ServerField => ({ blank });

const account = "the account and its plan, which the server acts on";
const counted = "an id or a size: limits and files are counted and found by it";
const link = "an id: what is deleted or erased with another row is found by it";

const reachable = "whether a message or a receipt reaches this person is decided by it while they are away";

export const syncedTables = {
  profiles: {
    fields: profileFieldsSchema,
    kinds: ["patch"],
    clearFields: {
      first_name: "mails greet by it",
      last_name: "stands in the account, where the sign-up form put it",
      locale: "mails are written in it",
      timezone: "the day where the person lives is checked by it, and the month of a quota",
      messages_are_on: reachable,
      discoverable: reachable,
      messages_from: reachable,
      read_receipts: reachable,
      handle: "whoever writes to it is led to its person by it, and no two have the same",
      email: account,
      email_verified: account,
      avatar_url: account,
      is_admin: account,
      role: account,
      subscription_plan: account,
      subscription_status: account,
      current_period_end: account,
      stripe_customer_id: account,
      stripe_subscription_id: account,
    },
    textFields: ["bio"],
    fixedFields: [],
    serverFields: {
      email: blankIs(""),
      email_verified: blankIs(false),
      avatar_url: blankIs(),
      handle: blankIs(),
      is_admin: blankIs(false),
      role: blankIs("user"),
      subscription_plan: blankIs("free"),
      subscription_status: blankIs("inactive"),
      current_period_end: blankIs(),
      stripe_customer_id: blankIs(),
      stripe_subscription_id: blankIs(),
    },
    blanks: {},
  },
  relationships: {
    fields: relationshipFieldsSchema,
    kinds: ["put", "patch", "delete", "erase"],
    clearFields: {},
    textFields: ["notes"],
    fixedFields: [],
    serverFields: { media: blankIs([]) },
    blanks: { name: "" },
  },
  moments: {
    fields: momentFieldsSchema,
    kinds: ["put", "patch", "delete"],
    clearFields: { relationship_id: link },
    textFields: ["word", "text"],
    fixedFields: [],
    serverFields: {},
    blanks: { occurred_on: "" },
  },
  media: {
    fields: mediaFieldsSchema,
    kinds: ["put", "patch", "delete"],
    clearFields: {
      upload_id: counted,
      relationship_id: link,
      moment_id: link,
      position: "the relationship's list of media is ordered by it",
      kind: "the relationship's list of media names it",
      bytes: counted,
    },
    textFields: ["caption"],
    fixedFields: ["upload_id"],
    serverFields: {
      kind: blankIs("photo"),
      width: blankIs(0),
      height: blankIs(0),
      duration: blankIs(),
      bytes: blankIs(0),
      blur: blankIs(""),
    },
    blanks: { upload_id: "" },
  },
  conflicts: {
    fields: z.strictObject({}),
    kinds: ["delete"],
    clearFields: { row_id: link, op_id: "an id: an answer that is repeated finds its conflicts by it" },
    textFields: [],
    fixedFields: [],
    serverFields: {
      table: blankIs(),
      row_id: blankIs(),
      field: blankIs(),
      value: blankIs(),
      base_value: blankIs(),
      device_id: blankIs(),
      at: blankIs(),
      op_id: blankIs(),
    },
    blanks: {},
  },
  conversations: {
    fields: conversationFieldsSchema,
    kinds: ["put", "patch", "delete", "erase"],
    clearFields: {},
    textFields: [],
    fixedFields: [],
    serverFields: {},
    blanks: {},
  },
  turns: {
    fields: turnFieldsSchema,
    kinds: ["put", "patch", "delete"],
    clearFields: { conversation_id: link },
    textFields: [],
    fixedFields: ["conversation_id"],
    serverFields: {},
    blanks: { conversation_id: "", question: "" },
  },
  threads: {
    fields: threadFieldsSchema,
    kinds: ["put", "patch", "delete"],
    clearFields: {},
    textFields: [],
    fixedFields: ["to"],
    serverFields: {
      is_open: blankIs(false),
      peer_name: blankIs(),
      peer_handle: blankIs(),
      has_left: blankIs(false),
      seen_until: blankIs(),
    },
    blanks: {},
  },
  messages: {
    fields: messageFieldsSchema,
    kinds: ["put", "patch", "delete"],
    clearFields: { thread_id: link },
    textFields: [],
    fixedFields: ["thread_id"],
    serverFields: { is_mine: blankIs(true), sent_at: blankIs(), edited_at: blankIs() },
    blanks: { thread_id: "", body: null },
  },
} as const satisfies Readonly<Record<SyncedTableName, SyncedTable>>;

/** Default values of a row that is only a tombstone, or that was created here and not saved yet. */
export function blankFields(table: SyncedTableName): Readonly<Record<string, unknown>> {
  const { fields, serverFields, blanks }: SyncedTable = syncedTables[table];
  return {
    ...Object.fromEntries(Object.entries(serverFields).map(([field, { blank }]) => [field, blank])),
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
