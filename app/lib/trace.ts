/**
 * One op's way in order, for whoever hunts a lost edit (docs/sync.md, "Tracing"): ids, names of fields, numbers and codes,
 * never what was written. Off unless `localStorage.tendreTrace` is set when the page loads.
 */
import { readLocal } from "./local-storage.ts";

const traceKey = "tendreTrace";

type Told = Readonly<Record<string, string | number | boolean | null | undefined>>;
type TracedOp = {
  readonly opId: string;
  readonly table: string;
  readonly id: string;
  readonly kind: string;
  readonly baseRev: number;
  readonly fields: Readonly<Record<string, unknown>>;
};

let write: ((line: string) => void) | null = null;

/** @param to receives each line from now on; null ends the trace. */
export function traceTo(to: typeof write): void {
  write = to;
}

export function startTrace(): void {
  if (readLocal(traceKey) !== null) traceTo((line) => console.debug(line));
}

/** @param told numbers and codes of this step; `undefined` is left out. */
export function traceOp(step: string, op: TracedOp, told: Told = {}): void {
  if (!write) return;
  const { opId, table, id, kind, baseRev, fields } = op;
  traceStep(step, {
    op: opId,
    row: `${table}/${id}`,
    kind,
    baseRev,
    fields: Object.keys(fields).join(),
    ...told,
  });
}

/** What concerns no single op: a batch, a page of changes. */
export function traceStep(step: string, told: Told): void {
  if (!write) return;
  const parts = Object.entries(told).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${value}`,
  );
  write(`tendre ${new Date().toISOString()} ${step} ${parts.join(" ")}`);
}
