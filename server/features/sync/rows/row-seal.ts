/**
 * A synced row at rest: its wire form as JSON, sealed as one value with the person's key and bound to its owner, table, id and rev
 * (docs/decisions/025-sealed-rows.md). Reading a row is opening this value.
 */
import { type Row, rowSchema, type SyncedTableName } from "#domain/wire/sync.ts";
import { type DataKey, openRowBytes, sealRowBytes } from "#server/crypto/seal.ts";
import type { SyncedColumns } from "./synced-columns.ts";

/** The number of each table in what a row is bound to: never given to another table. */
export const tableNumbers: Readonly<Record<SyncedTableName, number>> = {
  profiles: 0,
  relationships: 1,
  moments: 2,
  media: 3,
  conflicts: 4,
  conversations: 5,
  turns: 6,
  threads: 7,
  messages: 8,
};

/** Bytes: table (2), id (16), rev (8). A page of the pull has them in this form (queries/pull-page.ts). */
export const placeLength = 26;
const ownerLength = 16;

type RowPlace = {
  readonly table: SyncedTableName;
  readonly id: string;
  /** The rev at which it was sealed. */
  readonly rev: number;
};

export type RowKeys = {
  /** The journal's. */
  readonly key: DataKey;
  /** Of threads and messages, where such rows may come. */
  readonly messagesKey?: DataKey | undefined;
};
type Owner = { readonly personId: string } & RowKeys;

/** Tables that are sealed under the key of messages, apart from the journal's. */
const tablesOfMessages: ReadonlySet<SyncedTableName> = new Set(["threads", "messages"]);
export const isOfMessages = (table: SyncedTableName) => tablesOfMessages.has(table);

function keyFor(table: SyncedTableName, { key, messagesKey }: RowKeys): DataKey {
  if (!isOfMessages(table)) return key;
  if (!messagesKey) throw new Error("A message without its key.");
  return messagesKey;
}

/**
 * Seals a row at its rev. Of the profile, only what is not in clear: the account changes its clear fields, its rev and its dates without the
 * key, so these stand in columns alone.
 */
export function sealWhole(owner: Owner, { table, sealed }: SyncedColumns, row: Row): Buffer {
  const kept =
    table === "profiles"
      ? Object.fromEntries(
          Object.entries(row).filter(([field]) => sealed.includes(field) || field === "unreadable"),
        )
      : row;
  const place = { table, id: row.id, rev: row.rev };
  const bound = bindingOf(owner.personId, place);
  return sealRowBytes(keyFor(table, owner), bound, Buffer.from(JSON.stringify(kept)));
}

/** Null when it does not open: altered, moved, of an earlier rev, or sealed with another key. */
export function openRow(owner: Owner, place: RowPlace, sealed: Buffer): Row | null {
  const opened = openRowText(owner, place, sealed);
  return opened && rowSchema.parse(JSON.parse(opened.toString("utf8")));
}

/** The same as JSON; a profile's is not a whole row. */
export function openRowText(owner: Owner, place: RowPlace, sealed: Buffer): Buffer | null {
  const key = keyFor(place.table, owner);
  try {
    return openRowBytes(key, bindingOf(owner.personId, place), sealed);
  } catch {
    return null;
  }
}

/** Opens many rows of one person from their places as bytes; the result is the JSON of each, or null. */
export function openRowsOf(
  owner: Owner,
): (table: SyncedTableName, place: Uint8Array, sealed: Buffer) => Buffer | null {
  const bound = Buffer.alloc(ownerLength + placeLength);
  bound.set(idBytes(owner.personId));
  return (table, place, sealed) => {
    bound.set(place, ownerLength);
    const key = keyFor(table, owner);
    try {
      return openRowBytes(key, bound, sealed);
    } catch {
      return null;
    }
  };
}

const bindingOf = (personId: string, place: RowPlace) => Buffer.concat([idBytes(personId), placeOf(place)]);

function placeOf({ table, id, rev }: RowPlace): Buffer {
  const place = Buffer.alloc(placeLength);
  place.writeInt16BE(tableNumbers[table]);
  place.set(idBytes(id), 2);
  place.writeBigInt64BE(BigInt(rev), 18);
  return place;
}

const idBytes = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex");
