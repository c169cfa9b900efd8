/** Two people who write to each other from real devices, the first of them from two, beside their model. */
import type { Journal } from "#app/store/db/journal.ts";
import { beginThread } from "#app/store/messages/begin-thread.ts";
import { startSync } from "#app/store/sync/sync-loop.ts";
import { openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { createTestLive, createTestPorts } from "#app/store/testing/test-ports.ts";
import { createRow, deleteRow, patchRow } from "#app/store/write/commit-row.ts";
import type { Message, Thread } from "#domain/message/message.ts";
import { canWrite, threadState } from "#domain/message/message-rules.ts";
import { type Correspondent, createCorrespondent } from "#server/testing/correspondents.ts";
import type { TestServer } from "#server/testing/test-server.ts";
import { faultyRoad } from "./faulty-road.ts";
import { type Act, MessageOutbox, MessageServer, otherOf, type Side } from "./message-model.ts";
import type { Fault } from "./model.ts";

/** The third device is the first person's second: it only writes, changes, takes back and deletes. */
export const deviceCount = 3;
export type MessageStep =
  | { readonly do: Exclude<Act["do"], "on" | "off"> | "turn"; readonly device: number; readonly pick: number }
  | { readonly do: "sync"; readonly device: number; readonly faults: readonly Fault[] };

type Device = {
  readonly side: Side;
  readonly journal: Journal;
  readonly outbox: MessageOutbox;
  /** Who decides about requests, blocks and settings: one device of each person, so that the model needs no order between two. */
  readonly isFirst: boolean;
};

const sideOf = (device: number): Side => (device === 1 ? 1 : 0);

export class MessageWorld {
  private readonly server: TestServer;
  private readonly model = new MessageServer();
  private people: readonly Correspondent[] = [];
  private devices: readonly Device[] = [];
  private written = 0;

  constructor(server: TestServer) {
    this.server = server;
  }

  async begin(): Promise<void> {
    this.people = [
      await createCorrespondent(this.server, "Anna"),
      await createCorrespondent(this.server, "Bruno"),
    ];
    for (let at = 0; at < deviceCount; at += 1) {
      const side = sideOf(at);
      const journal = await openTestJournal({ kind: "account", personId: this.person(side).personId });
      const outbox = new MessageOutbox(this.model, `device ${at}`, side);
      this.devices = [...this.devices, { side, journal, outbox, isFirst: at < 2 }];
    }
    await this.settle();
  }

  private person(side: Side): Correspondent {
    const person = this.people[side];
    if (!person) throw new Error("there are two people");
    return person;
  }

  async take(step: MessageStep): Promise<void> {
    this.server.clock.advance(1_000);
    const device = this.devices[step.device];
    if (!device) throw new Error("no such device");
    if (step.do === "sync") return this.sync(device, step.faults);
    const act = await this.act(device, step.do, step.pick);
    if (act) device.outbox.write(act);
  }

  /** Does on the device what its page would allow. */
  private async act(device: Device, what: string, pick: number): Promise<Act | null> {
    const { journal, side, isFirst } = device;
    const { threads, messages } = await shown(journal);
    const thread = threads.find(({ to }) => to !== null) ?? threads[0];
    const state = thread && threadState(thread);
    const sent = messages.filter(({ sent_at }) => sent_at !== null);
    const own = sent.filter(({ is_mine, body }) => is_mine && body !== null);
    this.written += 1;
    const text = `Words ${this.written}`;
    const isOn = (await journal.database.rows("profiles").get(this.person(side).personId))?.messages_are_on;
    const decide = async (fields: Readonly<Record<string, unknown>>, act: Act): Promise<Act | null> => {
      await patchRow(journal, "threads", thread?.id ?? "", fields);
      return act;
    };
    switch (what) {
      case "begin": {
        if (!isFirst || !isOn || (thread && state !== "request" && state !== "ignored")) return null;
        const to = { kind: "email", value: this.person(otherOf(side)).email } as const;
        const begun = await beginThread(journal, to, text);
        if (!begun.ok) throw new Error(`not begun: ${begun.reason}`);
        const first = (await shown(journal)).messages.find(({ thread_id }) => thread_id === begun.id);
        return { do: "begin", message: first?.id ?? "", text };
      }
      case "write": {
        if (!isOn || !thread || state !== "open" || !canWrite(thread, 0)) return null;
        const row = await createRow(journal, "messages", {
          thread_id: thread.id,
          body: { v: 1, body: text },
        });
        return row.ok ? { do: "write", message: row.row.id, text } : null;
      }
      case "edit": {
        const message = own[pick % own.length];
        if (!message) return null;
        await patchRow(journal, "messages", message.id, { body: { v: 1, body: text } });
        return { do: "edit", message: message.id, text };
      }
      case "takeBack": {
        const message = own[pick % own.length];
        if (!message) return null;
        await patchRow(journal, "messages", message.id, { body: null });
        return { do: "takeBack", message: message.id };
      }
      case "delete": {
        const message = sent[pick % sent.length];
        if (!message) return null;
        await deleteRow(journal, "messages", message.id);
        return { do: "delete", message: message.id };
      }
      case "accept":
        if (!isFirst || (state !== "request" && state !== "ignored")) return null;
        return decide({ answer: "accepted" }, { do: "accept" });
      case "ignore":
        if (!isFirst || state !== "request") return null;
        return decide({ answer: "ignored" }, { do: "ignore" });
      case "block":
        // A thread that has not left is not blocked: the request it crosses would be decided by the order of the two.
        if (!isFirst || !thread || state === "blocked" || sent.length < messages.length) return null;
        return decide({ is_blocked: true }, { do: "block" });
      case "unblock":
        if (!isFirst || state !== "blocked") return null;
        return decide({ is_blocked: false }, { do: "unblock" });
      case "turn": {
        if (!isFirst || state !== "open") return null;
        const { personId } = this.person(side);
        await patchRow(journal, "profiles", personId, { messages_are_on: !isOn });
        return { do: isOn ? "off" : "on" };
      }
      default:
        throw new Error(`no such step: ${what}`);
    }
  }

  private async sync({ journal, outbox, side }: Device, faults: readonly Fault[]): Promise<void> {
    const { cookie } = this.person(side);
    let at = 0;
    const faultOf = (): Fault => faults[at++] ?? "none";
    const road = faultyRoad(this.server, cookie, faultOf);
    const { ports, endSession, rested } = createTestPorts();
    const pushing: typeof road = {
      ...road,
      async push(body) {
        const fault = faults[at] ?? "none";
        const isHeard = fault === "none" || fault === "twice" || fault === "lost_reply";
        outbox.push(isHeard, fault !== "lost_reply");
        return road.push(body);
      },
    };
    const stop = startSync(journal, {
      transport: pushing,
      openLive: createTestLive().open,
      ports,
      endSession,
      recheckSession: () => undefined,
    });
    await rested();
    stop();
    await this.server.services.afterResponse.settled();
  }

  private async settle(): Promise<void> {
    for (const device of [...this.devices, ...this.devices]) await this.sync(device, []);
  }

  /** Everybody hears everything; then each person's rows are those of the model, and each device's those of its person. */
  async end(): Promise<void> {
    await this.settle();
    for (const side of [0, 1] as const) {
      const { changes } = await this.person(side).device.pull();
      const undecided = await this.undecided(side);
      const wanted = JSON.stringify(this.wanted(side, undecided));
      const there = JSON.stringify(
        summary(
          changes.flatMap(({ table, row }) => (table === "threads" ? [row as unknown as Thread] : [])),
          changes
            .flatMap(({ table, row }) => (table === "messages" ? [row as unknown as Message] : []))
            .filter(({ id }) => !undecided.has(id)),
        ),
      );
      if (there !== wanted) throw new Error(`on the server ${there}, in the model ${wanted}`);
      for (const { journal } of this.devices.filter((device) => device.side === side)) {
        const refused = await journal.database.refusedOps.toArray();
        const only = new Set(refused.map(({ op }) => op.id));
        const known = async <T extends { readonly id: string }>(table: "threads" | "messages") =>
          ((await journal.database.rows(table).toArray()) as unknown as T[]).filter(
            ({ id }) => !only.has(id),
          );
        const here = JSON.stringify(
          summary(
            await known<Thread>("threads"),
            (await known<Message>("messages")).filter(({ id }) => !undecided.has(id)),
          ),
        );
        if (refused.length === 0 && here !== wanted)
          throw new Error(`on a device ${here}, in the model ${wanted}`);
      }
    }
  }

  /** Rows on which a refused op waits for its person: it holds back what was done to them since (docs/sync.md, device rules 5 and 15). */
  private async undecided(side: Side): Promise<ReadonlySet<string>> {
    const own = this.devices.filter((device) => device.side === side);
    const refused = await Promise.all(own.map(({ journal }) => journal.database.refusedOps.toArray()));
    return new Set(refused.flat().map(({ op }) => op.id));
  }

  private wanted(side: Side, undecided: ReadonlySet<string>) {
    const { thread, messages } = this.model.people[side];
    return {
      threads: thread
        ? [[thread.kind, thread.isOpen && !thread.isIgnored, thread.isIgnored, thread.isBlocked]]
        : [],
      messages: [...messages]
        .filter(([id]) => !undecided.has(id))
        .map(([id, { text, isMine, isDeleted }]) => [id, text, isMine, isDeleted])
        .toSorted(byId),
    };
  }

  close(): void {
    for (const { journal } of this.devices) journal.database.dexie.close();
  }
}

const byId = (one: readonly unknown[], other: readonly unknown[]) =>
  String(one[0]) < String(other[0]) ? -1 : 1;

/** What the model knows of a person's rows. */
function summary(threads: readonly Thread[], messages: readonly Message[]) {
  return {
    threads: threads
      .filter(({ deleted_at }) => deleted_at === null)
      .map((thread) => [
        thread.to === null ? "request" : "begun",
        threadState({ ...thread, is_blocked: false }) === "open",
        thread.to === null && thread.answer === "ignored",
        thread.is_blocked,
      ]),
    messages: messages
      .map(({ id, body, is_mine, deleted_at }) => [id, body?.body ?? null, is_mine, deleted_at !== null])
      .toSorted(byId),
  };
}

async function shown({ database }: Journal) {
  const threads = (await database.rows("threads").toArray()) as unknown as Thread[];
  const messages = (await database.rows("messages").toArray()) as unknown as Message[];
  return {
    threads: threads.filter(({ deleted_at }) => deleted_at === null),
    messages: messages.filter(({ deleted_at }) => deleted_at === null),
  };
}
