/** People who write to each other, each from a device of their own. */
import { v7 as newId } from "uuid";
import { readAddress } from "#domain/message/address.ts";
import type { Message, Thread } from "#domain/message/message.ts";
import { inOrder } from "#domain/message/message-rules.ts";
import type { Answer, Op } from "#domain/wire/sync.ts";
import { createDevice, type TestDevice } from "./devices.ts";
import { type SignedIn, signUp } from "./people.ts";
import type { TestServer } from "./test-server.ts";

type Target = Pick<TestServer, "request" | "services">;

/** What somebody chose who can be found and written to. */
export const reachable = { messages_are_on: true, discoverable: true } as const;

export type Correspondent = SignedIn & {
  readonly device: TestDevice;
  choose(fields: Op["fields"]): Promise<Answer>;
  /** Writes to an address for the first time. @returns the thread's id, with the answers to both ops */
  begin(address: string, text: string): Promise<{ id: string; answers: readonly Answer[] }>;
  write(threadId: string, text: string, id?: string): Promise<Answer>;
  change(table: "threads" | "messages", id: string, fields: Op["fields"]): Promise<Answer>;
  threads(): Promise<readonly Thread[]>;
  /** The only thread there is. */
  thread(): Promise<Thread>;
  messages(threadId?: string): Promise<readonly Message[]>;
};

export async function createCorrespondent(
  server: Target,
  name: string,
  choices: Op["fields"] = reachable,
): Promise<Correspondent> {
  const person = await signUp(server, { firstName: name });
  return correspondentOn(server, person, choices);
}

/** The same person through another instance, or on another device. */
export async function correspondentOn(
  server: Target,
  person: SignedIn,
  choices: Op["fields"] = {},
): Promise<Correspondent> {
  const device = createDevice(server, person);
  const rows = async <T>(table: "threads" | "messages"): Promise<readonly T[]> => {
    const { changes } = await device.pull();
    return changes.flatMap((change) =>
      change.table === table && change.row.deleted_at === null ? [change.row as unknown as T] : [],
    );
  };
  const self: Correspondent = {
    ...person,
    device,
    choose: (fields) => device.send(device.patch(person.personId, 1_000_000, fields, "profiles")),
    async begin(address, text) {
      const [id, to] = [newId(), readAddress(address)];
      const { answers } = await device.push(
        device.put({ to }, { table: "threads", id }),
        device.put(said(id, text), { table: "messages" }),
      );
      return { id, answers };
    },
    write: (threadId, text, id = newId()) =>
      device.send(device.put(said(threadId, text), { table: "messages", id })),
    change: (table, id, fields) => device.send(device.patch(id, 0, fields, table)),
    threads: () => rows<Thread>("threads"),
    async thread() {
      const [thread, ...others] = await self.threads();
      if (!thread || others.length > 0) throw new Error(`${others.length + (thread ? 1 : 0)} threads.`);
      return thread;
    },
    async messages(threadId) {
      const all = await rows<Message>("messages");
      return inOrder(all.filter(({ thread_id }) => threadId === undefined || thread_id === threadId));
    },
  };
  if (Object.keys(choices).length > 0) await self.choose(choices);
  return self;
}

export const said = (threadId: string, text: string): Op["fields"] => ({
  thread_id: threadId,
  body: { v: 1, body: text },
});

export const textsOf = (messages: readonly Message[]) => messages.map(({ body }) => body?.body ?? null);

/** Two who write to each other already. */
export async function createPair(server: Target): Promise<{
  readonly anna: Correspondent;
  readonly bruno: Correspondent;
  /** The ids of one conversation on either side. */
  readonly annas: string;
  readonly brunos: string;
}> {
  const [anna, bruno] = [
    await createCorrespondent(server, "Anna"),
    await createCorrespondent(server, "Bruno"),
  ];
  const { id: annas } = await anna.begin(bruno.email, "Hello from Anna");
  const { id: brunos } = await bruno.thread();
  await bruno.change("threads", brunos, { answer: "accepted" });
  return { anna, bruno, annas, brunos };
}
