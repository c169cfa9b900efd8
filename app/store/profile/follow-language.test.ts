import { expect, onTestFinished, test } from "vitest";
import { closeDatabase } from "#app/store/db/journal.ts";
import { openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { type TellLanguage, tellLanguage } from "./follow-language.ts";

async function openDevice() {
  const journal = await openTestJournal();
  onTestFinished(() => closeDatabase(journal));
  return journal;
}

function createServer(status = 200) {
  const told: string[] = [];
  const tell: TellLanguage = async (locale) => {
    told.push(locale);
    const error = status === 200 ? null : { message: "no", details: "", hint: "", code: "" };
    return { error, status };
  };
  return { told, tell };
}

test("what a device opens with says nothing; what is picked since is told once", async () => {
  const journal = await openDevice();
  const { told, tell } = createServer();
  for (const language of ["fr", "fr", "en", "en", "fr"] as const) await tellLanguage(journal, language, tell);
  expect(told).toEqual(["en", "fr"]);
});

test("two devices in two languages do not write in turn for ever", async () => {
  const [phone, laptop] = [await openDevice(), await openDevice()];
  const { told, tell } = createServer();
  for (let look = 0; look < 20; look += 1) {
    await tellLanguage(phone, "fr", tell);
    await tellLanguage(laptop, "en", tell);
  }
  expect(told).toEqual([]);
});

test.for([0, 401, 429, 503])("an answer of %i is asked for again", async (status) => {
  const journal = await openDevice();
  const failing = createServer(status);
  await tellLanguage(journal, "fr", failing.tell);
  await tellLanguage(journal, "en", failing.tell);
  const { told, tell } = createServer();
  await tellLanguage(journal, "en", tell);
  expect([failing.told, told]).toEqual([["en"], ["en"]]);
});
