/**
 * An in-memory copy of a table, so that a page renders at once. When any tab of this device changed the table (Dexie's liveQuery), only the
 * changed rows are read again; the others keep their identity.
 */
import { Dexie, type IntervalTree, type ObservabilitySet, RangeSet, type Table } from "dexie";

import { askWhenShown, timesPutAside } from "#app/lib/put-aside.ts";

export type View<Row> = ReadonlyMap<string, Row>;

export type TableView<Row> = {
  /** Undefined until read for the first time. */
  current(): View<Row> | undefined;
  /** The first one has a table read that waits to be asked for. */
  subscribe(listener: () => void): () => void;
  /** Resolves when everything committed before the call is in `current()`; at once for a table that nobody asked for. */
  settled(): Promise<void>;
  /** As `settled`, and asks for the table. */
  read(): Promise<void>;
  /**
   * Called inside a transaction with rows that it writes in bulk: once it is committed they are shown without being read again, many pages
   * at a time. An empty list when it failed. Only its last writes of these rows may be passed.
   */
  expect(written: readonly Row[]): void;
  stop(): void;
};

const pageSize = 1_000;

/**
 * Milliseconds between two views of rows written in bulk: each view costs a copy of the map and what screens compute of all rows, which for
 * a large table takes seconds. A first pull of ten thousand rows is over before the second one, on an ordinary line.
 */
const pauseOf = (rows: number) => 2_500 + rows / 5;

/** `isLazy`: it is read when it is first asked for. Once read it is kept up to date until `stop`. */
export function watchTable<Row, Key extends string | number, New>(
  table: Table<Row, Key, New>,
  keyOf: (row: Row) => Key,
  isLazy = false,
): TableView<Row> {
  const listeners = new Set<() => void>();
  const part = `idb://${table.db.name}/${table.name}/`;
  let rows: Map<string, Row> | undefined;
  let stale: ReadonlySet<unknown> | "all" | null = "all";
  let isAsked = false;
  let reading: Promise<void> | null = null;
  let isStopped = false;
  /** A read failed with its connection, or because the page was put aside: it is done again once there is another, or the page is back. */
  let isMissed = false;
  /** What a transaction of this tab writes, until its commit is reported. */
  let expected = new Map<unknown, Row>();
  /** Committed and not shown yet; newer than `rows` and than a read in progress. */
  const fresh = new Map<string, Row>();
  let shownAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function publish(next: Map<string, Row>) {
    if (fresh.size > 0) {
      for (const [key, row] of fresh) next.set(key, row);
      fresh.clear();
      clearTimeout(timer);
      timer = undefined;
      shownAt = performance.now();
    }
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

  function showFresh() {
    if (fresh.size > 0 && rows && !reading && !isStopped) publish(new Map(rows));
  }

  /** At once after a pause, so that the first rows are seen as soon as they are there; the last ones by `settled`. */
  function showFreshSoon() {
    if (fresh.size === 0 || reading) return;
    const known = rows?.size ?? 0;
    const wait = shownAt + pauseOf(known) - performance.now();
    if (wait <= 0) showFresh();
    else timer ??= setTimeout(showFresh, wait);
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
    if (reading) return reading;
    const before = timesPutAside();
    reading = Promise.resolve(Dexie.ignoreTransaction(readStale))
      .catch((error: unknown) => {
        isMissed = true;
        if (timesPutAside() !== before) return askWhenShown(retry);
        if (!isStopped && table.db.isOpen()) throw error;
      })
      .finally(() => {
        reading = null;
        showFreshSoon();
      });
    return reading;
  }

  function ask() {
    if (isAsked) return;
    isAsked = true;
    void refresh();
  }

  function notice(parts: ObservabilitySet) {
    if (!isAsked) return;
    const tree = parts[part];
    const changed = parts.all ? "all" : tree && keysOf(tree);
    if (!changed) return;
    if (changed === "all" || stale === "all") {
      stale = "all";
      expected = new Map();
      fresh.clear();
    } else takeNote(changed, stale);
    if (stale !== null) void refresh();
    else showFreshSoon();
  }

  /**
   * The report of our own transaction names all rows that are expected. Any other that names one of them comes from another tab, and which
   * of both wrote last is not known: that row is read.
   */
  function takeNote(changed: ReadonlySet<unknown>, known: ReadonlySet<unknown> | null) {
    const isOurs = rows && [...expected.keys()].every((key) => changed.has(key));
    const unknown = new Set(known);
    for (const key of changed) {
      const row = isOurs ? expected.get(key) : undefined;
      if (row && !unknown.has(key)) fresh.set(String(key), row);
      else {
        unknown.add(key);
        fresh.delete(String(key));
      }
      expected.delete(key);
    }
    if (unknown.size > 0) stale = unknown;
  }

  /** The whole table: what the failed read was to read is no longer known. */
  async function readMissed() {
    if (!isMissed || isStopped) return;
    await table.db.open();
    isMissed = false;
    stale = isStopped ? null : "all";
    await refresh();
  }

  const retry = () => void readMissed().catch(() => undefined);

  Dexie.on.storagemutated.subscribe(notice);
  table.db.on("ready", retry, true);
  if (!isLazy) ask();

  async function settled() {
    while (isAsked && (stale !== null || reading)) await refresh();
    showFresh();
  }

  return {
    current: () => rows,
    subscribe(listener) {
      listeners.add(listener);
      ask();
      return () => listeners.delete(listener);
    },
    settled,
    read() {
      ask();
      return settled();
    },
    expect(written) {
      if (!isAsked) return;
      expected = new Map(written.map((row) => [keyOf(row), row]));
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      stale = null;
      Dexie.on.storagemutated.unsubscribe(notice);
    },
  };
}

/** A range of keys (which Dexie reports for a large write) means that the whole table is read again. */
function keysOf(tree: IntervalTree): ReadonlySet<unknown> | "all" {
  const keys = new Set();
  for (const { from, to } of RangeSet(tree)) {
    if (from !== to) return "all";
    keys.add(from);
  }
  return keys;
}
