/**
 * What a backup holds, entry by entry (docs/self-hosting.md, "Backup and restore"):
 *
 * - `about.json`: which database this was, and its tables in an order in which each comes after those it refers to
 * - `keys.sealed`: only when it was asked for (server/backup/sealed-keys.ts)
 * - `database/<schema>.<table>/<part>.gz`: rows as PostgreSQL's COPY writes them, compressed, in parts
 * - `media/<key>`: what the storage keeps under that key, sealed as it is there
 * - `deleted-accounts.txt`: who must not come back (server/storage/deleted-accounts.ts)
 * - `hashes/<number>.txt`: SHA-256 of each entry since the one before, in the lines of `sha256sum`
 * - `manifest.json`: how much of everything, and the SHA-256 of each `hashes/…`
 * - `manifest.seal`: the SHA-256 of the manifest, sealed with a key that follows from the master key
 */
import { createHash } from "node:crypto";
import { z } from "zod";

export const formatName = "tendre-backup";
export const formatVersion = 1;

export const entryNames = {
  about: "about.json",
  keys: "keys.sealed",
  deleted: "deleted-accounts.txt",
  manifest: "manifest.json",
  seal: "manifest.seal",
  part: (table: string, part: number) => `database/${table}/${String(part).padStart(6, "0")}.gz`,
  file: (key: string) => `media/${key}`,
  hashes: (number: number) => `hashes/${String(number).padStart(6, "0")}.txt`,
} as const;

export const partShape = /^database\/([a-z_]+\.[a-z_]+)\/(\d{6,})\.gz$/;
export const fileShape = /^media\/([a-z0-9-]+(?:\/[a-z0-9-]+)+)$/;

const tableSchema = z.strictObject({
  /** `schema.table` */
  name: z.string().regex(/^[a-z_]+\.[a-z_]+$/),
  columns: z.array(z.string().min(1)).min(1),
});
export type BackupTable = z.infer<typeof tableSchema>;

/** Read alone first: a later version may add to the rest. */
export const formatSchema = z.object({ format: z.literal(formatName), version: z.number().int().min(1) });

export const aboutSchema = z.strictObject({
  format: z.literal(formatName),
  version: z.literal(formatVersion),
  /** Of the program. */
  madeBy: z.string(),
  madeAt: z.iso.datetime(),
  /** The migrations that the database had, in the order in which they ran. */
  migrations: z.array(z.strictObject({ name: z.string(), digest: z.string() })).min(1),
  /** Ids of the master keys that wrap people's keys, the current one first. */
  masterKeys: z.array(z.string().regex(/^[0-9a-f]{16}$/)).min(1),
  tables: z.array(tableSchema).min(1),
});
export type About = z.infer<typeof aboutSchema>;

const sequenceSchema = z.strictObject({
  table: z.string(),
  column: z.string(),
  last: z.number().int(),
  isCalled: z.boolean(),
});
export type BackupSequence = z.infer<typeof sequenceSchema>;

export const manifestSchema = z.strictObject({
  entries: z.number().int(),
  rows: z.record(z.string(), z.number().int()),
  sequences: z.array(sequenceSchema),
  media: z.strictObject({
    uploads: z.number().int(),
    files: z.number().int(),
    bytes: z.number().int(),
    /** Uploads whose files went while the backup was made. */
    gone: z.number().int(),
    /** Uploads that the storage has nothing of, or not all, though nobody deleted them: the first hundred. */
    missing: z.array(z.string()),
  }),
  hashes: z.array(z.strictObject({ name: z.string(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** As `sha256sum` writes and checks it. */
export const hashLine = (name: string, bytes: Uint8Array): string => `${sha256(bytes)}  ${name}\n`;

/** Where the seal of a manifest belongs. */
export const sealPlace = { table: "backup", row: "manifest", column: "sha256", owner: "server" } as const;
