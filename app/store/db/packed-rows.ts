/**
 * Many rows in one record: a row of its own costs a browser some 0.1 ms to write, whatever is in it, so that a journal of ten thousand
 * entries takes longer to keep than to fetch. What the first pull brings is kept in packs, and whoever reads or writes a table sees its rows
 * as if each was one of its own (docs/sync.md, device rule 11). How, is in packed-table.ts, which a journal without packs does not load.
 */
import { type DBCore, type DBCoreTable, type DBCoreTransaction, Dexie } from "dexie";
import type { Row } from "#domain/wire/sync.ts";

/** Rows of one table, by their ids in ascending order. `at` tells packs of the same bounds apart. */
export type PackRow = {
  readonly table: string;
  readonly first: string;
  readonly last: string;
  readonly at: string;
  /** As JSON, so that a pack is quickly taken apart; as objects, where the first build with packs wrote it. */
  readonly rows: string | readonly Row[];
};

/** Those that a journal has thousands of. */
const hasPacks = (table: string) => /^(relationships|moments|media|turns|messages)$/.test(table);

type Layer = typeof import("./packed-table.ts");
let layer: Layer | undefined;

/** Before packs are read or written: a transaction would have to be kept open while it is loaded. */
export async function loadPacks(): Promise<Layer> {
  layer ??= await import("./packed-table.ts");
  return layer;
}

const packing = new WeakSet<object>();

/** From now on this transaction keeps in packs what it puts in bulk. To be called inside one, after `loadPacks`. */
export function packWrites(): void {
  const transaction = Dexie.currentTransaction?.idbtrans;
  if (transaction) packing.add(transaction);
}

/** A layer below Dexie's own, whose observers see ordinary writes of rows. The packs are in the table `packs`. */
export function packRowsIn(dexie: Dexie): void {
  dexie.use({
    stack: "dbcore",
    name: "packed rows",
    level: -2,
    create: (core): DBCore => ({
      ...core,
      transaction: (stores, ...rest) =>
        core.transaction(stores.some(hasPacks) ? [...stores, "packs"] : stores, ...rest),
      table: (name) => (hasPacks(name) ? ifPacked(core, name) : core.table(name)),
    }),
  });
}

const methods = ["mutate", "get", "getMany", "query", "openCursor", "count"] as const;

/** The table itself while there are no packs. By Dexie's own promises: after one of the language's, it no longer knows its transaction. */
function ifPacked(core: DBCore, name: string): DBCoreTable {
  const table = core.table(name);
  const picked = new WeakMap<DBCoreTransaction, Promise<DBCoreTable>>();

  /** Once for a transaction: meanwhile nobody else writes packs. */
  function pick(trans: DBCoreTransaction): Promise<DBCoreTable> {
    const packs = core.table("packs");
    const isPacking = packing.has(trans);
    const open = () =>
      (layer ? Dexie.Promise.resolve(layer) : Dexie.waitFor(loadPacks())).then(({ withPacks }) =>
        withPacks(table, packs, isPacking),
      );
    const query = { index: packs.schema.primaryKey, range: { type: 3, lower: undefined, upper: undefined } };
    return isPacking ? open() : packs.count({ trans, query }).then((count) => (count > 0 ? open() : table));
  }
  function ask(method: (typeof methods)[number]) {
    return (request: { readonly trans: DBCoreTransaction }) => {
      const { trans } = request;
      const one = picked.get(trans) ?? pick(trans);
      picked.set(trans, one);
      return one.then((its) => its[method](request as never));
    };
  }
  return Object.assign({ ...table }, Object.fromEntries(methods.map((method) => [method, ask(method)])));
}
