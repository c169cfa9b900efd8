/** Random schedules of two people who write to each other, with faults, compared with a naive model (docs/sync.md, "Checkers"). */
import fc from "fast-check";
import { afterAll, beforeAll, test } from "vitest";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { deviceCount, type MessageStep, MessageWorld } from "./message-world.ts";
import type { Fault } from "./model.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const device = fc.integer({ min: 0, max: deviceCount - 1 });
const fault = fc.constantFrom<Fault>(
  "none",
  "none",
  "none",
  "lost_request",
  "lost_reply",
  "twice",
  "server_error",
);
const act = (device: number) =>
  fc.record({
    do: fc.constantFrom(
      ...(["begin", "write", "write", "write", "edit", "edit", "takeBack", "delete"] as const),
      ...(["accept", "ignore", "block", "unblock", "turn"] as const),
    ),
    device: fc.constant(device),
    pick: fc.nat(5),
  });
const sync = (device: number) =>
  fc.record({
    do: fc.constant("sync" as const),
    device: fc.constant(device),
    faults: fc.array(fault, { maxLength: 3 }),
  });
/** What one device does at a time, mostly with a network. */
const visit: fc.Arbitrary<MessageStep[]> = device.chain((one) =>
  fc
    .tuple(
      fc.array(sync(one), { maxLength: 1 }),
      fc.array(act(one), { minLength: 1, maxLength: 3 }),
      fc.array(sync(one), { maxLength: 1 }),
    )
    .map((parts) => parts.flat()),
);

async function run(steps: readonly MessageStep[]): Promise<void> {
  const world = new MessageWorld(server);
  try {
    await world.begin();
    for (const each of steps) await world.take(each);
    await world.end();
  } finally {
    world.close();
  }
}

const at = (device: number, what: Exclude<MessageStep["do"], "sync">): MessageStep => ({
  do: what,
  device,
  pick: 0,
});
const send = (device: number, ...faults: Fault[]): MessageStep => ({ do: "sync", device, faults });
const met = [at(0, "begin"), send(0), send(1)];
const open = [...met, at(1, "accept"), send(1), send(0), send(2)];
const crossed = [at(0, "begin"), at(1, "begin"), send(0, "lost_reply"), send(1), send(0)];
const schedule = fc
  .tuple(
    fc.constantFrom<MessageStep[]>([], met, open, open, crossed),
    fc.array(visit, { minLength: 5, maxLength: 14 }),
  )
  .map(([before, visits]) => [...before, ...visits.flat()]);

test("whatever the order and the faults, two people have what the rules say, on every device", {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(schedule, (steps) => run(steps)),
    { numRuns: 25 },
  );
});
