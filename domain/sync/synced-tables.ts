/**
 * The register of synced tables: which fields a person may write, which are encrypted at rest, and which belong to the server alone. Used
 * by device and server (docs/sync.md; docs/threat-model.md, walls 4 and 6).
 */
import { z } from "zod";
import { profileFieldsSchema } from "#domain/account/profile-fields.ts";
import { mediaFieldsSchema } from "#domain/media/media-fields.ts";
import { momentFieldsSchema } from "#domain/moment/moment-fields.ts";
import { relationshipFieldsSchema } from "#domain/relationship/relationship-fields.ts";
import { named } from "#domain/relationship/relationship-rules.ts";
import type { Checked, FieldIssue } from "#domain/wire/field-issue.ts";
import { parseFields, parsePatch } from "#domain/wire/parse-fields.ts";
import type { Op, SyncedTableName } from "#domain/wire/sync.ts";
import { deviceTimeSchema, idSchema } from "#domain/wire/wire.ts";

/** How a clear field is stored: an instant is a timestamp in the database and ISO 8601 on the wire. */
export type StoredAs = "plain" | "json" | "instant";
type ServerField = {
  readonly stored: StoredAs;
  /** Its value in a row of which a device has only the tombstone. */
  readonly blank: unknown;
};

/** Every field that travels is in `fields` or `serverFields`, besides `id`, `user_id`, `rev` and the dates of record. */
export type SyncedTable = {
  readonly fields: z.ZodObject;
  readonly kinds: readonly Op["kind"][];
  /**
   * Fields that are stored in clear text, each with its reason. All others, also those added later, are encrypted at rest with the person's
   * key.
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
export const conflictRowSchema = z.object({
  id: idSchema,
  table: z.enum(["profiles", "relationships", "moments", "media"]),
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

const plain = (blank: unknown = null): ServerField => ({ stored: "plain", blank });
const json = (blank: unknown): ServerField => ({ stored: "json", blank });
const instant: ServerField = { stored: "instant", blank: null };

const shownOutside = "a choice of the person's for screens and mails; says nothing of whom they love";
const account = "the account and its plan, which the server acts on";
const asked = "the HTTP API filters and orders by it (docs/threat-model.md)";
const counted = "limits and files are counted and found by it";

export const syncedTables = {
  profiles: {
    fields: profileFieldsSchema,
    kinds: ["patch"],
    clearFields: {
      first_name: "mails greet by it",
      last_name: asked,
      age: asked,
      location: asked,
      relationship_goals: asked,
      interests: asked,
      onboarding_completed: shownOutside,
      partner_word: shownOutside,
      locale: shownOutside,
      timezone: "the day where the person lives is checked by it",
      memory_hidden_days: shownOutside,
      memory_hidden_relationships: "ids only",
      memory_remembered_endings: "ids only",
      game_is_on: shownOutside,
      game_pauses: shownOutside,
      blur_media: shownOutside,
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
      email: plain(""),
      email_verified: plain(false),
      avatar_url: plain(),
      is_admin: plain(false),
      role: plain("user"),
      subscription_plan: plain("free"),
      subscription_status: plain("inactive"),
      current_period_end: instant,
      stripe_customer_id: plain(),
      stripe_subscription_id: plain(),
    },
    blanks: {},
  },
  relationships: {
    fields: relationshipFieldsSchema,
    kinds: ["put", "patch", "delete", "erase"],
    clearFields: {
      name: asked,
      age: "photos of someone under 18 are refused by it",
      city: asked,
      city_place: asked,
      meeting_place: asked,
      start_date: asked,
      end_date: asked,
      periods: "dates in order are checked by it",
      status: asked,
      type: asked,
      rating: asked,
      veil: asked,
      veil_until: asked,
      media: "ids only",
    },
    textFields: ["notes"],
    fixedFields: [],
    serverFields: { media: json([]) },
    blanks: { name: "" },
  },
  moments: {
    fields: momentFieldsSchema,
    kinds: ["put", "patch", "delete"],
    clearFields: {
      relationship_id: counted,
      occurred_on: asked,
      mood: asked,
      feeling_before: asked,
      feeling_during: asked,
      feeling_after: asked,
      is_milestone: asked,
      sealed_until: asked,
      is_closing: asked,
      reread_on: asked,
    },
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
      relationship_id: counted,
      moment_id: counted,
      position: "the relationship's list of media is ordered by it",
      is_cover: asked,
      is_blurred: asked,
      consent: asked,
      kind: counted,
      width: counted,
      height: counted,
      duration: counted,
      bytes: counted,
    },
    textFields: ["caption"],
    fixedFields: ["upload_id"],
    serverFields: {
      kind: plain("photo"),
      width: plain(0),
      height: plain(0),
      duration: plain(),
      bytes: plain(0),
      blur: plain(""),
    },
    blanks: { upload_id: "" },
  },
  conflicts: {
    fields: z.strictObject({}),
    kinds: ["delete"],
    clearFields: {
      table: "names where the conflict is",
      row_id: "names where the conflict is",
      field: "names where the conflict is",
      device_id: "an id",
      at: "shown beside the value",
      op_id: "an id",
    },
    textFields: [],
    fixedFields: [],
    serverFields: {
      table: plain(),
      row_id: plain(),
      field: plain(),
      value: plain(),
      base_value: plain(),
      device_id: plain(),
      at: instant,
      op_id: plain(),
    },
    blanks: {},
  },
} as const satisfies Readonly<Record<SyncedTableName, SyncedTable>>;

/** Whether a field is encrypted at rest: every one that is not listed in `clearFields`. */
export function isPrivateField(table: SyncedTableName, field: string): boolean {
  const { clearFields }: SyncedTable = syncedTables[table];
  return !Object.hasOwn(clearFields, field);
}

/** How a field is stored while it is clear: arrays and objects are JSON. */
export function storedAs(table: SyncedTableName, field: string): StoredAs {
  const { fields, serverFields }: SyncedTable = syncedTables[table];
  const schema = fields.shape[field];
  return schema ? (isStructure(schema) ? "json" : "plain") : (serverFields[field]?.stored ?? "plain");
}

function isStructure(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return isStructure(schema.def.innerType);
  return schema instanceof z.ZodArray || schema instanceof z.ZodObject;
}

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
export function defaultOf(schema: z.core.$ZodType | undefined): unknown {
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
