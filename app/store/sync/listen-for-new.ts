/** Notifies of new rows in a table, not of other changes. */
import type { TableView } from "#app/store/db/table-view.ts";

export function listenForNew<Row>(
  view: TableView<Row>,
  keyOf: (row: Row) => string,
  onNew: () => void,
  signal: AbortSignal,
): void {
  let known = new Set<string>();
  const check = () => {
    const now = new Set([...(view.current()?.values() ?? [])].map(keyOf));
    const isNew = [...now].some((key) => !known.has(key));
    known = now;
    if (isNew) onNew();
  };
  signal.addEventListener("abort", view.subscribe(check), { once: true });
  check();
}
