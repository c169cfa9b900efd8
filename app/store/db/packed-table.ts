/**
 * A table whose rows are partly in packs (packed-rows.ts). A row that is in the table itself is the right one, whatever a pack says; of two
 * packs, which only a pull that began anew leaves, the one with the higher rev. A row that is written leaves its pack. By Dexie's own promises
 * throughout: after one of the language's, it no longer knows its transaction.
 */
import {
  cmp,
  type DBCoreCursor,
  type DBCoreDeleteRangeRequest,
  type DBCoreKeyRange,
  type DBCoreMutateRequest,
  type DBCoreMutateResponse,
  type DBCorePutRequest,
  type DBCoreQueryRequest,
  type DBCoreTable,
  type DBCoreTransaction,
  Dexie,
} from "dexie";
import type { Row } from "#domain/wire/sync.ts";
import type { JournalDatabase } from "./journal-database.ts";
import type { PackRow } from "./packed-rows.ts";

type PackKey = readonly [table: string, first: string, last: string, at: string];

/** Fewer rows that are written at once stay rows of their own. */
const leastRows = 20;
/** At most: each costs the browser a call, and a row that is written costs its pack. */
const rowsOfPack = 250;
/** Packs that are read at a time where not all are needed. */
const packsAtOnce = 5;

/** A row with its id, or the id twice where only ids are asked for. */
type Found = readonly [id: unknown, one: unknown];

const all = Number.POSITIVE_INFINITY;
const now = <T>(value: T): Promise<T> => Dexie.Promise.resolve(value);
const rangeType = { equal: 1, range: 2, any: 3, never: 4 } as const;

/**
 * For one transaction.
 * @param isPacking whether it keeps in packs what it puts in bulk
 */
