/** Logs cells that cannot be opened, by table, row and fields: each once per run of the server. */
import type { Log } from "#server/log.ts";

type UnreadableCells = {
  readonly table: string;
  readonly rowId: string;
  readonly fields: readonly string[];
};
export type NoteUnreadable = (cells: UnreadableCells) => void;

const loggedCells = new WeakMap<object, Set<string>>();
const loggedAtMost = 10_000;

export function unreadableNotes(log: Pick<Log, "error">): NoteUnreadable {
  const known = loggedCells.get(log) ?? new Set();
  loggedCells.set(log, known);
  return ({ table, rowId, fields }) => {
    const name = [table, rowId, ...fields].join(" ");
    if (known.has(name) || known.size >= loggedAtMost) return;
    known.add(name);
    log.error({ table, rowId, fields }, "sealed cells do not open");
  };
}
