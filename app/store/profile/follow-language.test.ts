import { expect, onTestFinished, test } from "vitest";
import { closeDatabase } from "#app/store/db/journal.ts";
import { openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { sendLanguage, type TellLanguage } from "./follow-language.ts";

async function openDevice() {
  const journal = await openTestJournal();
  onTestFinished(() => closeDatabase(journal));
  return journal;
}

function createServer(status = 200) {
  const received: string[] = [];
  const send: TellLanguage = async (locale) => {
    received.push(locale);
    const error = status === 200 ? null : { message: "no", details: "", hint: "", code: "" };
    return { error, status };
  };
  return { told: received, tell: send };
}

test("what a device opens with says nothing; what is picked since is told once", async () => {
  const journal = await openDevice();
  const { told, tell } = createServer();
  for (const language of ["fr", "fr", "en", "en", "fr"] as const) await sendLanguage(journal, language, tell);
  expect(told).toEqual(["en", "fr"]);
});

test("two devices in two languages do not write in turn for ever", async () => {
  const [phone, laptop] = [await openDevice(), await openDevice()];
  const { told, tell } = createServer();
  for (let look = 0; look < 20; look += 1) {
    await sendLanguage(phone, "fr", tell);
    await sendLanguage(laptop, "en", tell);
  }
  expect(told).toEqual([]);
});

test.for([0, 401, 429, 503])("an answer of %i is asked for again", async (status) => {
  const journal = await openDevice();
  const failing = createServer(status);
  await sendLanguage(journal, "fr", failing.tell);
  await sendLanguage(journal, "en", failing.tell);
  const { told, tell } = createServer();
  await sendLanguage(journal, "en", tell);
  expect([failing.told, told]).toEqual([["en"], ["en"]]);
});