export function withPacks(table: DBCoreTable, packs: DBCoreTable, isPacking: boolean): DBCoreTable {
  const { name } = table;
  const index = table.schema.primaryKey;
  /** All packs of this table. An array is above every string. */
  const ownPacks: DBCoreKeyRange = { type: rangeType.range, lower: [name], upper: [name, []] };
  let known: Promise<readonly PackKey[]> | undefined;

  /** Nobody else writes packs while the transaction goes on. */
  function packKeys(trans: DBCoreTransaction): Promise<readonly PackKey[]> {
    const query = { index: packs.schema.primaryKey, range: ownPacks };
    known ??= packs
      .query({ trans, values: false, limit: all, query })
      .then(({ result }): readonly PackKey[] => result);
    return known;
  }

  function readPacks(trans: DBCoreTransaction, keys: readonly PackKey[]): Promise<readonly PackRow[]> {
    return keys.length === 0 ? now([]) : packs.getMany({ trans, keys: [...keys] });
  }

  function writePacks(
    trans: DBCoreTransaction,
    gone: readonly PackKey[],
    fresh: readonly PackRow[],
  ): Promise<unknown> {
    known = undefined;
    const deleted = gone.length > 0 ? packs.mutate({ type: "delete", trans, keys: [...gone] }) : now(null);
    return deleted.then(() =>
      fresh.length > 0 ? packs.mutate({ type: "put", trans, values: fresh }) : null,
    );
  }

  /** Packed rows by their ids; only the packs that may have them are read. */
  function findPacked(trans: DBCoreTransaction, ids: readonly unknown[]): Promise<Map<unknown, Row>> {
    const wanted = new Set(ids);
    return packKeys(trans)
      .then((keys) => readPacks(trans, keys.filter(mayHaveOneOf(ids))))
      .then((packs) => {
        const found = new Map<unknown, Row>();
        for (const row of packs.flatMap(rowsOf)) if (wanted.has(row.id)) keepNewer(found, row);
        return found;
      });
  }

  /** Rows that were written or deleted are no longer in a pack. */
  function takeOut(trans: DBCoreTransaction, ids: readonly unknown[]): Promise<unknown> {
    const written = new Set(ids);
    return packKeys(trans)
      .then((keys) => readPacks(trans, keys.filter(mayHaveOneOf(ids))))
      .then((packs) => {
        const gone: PackKey[] = [];
        const left: PackRow[] = [];
        for (const pack of packs) {
          const rows = rowsOf(pack);
          const others = rows.filter(({ id }) => !written.has(id));
          if (others.length === rows.length) continue;
          gone.push([pack.table, pack.first, pack.last, pack.at]);
          left.push(...packsOf(name, others));
        }
        return gone.length > 0 ? writePacks(trans, gone, left) : null;
      });
  }

  let gathered: { readonly rows: Row[]; readonly kept: Promise<unknown> } | undefined;

  /** What is put in several parts at once is kept together: Dexie is given parts so small that it tells which rows were written. */
  function putInPacks({ trans, values }: DBCorePutRequest): Promise<DBCoreMutateResponse> {
    gathered ??= gather(trans);
    gathered.rows.push(...values);
    const results = values.map(({ id }) => id);
    const outcome = { numFailures: 0, failures: {}, results, lastResult: results.at(-1) };
    return gathered.kept.then(() => outcome);
  }

  /** Until the browser's next microtask: Dexie's own run to their end within each part. */
  function gather(trans: DBCoreTransaction) {
    const rows: Row[] = [];
    const kept: Promise<unknown> = new Dexie.Promise<unknown>((resolve, reject) => {
      queueMicrotask(() => {
        gathered = undefined;
        keepInPacks(trans, rows).then(resolve, reject);
      });
    });
    return { rows, kept };
  }

  /** What is in the table itself stays there. */
  function keepInPacks(trans: DBCoreTransaction, rows: readonly Row[]): Promise<unknown> {
    const sorted = rows.toSorted((a, b) => cmp(a.id, b.id));
    const range = { type: rangeType.range, lower: sorted[0]?.id, upper: sorted.at(-1)?.id };
    return table
      .query({ trans, values: false, limit: all, query: { index, range } })
      .then(({ result }): PromiseLike<unknown> => {
        const inTable = new Set(result);
        const values = sorted.filter(({ id }) => inTable.has(id));
        return Dexie.Promise.all([
          writePacks(
            trans,
            [],
            packsOf(
              name,
              sorted.filter(({ id }) => !inTable.has(id)),
            ),
          ),
          values.length > 0 ? table.mutate({ type: "put", trans, values }) : null,
        ]);
      });
  }

  function mutate(request: DBCoreMutateRequest): Promise<DBCoreMutateResponse> {
    const { trans } = request;
    if (request.type === "deleteRange") return deleteRange(request);
    if (request.type === "delete") {
      return table.mutate(request).then((outcome) => takeOut(trans, request.keys).then(() => outcome));
    }
    if (request.type === "put" && isPacking && (gathered || request.values.length >= leastRows)) {
      return putInPacks(request);
    }
    const ids = request.values.map(({ id }) => id);
    // So that the browser refuses what is there already.
    const prepared = request.type === "add" ? moveOut(trans, ids) : now(null);
    return prepared
      .then(() => table.mutate(request))
      .then((outcome) =>
        takeOut(
          trans,
          ids.filter((_, at) => !(at in outcome.failures)),
        ).then(() => outcome),
      );
  }

  /** Each into the table itself, unless it is there. */
  function moveOut(trans: DBCoreTransaction, ids: readonly unknown[]): Promise<unknown> {
    return findPacked(trans, ids).then((packed) => {
      const keys = [...packed.keys()];
      return table.getMany({ trans, keys }).then((inTable) => {
        const values = [...packed.values()].filter((_, at) => inTable[at] === undefined);
        return values.length > 0 ? table.mutate({ type: "put", trans, values }) : null;
      });
    });
  }

  function deleteRange(request: DBCoreDeleteRangeRequest): Promise<DBCoreMutateResponse> {
    const { trans, range } = request;
    return table.mutate(request).then((outcome) =>
      packKeys(trans)
        .then((keys) => readPacks(trans, keys.filter(mayBeWithin(range))))
        .then((packs) => {
          const ids = packs.flatMap(rowsOf).map(({ id }) => id);
          return takeOut(
            trans,
            ids.filter((id) => isWithin(range, id)),
          );
        })
        .then(() => outcome),
    );
  }

  /** In ascending order of their ids; only the packs that may have one of the first `limit` are read. */
  function queryAll(request: DBCoreQueryRequest, keys: readonly PackKey[]): Promise<readonly Found[]> {
    const { trans, values = false, limit = all, query } = request;
    const wanted = keys.filter(mayBeWithin(query.range));
    return table.query({ ...request, values, limit }).then(({ result }) => {
      const inTable = new Map<unknown, unknown>(result.map((one) => [values ? one.id : one, one]));
      const packed = new Map<unknown, Row>();
      const readFrom = (at: number): Promise<unknown> =>
        readPacks(trans, wanted.slice(at, at + packsAtOnce)).then((packs) => {
          for (const row of packs.flatMap(rowsOf)) {
            if (!inTable.has(row.id) && isWithin(query.range, row.id)) keepNewer(packed, row);
          }
          const next = wanted[at + packsAtOnce]?.[1];
          if (next === undefined || isEnoughBefore(next)) return null;
          return readFrom(at + packsAtOnce);
        });
      const isEnoughBefore = (next: string) =>
        limit !== all &&
        [...inTable.keys(), ...packed.keys()].filter((id) => cmp(id, next) < 0).length >= limit;
      return readFrom(0).then(() => {
        const found = [...inTable].map(([id, one]): Found => [id, one]);
        for (const [id, row] of packed) found.push([id, values ? row : id]);
        return found.toSorted(([a], [b]) => cmp(a, b)).slice(0, limit);
      });
    });
  }

  return {
    ...table,
    mutate,
    get(request) {
      const { trans, key } = request;
      return table
        .get(request)
        .then((row) => row ?? findPacked(trans, [key]).then((packed) => packed.get(key)));
    },
    getMany(request) {
      const { trans, keys } = request;
      return table.getMany(request).then((found) => {
        const missing = keys.filter((_, at) => found[at] === undefined);
        if (missing.length === 0) return found;
        return findPacked(trans, missing).then((packed) =>
          found.map((row, at) => row ?? packed.get(keys[at])),
        );
      });
    },
    query(request) {
      const { direction, limit = all, trans } = request;
      const isBackward = direction?.startsWith("prev") ?? false;
      const asked: DBCoreQueryRequest = { ...request, direction: "next", limit: isBackward ? all : limit };
      return packKeys(trans)
        .then((keys) => queryAll(asked, keys))
        .then((found) => {
          const rows = found.map(([, one]) => one);
          return { result: isBackward ? rows.toReversed().slice(0, limit) : rows };
        });
    },
    count({ trans, query }) {
      return packKeys(trans)
        .then((keys) => queryAll({ trans, query }, keys))
        .then(({ length }) => length);
    },
    openCursor({ trans, query, reverse = false }) {
      return packKeys(trans)
        .then((keys) => queryAll({ trans, query, values: true }, keys))
        .then((found) => {
          if (found.length === 0) return null;
          return cursorOver(trans, reverse ? found.toReversed() : found, reverse ? -1 : 1);
        });
    },
  };
}

