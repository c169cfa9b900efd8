/**
 * Opens the demo's journal: the invented life in a database of its own, without an outbox. It is filled when the first tab opens it, shared
 * by the tabs that show it, and forgotten with the last one (app/lib/demo-traces.ts).
 */
import { countDemoTabs, holdDemo, isInDemoTab, markDemo, openingLock } from "#app/lib/demo-traces.ts";
import type { Language } from "#app/lib/i18n/language.ts";
import { demoDatabase } from "#app/lib/journal-names.ts";
import { oneTabAtATime } from "#app/lib/put-away.ts";
import { type Journal, openJournal } from "#app/store/db/journal.ts";
import { describeDatabase } from "#app/store/db/journal-database.ts";
import { addPictures, fillDemo, readSetting, tellDemo } from "./fill-demo.ts";

let letGo: () => void = () => undefined;

/** @throws when the browser gives no storage, or none is left */
export async function openDemo(language: Language): Promise<Journal> {
  await oneTabAtATime(openingLock, async () => {
    const isGoingOn = isInDemoTab() || (await countDemoTabs()) > 0;
    letGo();
    letGo = await holdDemo();
    await prepare(language, isGoingOn);
  });
  const journal = await openJournal({ kind: "demo" });
  markDemo(journal.personId);
  addPictures(journal.database).catch(() => undefined);
  return journal;
}

/** This tab no longer counts among those that show the demo. */
export function letDemoGo(): void {
  letGo();
}

async function prepare(language: Language, isGoingOn: boolean): Promise<void> {
  const database = describeDatabase(demoDatabase);
  try {
    if (isGoingOn && (await readSetting(database))) await tellDemo(database, language);
    else await fillDemo(database, language);
  } finally {
    database.dexie.close();
  }
}
