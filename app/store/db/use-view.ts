/** Hooks on a table's view: rendered from memory at once, and again when any tab changes a row. */
import { useSyncExternalStore } from "react";
import { useJournal } from "./journal.ts";
import type { ViewedRows, ViewedTable } from "./journal-views.ts";
import type { View } from "./table-view.ts";

const nothing = { current: () => undefined, subscribe: () => () => undefined };

/** Undefined while no journal is open or the table has not been read. */
export function useView<T extends ViewedTable>(table: T): View<ViewedRows[T]> | undefined {
  const view = useJournal()?.views[table] ?? nothing;
  return useSyncExternalStore<View<ViewedRows[T]> | undefined>(view.subscribe, view.current);
}

/** One row by its key; null when there is none. Its identity changes only with the row. */
export function useViewRow<T extends ViewedTable>(table: T, key: string): ViewedRows[T] | null | undefined {
  const view = useJournal()?.views[table] ?? nothing;
  return useSyncExternalStore<ViewedRows[T] | null | undefined>(view.subscribe, () => {
    const rows: View<ViewedRows[T]> | undefined = view.current();
    return rows && (rows.get(key) ?? null);
  });
}

/** A value computed from a view once, however many components use it. */
export function derive<Row, Result>(
  work: (rows: View<Row>) => Result,
): (rows: View<Row> | undefined) => Result | undefined {
  const known = new WeakMap<View<Row>, Result>();
  return (rows) => {
    if (!rows) return undefined;
    const result = known.get(rows) ?? work(rows);
    known.set(rows, result);
    return result;
  };
}

export function isAlive(row: { readonly deleted_at: string | null }): boolean {
  return row.deleted_at === null;
}
