/** Logs sealed rows that cannot be opened, by table and id: each once per run of the server. */
import type { Log } from "#server/log.ts";

type NoteDamage = (table: string, rowId: string) => void;

const loggedRows = new WeakMap<object, Set<string>>();
const loggedAtMost = 10_000;

export function damageNotes(log: Pick<Log, "error">): NoteDamage {
  const known = loggedRows.get(log) ?? new Set();
  loggedRows.set(log, known);
  return (table, rowId) => {
    const name = `${table} ${rowId}`;
    if (known.has(name) || known.size >= loggedAtMost) return;
    known.add(name);
    log.error({ table, rowId }, "a sealed row does not open");
  };
}
