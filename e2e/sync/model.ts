/**
 * A second, naive implementation of the rules of docs/sync.md: no database, no disk, no network. A schedule run here and on the real parts
 * must have the same result.
 */
type Values = Readonly<Record<string, unknown>>;
/** The fault of one exchange with the server. */
export type Fault = "none" | "lost_request" | "lost_reply" | "twice" | "server_error" | "signed_out";

type Kind = "put" | "patch" | "delete" | "erase";
type ModelOp = {
  id: string;
  device: string;
  row: string;
  kind: Kind;
  fields: Values;
  base: number;
  sent: boolean;
};
type ModelRow = { readonly fields: Values; readonly rev: number; readonly deletedRev: number | null };

export class ModelServer {
  readonly rows = new Map<string, ModelRow>();
  /** By row, field and device: the last value that lost a merge. */
  readonly conflicts = new Map<string, unknown>();
  readonly erased = new Set<string>();
  private readonly answered = new Set<string>();
  private readonly log: { row: string; field: string; device: string; rev: number }[] = [];
  private rev = 0;

  apply(op: ModelOp): void {
    if (this.answered.has(op.id)) return;
    this.answered.add(op.id);
    this.rev += 1;
    if (op.kind === "erase") this.erase(op.row);
    // Edits by a writer who had not received the erasure have no effect.
    if (this.erased.has(op.row)) return;
    const row = this.rows.get(op.row) ?? { fields: {}, rev: 0, deletedRev: null };
    const note = (field: string) => this.log.push({ row: op.row, field, device: op.device, rev: this.rev });
    if (op.kind === "delete") {
      // A row in the trash was not deleted a second time.
      if (row.deletedRev === null) note("deleted");
      this.rows.set(op.row, { ...row, rev: this.rev, deletedRev: row.deletedRev ?? this.rev });
      return;
    }
    const isUndo = op.kind === "put" && row.deletedRev !== null && !this.othersWrote(op, "deleted");
    const fields: Record<string, unknown> = { ...row.fields };
    for (const [field, value] of Object.entries(op.fields)) {
      if (fields[field] === value) continue;
      if (this.othersWrote(op, field)) this.conflicts.set(`${op.row} ${field} ${op.device}`, value);
      else {
        fields[field] = value;
        note(field);
      }
    }
    if (isUndo) note("deleted");
    this.rows.set(op.row, { fields, rev: this.rev, deletedRev: isUndo ? null : row.deletedRev });
  }

  private erase(row: string): void {
    this.erased.add(row);
    this.rows.delete(row);
    for (const key of this.conflicts.keys()) if (key.startsWith(`${row} `)) this.conflicts.delete(key);
  }

  private othersWrote(op: ModelOp, field: string): boolean {
    return this.log.some(
      (line) =>
        line.row === op.row && line.field === field && line.rev > op.base && line.device !== op.device,
    );
  }
}

const textField = "notes";

export class ModelDevice {
  private readonly known = new Map<string, ModelRow>();
  private outbox: ModelOp[] = [];
  private written = 0;
  private readonly server: ModelServer;
  readonly name: string;

  constructor(server: ModelServer, name: string) {
    this.server = server;
    this.name = name;
  }

  write(row: string, kind: Kind, fields: Values): void {
    if (kind === "erase") this.outbox = this.outbox.filter((op) => op.row !== row);
    const earlier = this.outbox.filter((op) => op.row === row);
    const shared = earlier.filter((op) => Object.keys(fields).some((field) => field in op.fields));
    const base = Math.min(this.known.get(row)?.rev ?? 0, ...shared.map((op) => op.base));
    const last = earlier.at(-1);
    if (last && kind === "patch" && last.kind !== "delete" && !last.sent && last.base === base) {
      const losesText = textField in fields && Boolean(last.fields[textField]);
      if (!losesText) {
        last.fields = { ...last.fields, ...fields };
        return;
      }
    }
    this.written += 1;
    this.outbox.push({
      id: `${this.name}${this.written}`,
      device: this.name,
      row,
      kind,
      fields,
      base,
      sent: false,
    });
  }

  /** @param type runs while the first push is being sent */
  sync(faultOf: () => Fault, type: () => void): void {
    if (this.push(faultOf, type) === "signed_out") return;
    const fault = faultOf();
    if (fault !== "none" && fault !== "twice") return;
    for (const row of [...this.server.rows.keys(), ...this.server.erased]) this.learn(row);
  }

  private push(faultOf: () => Fault, type: () => void): Fault {
    let isFirst = true;
    while (this.outbox.length > 0) {
      const batch = [...this.outbox];
      for (const op of batch) op.sent = true;
      const fault = faultOf();
      const isHeard = fault === "none" || fault === "twice" || fault === "lost_reply";
      if (isHeard) for (const op of batch) this.server.apply(op);
      if (isFirst) type();
      isFirst = false;
      if (!isHeard || fault === "lost_reply") return fault;
      this.outbox = this.outbox.filter((op) => !batch.includes(op));
      for (const { row } of batch) this.learn(row);
    }
    return "none";
  }

  /** Of an erasure too: what was typed meanwhile goes with the row, and is not sent. */
  private learn(row: string): void {
    const stored = this.server.rows.get(row);
    if (stored) this.known.set(row, stored);
    if (this.server.erased.has(row)) this.outbox = this.outbox.filter((op) => op.row !== row);
  }
}