/**
 * In `meta`: how far the pull of a journal without packs came, by two keys; and of one with packs (app/store/sync/pull-place.ts). A build from
 * before packs does not see their rows: it finds no place, and pulls everything anew.
 */
export const plainPlaceKeys = ["since", "firstPull"] as const;
export const packedPlaceKey = "packedPlace";

/**
 * After a roll-back a build from before packs pulled the journal anew into its tables: what the packs have is older, or deleted since. To be
 * called before anything is shown.
 */
export async function dropOutdatedPacks(database: JournalDatabase): Promise<void> {
  const { meta, packs, dexie } = database;
  const [since, walk, packed] = await meta.bulkGet([...plainPlaceKeys, packedPlaceKey]);
  if (!packed || (!since && !walk)) return;
  await dexie.transaction("rw", meta, packs, async () => {
    await packs.clear();
    await meta.delete(packedPlaceKey);
  });
}

/** @param rows in ascending order of their ids */
function packsOf(table: string, rows: readonly Row[]): PackRow[] {
  const packs: PackRow[] = [];
  for (let from = 0; from < rows.length; from += rowsOfPack) {
    const own = rows.slice(from, from + rowsOfPack);
    // Unique enough: two packs of the same bounds in one journal are rare to begin with.
    const at = `${Date.now()} ${Math.random()}`;
    const bounds = { first: own[0]?.id ?? "", last: own.at(-1)?.id ?? "" };
    packs.push({ table, ...bounds, at, rows: JSON.stringify(own) });
  }
  return packs;
}

