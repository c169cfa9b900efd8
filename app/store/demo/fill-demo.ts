/** Writes the demo's life into its database, and tells it in another language. */
import type { Language } from "#app/lib/i18n/language.ts";
import { deviceTimeZone } from "#app/lib/time-zone.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import { type StorageFull, unlessFull } from "#app/store/db/storage-space.ts";
import { pictureWords } from "#app/store/media/picture-words.ts";
import { type DemoJournal, demoJournal } from "#domain/demo-life/demo-journal.ts";
import type { LifeWords } from "#domain/demo-life/life.ts";
import { fieldsMark } from "#domain/sync/fields-mark.ts";
import { dayInTimeZone } from "#domain/time/time-zone.ts";

/** When and where the life was written into the database: its rows have the same ids when they are told again. */
type DemoSetting = { readonly language: Language; readonly today: string; readonly timeZone: string };

const settingKey = "demo";

const loadWords: Readonly<Record<Language, () => Promise<LifeWords>>> = {
  en: async () => (await import("#domain/demo-life/words.en.ts")).words,
  fr: async () => (await import("#domain/demo-life/words.fr.ts")).words,
};

/** Undefined while the database is empty. */
export async function readSetting({ meta }: JournalDatabase): Promise<DemoSetting | undefined> {
  const value = (await meta.get(settingKey))?.value;
  return isSetting(value) ? value : undefined;
}

function isSetting(value: unknown): value is DemoSetting {
  return typeof value === "object" && value !== null && "today" in value && "timeZone" in value;
}

/** From the beginning: whatever was written is gone, in every tab that shows it. All in one transaction. */
export async function fillDemo(
  database: JournalDatabase,
  language: Language,
  now: Date = new Date(),
): Promise<void> {
  const timeZone = deviceTimeZone();
  const setting: DemoSetting = { language, timeZone, today: dayInTimeZone(now.toISOString(), timeZone) };
  const life = await tell(setting);
  const identity = {
    deviceId: life.profile.id,
    personId: life.profile.id,
    fieldsMark,
    [settingKey]: setting,
  };
  await database.dexie.transaction("rw", database.dexie.tables, async () => {
    await Promise.all(database.dexie.tables.map((table) => table.clear()));
    await database.meta.bulkPut(Object.entries(identity).map(([key, value]) => ({ key, value })));
    await database.table("profiles").put(life.profile);
    await database.table("relationships").bulkPut([...life.relationships]);
    await database.table("moments").bulkPut([...life.moments]);
    await database.table("media").bulkPut([...life.media]);
  });
}

export function startDemoOver(language: Language): Promise<{ readonly ok: true } | StorageFull> {
  const { database } = requireJournal();
  return unlessFull(async () => {
    await fillDemo(database, language);
    await addPictures(database);
    return { ok: true } as const;
  });
}

/** What the visitor changed stays in the words it was changed to. */
export async function tellDemo(database: JournalDatabase, language: Language): Promise<void> {
  const setting = await readSetting(database);
  if (!setting || setting.language === language) return;
  const life = await tell({ ...setting, language });
  await database.dexie.transaction("rw", database.dexie.tables, async () => {
    const retell = async <Name extends "profiles" | "relationships" | "moments" | "media">(
      name: Name,
      rows: readonly { readonly id: string; readonly updated_at: string }[],
    ) => {
      const table = database.rows(name);
      const kept = await table.bulkGet(rows.map(({ id }) => id));
      for (const [at, row] of rows.entries()) {
        const before = kept[at];
        // The list of photos is the store's own (app/store/media/device-media.ts).
        const media = before?.media === undefined ? {} : { media: before.media };
        if (before?.updated_at === row.updated_at && before.deleted_at === null)
          await table.put({ ...before, ...row, ...media });
      }
    };
    await retell("profiles", [life.profile]);
    await retell("relationships", life.relationships);
    await retell("moments", life.moments);
    await retell("media", life.media);
    await database.meta.put({ key: settingKey, value: { ...setting, language } });
  });
  describePictures(life);
}

type ToldLife = DemoJournal & Pick<LifeWords, "pictures">;

async function tell({ language, today, timeZone }: DemoSetting): Promise<ToldLife> {
  const words = await loadWords[language]();
  return { ...demoJournal({ words, today, timeZone }), pictures: words.pictures };
}

function describePictures({ pictureOf, pictures }: ToldLife): void {
  pictureWords.set(new Map([...pictureOf].map(([id, name]) => [id, pictures[name] ?? ""])));
}

/** Fetches what the pages show besides words, and says what it shows; a browser without room for it shows the pages without. */
export async function addPictures(database: JournalDatabase): Promise<void> {
  const setting = await readSetting(database);
  if (!setting) return;
  const [life, { drawPictures }] = await Promise.all([tell(setting), import("./draw-pictures.ts")]);
  describePictures(life);
  await drawPictures(database, life.pictureOf);
}
