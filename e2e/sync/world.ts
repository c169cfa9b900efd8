/** Two real devices and a real server beside their model, and a log of what was saved. */

import type { Journal } from "#app/store/db/journal.ts";
import { eraseRelationship } from "#app/store/relationships/erase.ts";
import { startSync } from "#app/store/sync/sync-loop.ts";
import type { Transport } from "#app/store/sync/transport.ts";
import { openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { createTestLive, createTestPorts } from "#app/store/testing/test-ports.ts";
import { createRow, deleteRow, patchRow, restoreRow } from "#app/store/write/commit-row.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { isSameValue } from "#domain/wire/same-value.ts";
import type { SignedIn } from "#server/testing/people.ts";
import type { TestServer } from "#server/testing/test-server.ts";
import { faultyRoad } from "./faulty-road.ts";
import { type Fault, ModelDevice, ModelServer } from "./model.ts";

export const fields = ["city", "notes", "meeting_place"] as const;
type Field = (typeof fields)[number];

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
type Save = { readonly row: string; readonly field: Field; readonly value: string; readonly seen: unknown };

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
  private rows: readonly string[] = [];
  private hasBegun = false;
  private typed = 0;

  constructor(server: Pick<TestServer, "request">, person: SignedIn, mutate: Mutation = (road) => road) {
    this.server = server;
    this.person = person;
    this.mutate = mutate;
  }

  /** Two relationships that both devices know. */
  async begin(): Promise<void> {
    const { personId } = this.person;
    const journals = [0, 1].map(() => openTestJournal({ kind: "account", personId }));
    this.devices = (await Promise.all(journals)).map((journal, index) => ({
      journal,
      model: new ModelDevice(this.model, `device${index} `),
    }));
    const [first] = this.devices;
    if (!first) throw new Error("there are two devices");
    const made = ["Ada", "Blaise"].map((name) => createRow(first.journal, "relationships", { name }));
    this.rows = (await Promise.all(made)).map((written) => (written.ok ? written.row.id : ""));
    for (const row of this.rows) {
      first.model.write(row, "put", { city: null, notes: "", meeting_place: null });
    }
    await this.settle();
    this.hasBegun = true;
  }

  async take(step: Step): Promise<void> {
    const device = this.devices[step.device];
    if (!device) throw new Error("no such device");
    if (step.do === "sync") return this.sync(device, step.faults, step.typed);
    const id = this.rows[step.row] ?? "";
    const row = await shownRow(device, id);
    if (row && step.do === "erase") {
      device.model.write(id, "erase", {});
      await eraseRelationship(id, device.journal);
      return;
    }
    if (!row || (row.deleted_at !== null) !== (step.do === "restore")) return;
    if (step.do === "edit") return this.edit(device, row, step.field);
    const { city, notes, meeting_place } = row;
    device.model.write(
      id,
      step.do === "delete" ? "delete" : "put",
      step.do === "delete" ? {} : { city, notes, meeting_place },
    );
    await (step.do === "delete" ? deleteRow : restoreRow)(device.journal, "relationships", id);
  }

  private async edit(device: Device, row: Relationship, field: Field): Promise<void> {
    const value = this.newValue(device);
    device.model.write(row.id, "patch", { [field]: value });
    await this.save(device, row, field, value);
  }

  private newValue({ model }: Device): string {
    this.typed += 1;
    return `${model.name}wrote ${this.typed}`;
  }

  private async save({ journal }: Device, row: Relationship, field: Field, value: string): Promise<void> {
    const written = await patchRow(journal, "relationships", row.id, { [field]: value });
    if (written.ok) this.saves.push({ row: row.id, field, value, seen: row[field] });
  }

  /** The loop of a tab, from its start until it waits: for a retry, for something new, or for a sign-in. */
  private async sync(
    device: Device,
    faults: readonly Fault[],
    wanted?: { readonly row: number; readonly field: Field },
  ): Promise<void> {
    const { journal, model } = device;
    const row = wanted && (await shownRow(device, this.rows[wanted.row] ?? ""));
    const typed = row && row.deleted_at === null ? { row, field: wanted.field } : null;
    const value = this.newValue(device);
    model.sync(inOrder(faults), () => {
      if (typed) model.write(typed.row.id, "patch", { [typed.field]: value });
    });
    let isTyped = false;
    const road = faultyRoad(this.server, this.person.cookie, inOrder(faults), async () => {
      if (typed && !isTyped) await this.save(device, typed.row, typed.field, value);
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
      const row = await journal.database.rows("relationships").get(id);
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
    for (const id of this.rows) {
      if (this.model.erased.has(id)) {
        await this.checkNothingLeft(id);
        continue;
      }
      const [here, there] = await Promise.all([shownRow(first, id), shownRow(second, id)]);
      const wanted = this.model.rows.get(id);
      if (!here || !there || !wanted) throw new Error("a row is gone");
      for (const field of fields) {
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
    row: Relationship,
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

async function shownRow({ journal }: Device, id: string): Promise<Relationship | undefined> {
  return journal.database.table("relationships").get(id);
}

function inOrder(faults: readonly Fault[]): () => Fault {
  let next = 0;
  return () => faults[next++] ?? "none";
}
