/** The messages between device and server. The rules are in docs/sync.md; those that span files are cited by name. */
import { z } from "zod";
import { deviceTimeSchema, idSchema, instantSchema } from "./wire.ts";

/** Every synced table, in the order in which a new device receives them and a server applies them. */
export const syncedTableNames = [
  "profiles",
  "relationships",
  "moments",
  "media",
  "conflicts",
  "conversations",
  "turns",
  "threads",
  "messages",
] as const;
export type SyncedTableName = (typeof syncedTableNames)[number];

/** The fields of a row as written by a device; each table's own schema validates them on the server. */
export const fieldsSchema = z.record(z.string().max(64), z.json());

/** One change by the person on one row. `at` is the device's clock: displayed, never used to decide a conflict. */
export const opSchema = z.object({
  opId: idSchema,
  deviceId: idSchema,
  personId: idSchema,
  table: z.enum(syncedTableNames),
  id: idSchema,
  /**
   * The `rev` of the row that the person saw; 0 for a new row. [Note: own ops] A device's ops arrive in its order and each was typed on top
   * of the ones before, answered or not: what the same `deviceId` wrote or deleted since `baseRev` was not written by others, so it never
   * makes a conflict and never prevents an undo.
   */
  baseRev: z.int().nonnegative(),
  /** `erase`: the row and all that depends on it are removed permanently, everywhere, whatever others wrote meanwhile. */
  kind: z.enum(["put", "patch", "delete", "erase"]),
  fields: fieldsSchema,
  /**
   * The value the writer saw in each field they wrote: the device uses it where no server merges (domain/sync/three-way-merge.ts). It is
   * not sent to the server, which merges by revs; a server ignores it, like any unknown member. Ops of older builds have none.
   */
  before: fieldsSchema.optional(),
  at: deviceTimeSchema.max(64),
});
export type Op = z.infer<typeof opSchema>;
/** The op as it is sent, without `before`. */
export function wireOp({ before: _, ...op }: Op): Op {
  return op;
}

/** Kinds that leave a row. */
export type EditKind = Exclude<Op["kind"], "erase">;

export const pushBatchLimit = 100;
/** Bytes of a batch's ops as JSON: well below what a server or a proxy accepts. */
export const pushBytesLimit = 768 * 1024;
/** The device's position in the server's history: `rev` is its `since`, received under that incarnation of the database. */
export const incarnationSchema = z.object({ incarnation: idSchema, rev: z.int().nonnegative() });
const pushSchema = z.object({
  deviceId: idSchema,
  heard: incarnationSchema.optional(),
  ops: z.array(opSchema).min(1).max(pushBatchLimit),
});
export type Push = z.infer<typeof pushSchema>;

/** A row as sent by the server. A tombstone has `deleted_at` and may have only these five columns. */
export const rowSchema = z.looseObject({
  id: idSchema,
  rev: z.int().nonnegative(),
  created_at: instantSchema,
  updated_at: instantSchema,
  deleted_at: instantSchema.nullable(),
});
export type Row = z.infer<typeof rowSchema>;

/** The tombstone of an erased row (`erased: true`): a device removes the row and everything that depends on it. */
export function isErased(row: Row): boolean {
  return row.erased === true;
}

/** Why an op was refused. The device keeps it and offers what can be done. */
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
  /** Larger on its own than a batch may be. */
  "too_large",
  /** The row, or one it depends on, was erased by the person: nothing of it is kept, nor is this op. */
  "erased",
  /** Of messages and threads alone: more messages than a person writes: `of` says which limit, `wait` the seconds until there is room. */
  "message_limit",
  /** The thread takes no message: `reason` is its state (domain/message/message-rules.ts). */
  "thread_closed",
  /** The time for editing a message is over, or it was taken back. */
  "too_late",
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

const answered = { opId: idSchema };
export const answerSchema = z.discriminatedUnion("status", [
  z.object({ ...answered, status: z.literal("applied"), row: rowSchema }),
  z.object({ ...answered, status: z.literal("merged"), row: rowSchema }),
  /**
   * The stored value stayed; the other one is stored as a row of `conflicts`. It comes with the next pull, and already in `conflicts` here
   * when the server supports it, so that the device has it when the op leaves its queue.
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
    /** Field name to issue code for a validation error; `{used, limit}` for a quota. */
    details: z.record(z.string(), z.json()),
    /** The server's row, to which the device can revert; null when there is none. */
    row: rowSchema.nullable(),
  }),
]);
export type Answer = z.infer<typeof answerSchema>;
export const pushAnswerSchema = z.object({
  answers: z.array(answerSchema),
  rev: z.int(),
  wire: z.int().optional(),
  /** True when the device's history is not this server's: nothing was applied, and a pull tells the device to resync. */
  resync: z.boolean().optional(),
});

export const pullPageLimit = 500;
/** Bytes of a page's rows as JSON, unless the device gives another limit; a page has at least one row. */
export const pullBytesLimit = 512 * 1024;
/** The two parts in which a device receives its first rows, each from the newest down; the second is all other tables. */
export const pulledParts = ["relationships", "rest"] as const;
export type PulledPart = (typeof pulledParts)[number];
export const changeSchema = z.object({ table: z.enum(syncedTableNames), row: rowSchema });
export type Change = z.infer<typeof changeSchema>;
export const pullAnswerSchema = z.object({
  changes: z.array(changeSchema),
  /** The next `since`. */
  rev: z.int().nonnegative(),
  more: z.boolean(),
  /**
   * Only in a page that was asked for with `before`: its rows are in descending order, the next `before` is this, and `rev` is the counter
   * when the page was read. A server that does not know the parameter sends an ordinary page instead.
   */
  before: z.int().nonnegative().optional(),
  /**
   * True when `since` is older than the oldest tombstone, or the device's history is not this server's (a restored database): the device
   * pulls from 0, and keeps its own data (docs/sync.md, device rule 12).
   */
  resync: z.boolean(),
  /** The incarnation of the database that assigned `rev`; to be sent with the next `since`. */
  incarnation: idSchema.optional(),
  /** With `resync`: every incarnation under which this person's counter moved, the present one last. */
  lineage: z.array(incarnationSchema).optional(),
  wire: z.int().optional(),
});
export type PullAnswer = z.infer<typeof pullAnswerSchema>;

/** Events of the live stream: ids and revs only. They are hints; only a pull gives data. */
export type LiveEvent =
  | { readonly type: "rev"; readonly rev: number }
  | { readonly type: "profile" }
  | { readonly type: "message" }
  | { readonly type: "signed-out" };
