/**
 * An in-memory copy of a table, so that a page renders at once. When any tab of this device changed the table (Dexie's liveQuery), only the
 * changed rows are read again; the others keep their identity.
 */
import { Dexie, type IntervalTree, type ObservabilitySet, RangeSet, type Table } from "dexie";

export type View<Row> = ReadonlyMap<string, Row>;

export type TableView<Row> = {
  /** Undefined until read for the first time. */
  current(): View<Row> | undefined;
  subscribe(listener: () => void): () => void;
  /** Resolves when everything committed before the call is in `current()`. */
  settled(): Promise<void>;
  stop(): void;
};

const pageSize = 1_000;

export function watchTable<Row, Key extends string | number, New>(
  table: Table<Row, Key, New>,
  keyOf: (row: Row) => Key,
): TableView<Row> {
  const listeners = new Set<() => void>();
  const part = `idb://${table.db.name}/${table.name}/`;
  let rows: Map<string, Row> | undefined;
  let stale: ReadonlySet<unknown> | "all" | null = "all";
  let reading: Promise<void> | null = null;
  let isStopped = false;

  function publish(next: Map<string, Row>) {
    rows = next;
    for (const listener of listeners) listener();
  }

  async function readAll() {
    const next = new Map<string, Row>();
    let last: Row | undefined;
    do {
      const rest = last === undefined ? table.toCollection() : table.where(":id").above(keyOf(last));
      const page = await rest.limit(pageSize).toArray();
      for (const row of page) next.set(String(keyOf(row)), row);
      last = page.length < pageSize ? undefined : page.at(-1);
    } while (last !== undefined);
    publish(next);
  }

  async function readSome(keys: ReadonlySet<unknown>, known: View<Row>) {
    const wanted = [...keys].filter((key): key is Key => typeof key === "string" || typeof key === "number");
    const found = await table.bulkGet(wanted);
    const next = new Map(known);
    for (const key of keys) next.delete(String(key));
    for (const row of found) if (row) next.set(String(keyOf(row)), row);
    publish(next);
  }

  async function readStale() {
    while (stale !== null && !isStopped) {
      const wanted = stale;
      stale = null;
      if (wanted === "all" || rows === undefined) await readAll();
      else await readSome(wanted, rows);
    }
  }

  function refresh(): Promise<void> {
    reading ??= Promise.resolve(Dexie.ignoreTransaction(readStale))
      .catch((error: unknown) => {
        if (!isStopped && table.db.isOpen()) throw error;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  }

  function notice(parts: ObservabilitySet) {
    const tree = parts[part];
    if (parts.all) stale = "all";
    else if (tree && stale !== "all") stale = mergeKeys(stale, tree);
    else if (!tree) return;
    void refresh();
  }

  Dexie.on.storagemutated.subscribe(notice);
  void refresh();

  return {
    current: () => rows,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async settled() {
      while (stale !== null || reading) await refresh();
    },
    stop() {
      isStopped = true;
      stale = null;
      Dexie.on.storagemutated.unsubscribe(notice);
    },
  };
}

/** A range of keys (which Dexie reports for a large write) means that the whole table is read again. */
function mergeKeys(known: ReadonlySet<unknown> | null, tree: IntervalTree): ReadonlySet<unknown> | "all" {
  const keys = new Set(known);
  for (const { from, to } of RangeSet(tree)) {
    if (from !== to) return "all";
    keys.add(from);
  }
  return keys;
}
