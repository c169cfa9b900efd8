/** A cell that does not open is told to whoever runs the server: its table, row and fields, once as long as it runs. */
import type { Log } from "#server/log.ts";

export type UnreadableCells = {
  readonly table: string;
  readonly rowId: string;
  readonly fields: readonly string[];
};
export type NoteUnreadable = (cells: UnreadableCells) => void;

const told = new WeakMap<object, Set<string>>();
const remembered = 10_000;

export function unreadableNotes(log: Pick<Log, "error">): NoteUnreadable {
  const known = told.get(log) ?? new Set();
  told.set(log, known);
  return ({ table, rowId, fields }) => {
    const name = [table, rowId, ...fields].join(" ");
    if (known.has(name) || known.size >= remembered) return;
    known.add(name);
    log.error({ table, rowId, fields }, "sealed cells do not open");
  };
}
