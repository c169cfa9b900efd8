import { expect, onTestFinished, test } from "vitest";
import { closeDatabase } from "#app/store/db/journal.ts";
import { openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { sendTimeZone, type TellZone } from "./follow-time-zone.ts";

const accepted = { error: null, status: 200 } as const;

async function openDevice() {
  const journal = await openTestJournal();
  onTestFinished(() => closeDatabase(journal));
  return journal;
}

function createServer(answer: Awaited<ReturnType<TellZone>> = accepted) {
  const received: string[] = [];
  const send: TellZone = async (zone) => {
    received.push(zone);
    return answer;
  };
  return { told: received, tell: send };
}

test("a device tells its zone once, and again when it has moved", async () => {
  const journal = await openDevice();
  const { told, tell } = createServer();
  await sendTimeZone(journal, tell, "Pacific/Auckland");
  await sendTimeZone(journal, tell, "Pacific/Auckland");
  await sendTimeZone(journal, tell, "Pacific/Honolulu");
  await sendTimeZone(journal, tell, "Pacific/Auckland");
  expect(told).toEqual(["Pacific/Auckland", "Pacific/Honolulu", "Pacific/Auckland"]);
});

test("two devices in two zones do not write in turn for ever", async () => {
  const [phone, laptop] = [await openDevice(), await openDevice()];
  const { told, tell } = createServer();
  for (let look = 0; look < 20; look += 1) {
    await sendTimeZone(phone, tell, "Pacific/Kiritimati");
    await sendTimeZone(laptop, tell, "Europe/Paris");
  }
  expect(told).toEqual(["Pacific/Kiritimati", "Europe/Paris"]);
});

test.for([0, 401, 429, 503])("an answer of %i is asked for again", async (status) => {
  const journal = await openDevice();
  const failing = createServer({ error: { message: "no", details: "", hint: "", code: "" }, status });
  await sendTimeZone(journal, failing.tell, "Pacific/Auckland");
  const { told, tell } = createServer();
  await sendTimeZone(journal, tell, "Pacific/Auckland");
  expect(told).toEqual(["Pacific/Auckland"]);
});

test("a zone that the server does not know is told once", async () => {
  const journal = await openDevice();
  const { told, tell } = createServer({
    error: { message: "no", details: "", hint: "", code: "" },
    status: 400,
  });
  await sendTimeZone(journal, tell, "Mars/Olympus");
  await sendTimeZone(journal, tell, "Mars/Olympus");
  expect(told).toEqual(["Mars/Olympus"]);
});
