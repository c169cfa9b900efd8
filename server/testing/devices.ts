/** A simulated device: it creates ops, pushes them and pulls. What it stores is up to the test. */
import { v7 as newId } from "uuid";
import {
  type Answer,
  type Op,
  type PullAnswer,
  pullAnswerSchema,
  pushAnswerSchema,
  type SyncedTableName,
} from "#domain/wire/sync.ts";
import type { TestServer } from "./test-server.ts";

export type Person = { readonly cookie: string; readonly personId: string };
type OpDraft = Pick<Op, "kind"> & Partial<Op>;

export type TestDevice = {
  readonly deviceId: string;
  op(draft: OpDraft): Op;
  put(fields: Op["fields"], more?: Partial<Op>): Op;
  patch(id: string, baseRev: number, fields: Op["fields"], table?: SyncedTableName): Op;
  remove(id: string, baseRev: number, table?: SyncedTableName): Op;
  post(ops: readonly unknown[]): Promise<Response>;
  push(...ops: readonly Op[]): Promise<{ answers: Answer[]; rev: number }>;
  /** Pushes one op and returns its answer. */
  send(op: Op): Promise<Answer>;
  pull(since?: number, limit?: number, bytes?: number): Promise<PullAnswer>;
};

export function createDevice(server: Pick<TestServer, "request">, { cookie, personId }: Person): TestDevice {
  const deviceId = newId();
  const device: TestDevice = {
    deviceId,
    op: (draft) => ({
      opId: newId(),
      deviceId,
      personId,
      table: "relationships",
      id: newId(),
      baseRev: 0,
      fields: {},
      at: new Date().toISOString(),
      ...draft,
    }),
    put: (fields, more) => device.op({ kind: "put", fields, ...more }),
    patch: (id, baseRev, fields, table = "relationships") =>
      device.op({ kind: "patch", id, baseRev, fields, table }),
    remove: (id, baseRev, table = "relationships") => device.op({ kind: "delete", id, baseRev, table }),
    post: (ops) => server.request("/api/sync/push", { method: "POST", cookie, json: { deviceId, ops } }),
    async push(...ops) {
      return pushAnswerSchema.parse(await (await device.post(ops)).json());
    },
    async send(op) {
      const { answers } = await device.push(op);
      const [answer] = answers;
      if (!answer || answers.length !== 1) throw new Error("An op was not answered.");
      return answer;
    },
    async pull(since = 0, limit = 500, bytes = 512 * 1024) {
      const path = `/api/sync/pull?since=${since}&limit=${limit}&bytes=${bytes}`;
      return pullAnswerSchema.parse(await (await server.request(path, { cookie })).json());
    },
  };
  return device;
}

/** The row of an answer that must have one. */
export function rowOf(answer: Answer) {
  if (answer.row === null) throw new Error(`No row came with the answer "${answer.status}".`);
  return answer.row;
}
