/**
 * Traces each op step by step, for finding lost edits (docs/sync.md, "Tracing"): ids, names of fields, numbers and codes, never values. Off
 * unless `localStorage.tendreTrace` is set when the page loads.
 */
import { readLocal } from "./local-storage.ts";

const traceKey = "tendreTrace";

type TraceDetails = Readonly<Record<string, string | number | boolean | null | undefined>>;
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

/** @param details numbers and codes of this step; `undefined` is left out. */
export function traceOp(step: string, op: TracedOp, details: TraceDetails = {}): void {
  if (!write) return;
  const { opId, table, id, kind, baseRev, fields } = op;
  traceStep(step, {
    op: opId,
    row: `${table}/${id}`,
    kind,
    baseRev,
    fields: Object.keys(fields).join(),
    ...details,
  });
}

/** For steps without a single op: a batch, a page of changes. */
export function traceStep(step: string, details: TraceDetails): void {
  if (!write) return;
  const parts = Object.entries(details).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${value}`,
  );
  write(`tendre ${new Date().toISOString()} ${step} ${parts.join(" ")}`);
}
