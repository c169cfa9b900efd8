/**
 * What device and server say to each other. The rules are in docs/sync.md; the ones that span
 * files are cited there by name.
 */
import { z } from "zod";
import { deviceTimeSchema, idSchema, instantSchema } from "./wire.ts";

/** Every table a device holds. The order is the order a fresh device receives and a server applies them. */
export const syncedTableNames = ["profiles", "relationships", "moments", "media", "conflicts"] as const;
export type SyncedTableName = (typeof syncedTableNames)[number];

/** The fields of one row as a device writes them; each table's own schema checks them on the server. */
export const fieldsSchema = z.record(z.string().max(64), z.json());

/** One intent of the person on one row. `at` is the device's clock: shown to people, never used to decide who wins. */
export const opSchema = z.object({
  opId: idSchema,
  deviceId: idSchema,
  personId: idSchema,
  table: z.enum(syncedTableNames),
  id: idSchema,
  /**
   * The `rev` of the row the person was looking at; 0 when the row is new. [Note: own ops] A device's ops arrive in its
   * order and each was typed on top of the ones before, answered or not: what the same `deviceId` wrote or deleted
   * since `baseRev` was not written by others, so it never makes a conflict and never stops an undo.
   */
  baseRev: z.int().nonnegative(),
  /** `erase`: the row and all that hangs on it go for good, everywhere, whatever others wrote of it meanwhile. */
  kind: z.enum(["put", "patch", "delete", "erase"]),
  fields: fieldsSchema,
  /**
   * What the writer saw in each field they write: the device merges by it where no server does (domain/sync/three-way-merge.ts).
   * A server that merges by revs needs none, so it stays on the device; one that gets it, or any member it does not
   * know, reads past it. Ops of older builds have none.
   */
  before: fieldsSchema.optional(),
  at: deviceTimeSchema.max(64),
});
export type Op = z.infer<typeof opSchema>;
/** The op as it is sent: what the writer saw stays on the device. */
export function wireOp({ before: _, ...op }: Op): Op {
  return op;
}

/** What leaves a row to speak of. */
export type EditKind = Exclude<Op["kind"], "erase">;

export const pushBatchLimit = 100;
/** Bytes of a batch's ops as JSON: what a server, and whatever stands before it, takes with room to spare. */
export const pushBytesLimit = 768 * 1024;
/** What the device has of the server's past: `rev` is its `since`, heard under that life of the database. */
export const incarnationSchema = z.object({ incarnation: idSchema, rev: z.int().nonnegative() });
const pushSchema = z.object({
  deviceId: idSchema,
  heard: incarnationSchema.optional(),
  ops: z.array(opSchema).min(1).max(pushBatchLimit),
});
export type Push = z.infer<typeof pushSchema>;

/** A row as the server sends it. A tombstone has `deleted_at` and may have nothing but these five columns. */
export const rowSchema = z.looseObject({
  id: idSchema,
  rev: z.int().nonnegative(),
  created_at: instantSchema,
  updated_at: instantSchema,
  deleted_at: instantSchema.nullable(),
});
export type Row = z.infer<typeof rowSchema>;

/** Fields the server keeps and cannot read (`unreadable`); the row holds their defaults. */
export function unreadableFields(row: object): readonly string[] {
  const unreadable = "unreadable" in row ? row.unreadable : undefined;
  return Array.isArray(unreadable) ? unreadable.filter((field) => typeof field === "string") : [];
}

/** A tombstone of what the person erased (`erased: true`): a device forgets the row and everything it holds of it. */
export function isErased(row: Row): boolean {
  return row.erased === true;
}

/** Why an op was refused. The device keeps what was written and offers ways on. */
export const refusalCodes = [
  "plan_limit",
  "validation",
  "gone",
  "forbidden",
  "underage",
  "storage_limit",
  /** The text of all versions together: far above what a person writes. */
  "text_limit",
  "missing_upload",
  /** Alone it is more than may travel at once. */
  "too_large",
  /** The row, or one it hangs on, was erased by the person: nothing of it is kept anywhere, this op neither. */
  "erased",
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

const answered = { opId: idSchema };
export const answerSchema = z.discriminatedUnion("status", [
  z.object({ ...answered, status: z.literal("applied"), row: rowSchema }),
  z.object({ ...answered, status: z.literal("merged"), row: rowSchema }),
  /**
   * The stored value stayed; the other one is kept as a row of `conflicts`. It comes with the next pull, and in
   * `conflicts` already when the server can, so that the device has it the moment the op leaves its queue.
   */
  z.object({
    ...answered,
    status: z.literal("conflict"),
    row: rowSchema,
    fields: z.array(z.string()),
    conflicts: z.array(rowSchema).optional(),
  }),
  z.object({
    ...answered,
    status: z.literal("refused"),
    code: z.enum(refusalCodes),
    /** Field name to issue code, when the refusal is a validation one; `{used, limit}` for a quota. */
    details: z.record(z.string(), z.json()),
    /** The row as the server has it, so that the device can go back to it; null when there is none. */
    row: rowSchema.nullable(),
  }),
]);
export type Answer = z.infer<typeof answerSchema>;
export const pushAnswerSchema = z.object({
  answers: z.array(answerSchema),
  rev: z.int(),
  wire: z.int().optional(),
  /** True when what the device has heard is not this server's past: nothing was applied, a pull tells the rest. */
  resync: z.boolean().optional(),
});

export const pullPageLimit = 500;
/** Bytes of a page's rows as JSON, when the device does not say; a page has one row at least. */
export const pullBytesLimit = 512 * 1024;
export const changeSchema = z.object({ table: z.enum(syncedTableNames), row: rowSchema });
export type Change = z.infer<typeof changeSchema>;
export const pullAnswerSchema = z.object({
  changes: z.array(changeSchema),
  /** Pass this as the next `since`. */
  rev: z.int().nonnegative(),
  more: z.boolean(),
  /**
   * True when `since` is older than the tombstones still kept, or when what the device has heard is not this server's past (a
   * database put back from a copy): it starts from 0, and forgets nothing (docs/sync.md, device rule 12).
   */
  resync: z.boolean(),
  /** The life of the database that gave `rev`; to be sent with the next `since`. */
  incarnation: idSchema.optional(),
  /** With `resync`: every life that this person's counter has had, the present one last. */
  lineage: z.array(incarnationSchema).optional(),
  wire: z.int().optional(),
});
export type PullAnswer = z.infer<typeof pullAnswerSchema>;

/** What the live stream carries: ids and revs only. It is a hint; the pull is the truth. */
export type LiveEvent =
  | { readonly type: "rev"; readonly rev: number }
  | { readonly type: "profile" }
  | { readonly type: "message" }
  | { readonly type: "signed-out" };
