/** Two real devices and a real server beside their model, and a log of what was saved. */

import type { Journal } from "#app/store/db/journal.ts";
import { eraseRelationship } from "#app/store/relationships/erase.ts";
import { startSync } from "#app/store/sync/sync-loop.ts";
import type { Transport } from "#app/store/sync/transport.ts";
import { openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { createTestLive, createTestPorts } from "#app/store/testing/test-ports.ts";
import { createRow, deleteRow, patchRow, restoreRow } from "#app/store/write/commit-row.ts";
import { isSameValue } from "#domain/wire/same-value.ts";
import type { Row } from "#domain/wire/sync.ts";
import type { SignedIn } from "#server/testing/people.ts";
import type { TestServer } from "#server/testing/test-server.ts";
import { faultyRoad } from "./faulty-road.ts";
import { type Fault, ModelDevice, ModelServer } from "./model.ts";

export const fields = ["city", "notes", "meeting_place"] as const;
type Field = (typeof fields)[number];

/** Two relationships, and a conversation with LISA with one turn: what is written of these is their one field of words, whatever is asked. */
const kinds = [
  { table: "relationships", fields },
  { table: "relationships", fields },
  { table: "conversations", fields: ["title"] },
  { table: "turns", fields: ["question"] },
] as const;
export const rowCount = kinds.length;
type Kind = (typeof kinds)[number];
type Shown = Row & { readonly deleted_at: string | null };

export type Step =
  | { readonly do: "edit"; readonly device: number; readonly row: number; readonly field: Field }
  | { readonly do: "delete" | "restore" | "erase"; readonly device: number; readonly row: number }
  | {
      readonly do: "sync";
      readonly device: number;
      readonly faults: readonly Fault[];
      /** Typed while the first push is being sent. */
      readonly typed?: { readonly row: number; readonly field: Field } | undefined;
    };

/** A value that was confirmed as saved on a device, and the one its author saw. */
type Save = { readonly row: string; readonly field: string; readonly value: string; readonly seen: unknown };

/** Breaks the device on purpose; the checkers must notice. */
export type Mutation = (road: Transport, journal: Journal) => Transport;

type Device = { readonly journal: Journal; readonly model: ModelDevice };

export class World {
  private readonly server: Pick<TestServer, "request">;
  private readonly person: SignedIn;
  private readonly mutate: Mutation;
  private readonly model = new ModelServer();
  private readonly saves: Save[] = [];
  private devices: readonly Device[] = [];
  private rows: readonly { readonly id: string; readonly kind: Kind }[] = [];
  private hasBegun = false;
  private typed = 0;

  constructor(server: Pick<TestServer, "request">, person: SignedIn, mutate: Mutation = (road) => road) {
    this.server = server;
    this.person = person;
    this.mutate = mutate;
  }

  /** Rows that both devices know. */
  async begin(): Promise<void> {
    const { personId } = this.person;
    const journals = [0, 1].map(() => openTestJournal({ kind: "account", personId }));
    this.devices = (await Promise.all(journals)).map((journal, index) => ({
      journal,
      model: new ModelDevice(this.model, `device${index} `),
    }));
    const [first] = this.devices;
    if (!first) throw new Error("there are two devices");
    const { journal } = first;
    const made = [
      await createRow(journal, "relationships", { name: "Ada" }),
      await createRow(journal, "relationships", { name: "Blaise" }),
      await createRow(journal, "conversations", { title: "Asked" }),
    ].map((written) => (written.ok ? written.row.id : ""));
    const turn = await createRow(journal, "turns", { conversation_id: made[2] ?? "", question: "Asked?" });
    const ids = [...made, turn.ok ? turn.row.id : ""];
    this.rows = kinds.map((kind, at) => ({ id: ids[at] ?? "", kind }));
    for (const { id, kind } of this.rows) {
      const row = await shownRow(first, { id, kind });
      first.model.write(id, "put", valuesOf(kind, row ?? {}));
    }
    await this.settle();
    this.hasBegun = true;
  }

  async take(step: Step): Promise<void> {
    const device = this.devices[step.device];
    if (!device) throw new Error("no such device");
    if (step.do === "sync") return this.sync(device, step.faults, step.typed);
    const known = this.rows[step.row];
    const row = known && (await shownRow(device, known));
    if (!row) return;
    const { id, kind } = known;
    if (step.do === "erase") {
      if (kind.table !== "relationships") return;
      device.model.write(id, "erase", {});
      await eraseRelationship(id, device.journal);
      return;
    }
    if ((row.deleted_at !== null) !== (step.do === "restore")) return;
    if (step.do === "edit") return this.edit(device, known, row, step.field);
    const isDelete = step.do === "delete";
    device.model.write(id, isDelete ? "delete" : "put", isDelete ? {} : valuesOf(kind, row));
    await (isDelete ? deleteRow : restoreRow)(device.journal, kind.table, id);
  }

  private async edit(device: Device, known: Known, row: Shown, wanted: Field): Promise<void> {
    const value = this.newValue(device);
    const field = fieldOf(known.kind, wanted);
    device.model.write(row.id, "patch", { [field]: value });
    await this.save(device, known, row, field, value);
  }

  private newValue({ model }: Device): string {
    this.typed += 1;
    return `${model.name}wrote ${this.typed}`;
  }

  private async save(
    { journal }: Device,
    { kind: { table } }: Known,
    row: Shown,
    field: string,
    value: string,
  ): Promise<void> {
    const written = await patchRow(journal, table, row.id, { [field]: value });
    if (written.ok) this.saves.push({ row: row.id, field, value, seen: row[field] });
  }

  /** The loop of a tab, from its start until it waits: for a retry, for something new, or for a sign-in. */
  private async sync(
    device: Device,
    faults: readonly Fault[],
    wanted?: { readonly row: number; readonly field: Field },
  ): Promise<void> {
    const { journal, model } = device;
    const known = wanted && this.rows[wanted.row];
    const row = known && (await shownRow(device, known));
    const typed =
      row && row.deleted_at === null ? { known, row, field: fieldOf(known.kind, wanted.field) } : null;
    const value = this.newValue(device);
    model.sync(inOrder(faults), () => {
      if (typed) model.write(typed.row.id, "patch", { [typed.field]: value });
    });
    let isTyped = false;
    const road = faultyRoad(this.server, this.person.cookie, inOrder(faults), async () => {
      if (typed && !isTyped) await this.save(device, typed.known, typed.row, typed.field, value);
      isTyped = true;
    });
    const transport = this.hasBegun ? this.mutate(road, journal) : road;
    const { ports, endSession, rested } = createTestPorts();
    const openLive = createTestLive().open;
    const stop = startSync(journal, {
      transport,
      openLive,
      ports,
      endSession,
      recheckSession: () => undefined,
    });
    await rested();
    stop();
    await this.checkOwnEditsShow(device);
  }

  /** An unanswered edit of one's own is never hidden by pulled values (device rule 7). */
  private async checkOwnEditsShow({ journal }: Device): Promise<void> {
    const shown = new Map<string, unknown>();
    for (const { op } of await journal.database.outbox.orderBy("seq").toArray()) {
      for (const [field, value] of Object.entries(op.fields)) shown.set(`${op.id} ${field}`, value);
    }
    for (const [key, value] of shown) {
      const [id = "", field = ""] = key.split(" ");
      const known = this.rows.find((one) => one.id === id);
      const row = known && (await journal.database.rows(known.kind.table).get(id));
      if (!isSameValue(row?.[field], value))
        throw new Error(`covered: ${key} shows ${row?.[field]}, not ${value}`);
    }
  }

  private async settle(): Promise<void> {
    for (const device of [...this.devices, ...this.devices]) await this.sync(device, []);
  }

  /** All devices push and pull everything; then devices, model and the log of saves are compared. */
  async end(): Promise<void> {
    await this.settle();
    const [first, second] = this.devices;
    if (!first || !second) throw new Error("there are two devices");
    const conflicts = await first.journal.database.table("conflicts").toArray();
    for (const known of this.rows) {
      const { id, kind } = known;
      if (this.model.erased.has(id)) {
        await this.checkNothingLeft(id);
        continue;
      }
      const [here, there] = await Promise.all([shownRow(first, known), shownRow(second, known)]);
      const wanted = this.model.rows.get(id);
      if (!here || !there || !wanted) throw new Error("a row is gone");
      for (const field of kind.fields) {
        const expected = wanted.fields[field];
        if (here[field] !== expected || there[field] !== expected)
          throw new Error(`${field}: ${here[field]} here, ${there[field]} there, ${expected} in the model`);
      }
      if ((here.deleted_at !== null) !== (wanted.deletedRev !== null)) throw new Error("the trash differs");
      this.checkHistory(id, here, conflicts);
    }
    for (const [key, value] of this.model.conflicts) {
      const [row, field] = key.split(" ");
      if (!conflicts.some((one) => one.row_id === row && one.field === field && one.value === value))
        throw new Error(`the model keeps a conflict that is not shown: ${key} ${value}`);
    }
  }

  /** What was erased exists nowhere on any device: no row, no base, no op, no conflict. */
  private async checkNothingLeft(id: string): Promise<void> {
    for (const { journal } of this.devices) {
      for (const table of journal.database.dexie.tables) {
        const held = JSON.stringify(await table.toArray());
        if (held.includes(id)) throw new Error(`erased, and still in ${table.name}`);
      }
    }
  }

  /** Every confirmed save is the present value, or was replaced by someone who saw it, or is kept as a conflict. */
  private checkHistory(
    id: string,
    row: Shown,
    conflicts: readonly { readonly row_id: string; readonly value: unknown }[],
  ): void {
    for (const save of this.saves.filter((one) => one.row === id)) {
      const isNow = row[save.field] === save.value;
      const wasSeen = this.saves.some(({ seen }) => seen === save.value);
      const isAsked = conflicts.some(({ row_id, value }) => row_id === id && value === save.value);
      if (!isNow && !wasSeen && !isAsked) throw new Error(`lost: ${save.value}`);
    }
  }

  close(): void {
    for (const { journal } of this.devices) journal.database.dexie.close();
  }
}

type Known = { readonly id: string; readonly kind: Kind };

async function shownRow({ journal }: Device, { id, kind }: Known): Promise<Shown | undefined> {
  return journal.database.rows(kind.table).get(id);
}

const fieldOf = (kind: Kind, wanted: Field): string =>
  kind.fields.find((field) => field === wanted) ?? kind.fields[0];

const valuesOf = ({ fields }: Kind, row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(fields.map((field) => [field, row[field]]));

function inOrder(faults: readonly Fault[]): () => Fault {
  let next = 0;
  return () => faults[next++] ?? "none";
}
