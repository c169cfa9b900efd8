import { afterAll, beforeAll, expect, test } from "vitest";
import { dayInTimeZone } from "#domain/time/time-zone.ts";
import { createDevice, type TestDevice } from "#server/testing/devices.ts";
import { signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let device: TestDevice;
beforeAll(async () => {
  server = await createTestServer();
  // Her profile keeps the form's default time zone, like that of everyone who signs up with an outside account.
  const anna = await signUp(server);
  await server.database.outside(
    "update profiles set timezone = 'Europe/Paris', subscription_plan = 'pro', subscription_status = 'active'",
  );
  device = createDevice(server, anna);
});
afterAll(() => server.close());

const moment = (occurred_on: string) =>
  device.op({ kind: "put", table: "moments", fields: { occurred_on, text: "…" } });

const zones = ["Pacific/Auckland", "Pacific/Honolulu", "Pacific/Kiritimati"] as const;
/** Sequential, so that the session that signed up stays valid. */
const minutesPastNoonUtc = [0, 1, 599, 600, 601, 719, 720, 721, 1_319, 1_320, 1_321, 1_439];

test.for(zones)("an entry of today written in %s is kept, whatever the hour", async (zone) => {
  const begun = server.clock.now().getTime();
  const noon = new Date(begun);
  noon.setUTCHours(12, 0, 0, 0);
  for (const minutes of minutesPastNoonUtc) {
    server.clock.set(new Date(noon.getTime() + minutes * 60_000).toISOString());
    const today = dayInTimeZone(server.clock.now().toISOString(), zone);
    const { answers } = await device.push(moment(today), device.put({ name: "Camille", start_date: today }));
    expect(answers.map(({ status }) => status)).toEqual(["applied", "applied"]);
  }
  server.clock.set(new Date(begun).toISOString());
});

test("what has not begun anywhere is refused on every road, moments like relationships", async () => {
  const later = new Date(server.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  expect(await device.send(moment(later))).toMatchObject({
    status: "refused",
    code: "validation",
    details: { occurred_on: "date_in_future" },
  });
  expect(await device.send(device.put({ name: "Camille", start_date: later }))).toMatchObject({
    status: "refused",
    details: { start_date: "start_in_future" },
  });
  const kept = moment("2020");
  await device.send(kept);
  expect(await device.send(device.patch(kept.id, 0, { occurred_on: later }, "moments"))).toMatchObject({
    status: "refused",
    details: { occurred_on: "date_in_future" },
  });
});