function rowsOf({ rows }: PackRow): readonly Row[] {
  return typeof rows === "string" ? (JSON.parse(rows) as readonly Row[]) : rows;
}

function keepNewer(found: Map<unknown, Row>, row: Row): void {
  if ((found.get(row.id)?.rev ?? -1) < row.rev) found.set(row.id, row);
}

/** More ids than this are looked for in every pack. */
const manyIds = 100;

function mayHaveOneOf(ids: readonly unknown[]): (key: PackKey) => boolean {
  if (ids.length > manyIds) return () => true;
  return ([, first, last]) => ids.some((id) => cmp(first, id) <= 0 && cmp(id, last) <= 0);
}

function isWithin({ type, lower, upper, lowerOpen, upperOpen }: DBCoreKeyRange, id: unknown): boolean {
  if (type === rangeType.any) return true;
  if (type === rangeType.never) return false;
  if (type === rangeType.equal) return cmp(id, lower) === 0;
  const isAbove = lower === undefined || cmp(id, lower) > (lowerOpen ? 0 : -1);
  return isAbove && (upper === undefined || cmp(id, upper) < (upperOpen ? 0 : 1));
}

function mayBeWithin({ type, lower, upper }: DBCoreKeyRange): (key: PackKey) => boolean {
  if (type === rangeType.any) return () => true;
  const from = lower;
  const to = type === rangeType.equal ? lower : upper;
  return ([, first, last]) =>
    (from === undefined || cmp(last, from) >= 0) && (to === undefined || cmp(first, to) <= 0);
}

/** A cursor over what was read; `step` is 1 or, over what is in descending order, -1. */
function cursorOver(trans: DBCoreTransaction, found: readonly Found[], step: 1 | -1): DBCoreCursor {
  let at = 0;
  let hasMoved = false;
  let isRunning = false;
  let isDone = false;
  let onNext: () => void = () => undefined;
  let resolve: (value?: unknown) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;

  function run() {
    if (isRunning) return;
    isRunning = true;
    try {
      while (hasMoved && !isDone) {
        hasMoved = false;
        if (at < found.length) onNext();
        else end();
      }
    } catch (error) {
      isDone = true;
      reject(error);
    } finally {
      isRunning = false;
    }
  }
  function end(value?: unknown) {
    isDone = true;
    resolve(value);
  }
  function move(by: number) {
    at += by;
    hasMoved = true;
    run();
  }
  const cursor: DBCoreCursor = {
    trans,
    get key() {
      return found[at]?.[0];
    },
    get primaryKey() {
      return found[at]?.[0];
    },
    get value() {
      return found[at]?.[1];
    },
    get done() {
      return isDone;
    },
    continue(key) {
      const ahead = key === undefined ? 0 : found.slice(at + 1).findIndex(([id]) => cmp(id, key) * step >= 0);
      move(ahead < 0 ? found.length : 1 + ahead);
    },
    continuePrimaryKey: (key) => cursor.continue(key),
    advance: move,
    start(callback) {
      onNext = callback;
      const ended = new Dexie.Promise<unknown>((done, fail) => {
        resolve = done;
        reject = fail;
      });
      move(0);
      return ended;
    },
    stop: end,
    next() {
      let left = 1;
      const once = () => {
        left -= 1;
        if (left === 0) cursor.continue();
        else cursor.stop();
      };
      return cursor.start(once).then(() => cursor);
    },
    fail(error) {
      isDone = true;
      reject(error);
    },
  };
  return cursor;
}
