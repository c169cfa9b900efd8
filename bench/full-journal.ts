/** The app in Chromium with a full journal on the device. */
import { type Browser, chromium, type Page } from "@playwright/test";
import { photo } from "#server/testing/pictures.ts";
import { watchShifts } from "../e2e/layout-shifts.ts";
import { chromiumFlags, chromiumPath } from "../scripts/chromium-flags.ts";
import type { BenchPerson, BenchServer } from "./bench-server.ts";
import { upload } from "./upload.ts";

export const relationshipCount = 1_000;
export const momentCount = 10_000;
const photoCount = 300;
/** How many photos are sent at once. */
const together = 4;
/** The only one that is ongoing: the dashboard shows it. */
export const newestName = "Person 0";

const cities = [
  { city: "Besançon", city_place: { geoname_id: 3033123, country: "FR", lat: 47.25, lon: 6.02 } },
  { city: "Lille", city_place: { geoname_id: 2998324, country: "FR", lat: 50.63, lon: 3.06 } },
  { city: "Lisboa", city_place: { geoname_id: 2267057, country: "PT", lat: 38.72, lon: -9.13 } },
  { city: "Napoli", city_place: { geoname_id: 3172394, country: "IT", lat: 40.85, lon: 14.27 } },
  { city: "Edinburgh", city_place: { geoname_id: 2650225, country: "GB", lat: 55.95, lon: -3.2 } },
  { city: "Kraków", city_place: { geoname_id: 3094802, country: "PL", lat: 50.06, lon: 19.94 } },
] as const;

export type FullJournal = {
  readonly browser: Browser;
  /** A phone's window, signed in, everything pulled. */
  readonly page: Page;
  /** The only one that is ongoing, with fifty moments. */
  readonly relationshipId: string;
  readonly momentId: string;
};

export async function openFullJournal(bench: BenchServer): Promise<FullJournal> {
  const person = await bench.person();
  const { relationshipId, momentId } = await fill(bench, person);
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags] });
  const context = await browser.newContext({
    baseURL: bench.server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await watchShifts(context);
  const page = await context.newPage();
  await signIn(page, person);
  await page.waitForFunction(isPulled, person.personId, { timeout: 240_000 });
  await page.waitForTimeout(3_000);
  return { browser, page, relationshipId, momentId };
}

export const dateOf = (at: number) =>
  new Date(Date.UTC(2015, 0, 1 + (at % 3_900))).toISOString().slice(0, 10);

export const personFields = (at: number) => ({
  name: `Person ${at}`,
  ...cities[at % cities.length],
  start_date: dateOf(at * 3),
  status: at === 0 ? "ongoing" : "ended",
  notes: "Met by the river, stayed a while.",
});

export const momentFields = (at: number, relationship_id: string | null) => ({
  relationship_id,
  occurred_on: dateOf(at),
  mood: 1 + (at % 5),
  word: `Moment ${at}`,
  text: "We walked until the lamps were lit, and said little.",
});

export async function fill(bench: BenchServer, person: BenchPerson) {
  const ids = await bench.write(
    person,
    "relationships",
    Array.from({ length: relationshipCount }, (_, at) => personFields(at)),
  );
  const moments = await bench.write(
    person,
    "moments",
    Array.from({ length: momentCount }, (_, at) => momentFields(at, ids[at % 200] ?? null)),
  );
  await addPhotos(bench, person, ids);
  return { relationshipId: ids[0] ?? "", momentId: moments[0] ?? "" };
}

/** Of the first fifty people. */
async function addPhotos(bench: BenchServer, person: BenchPerson, ids: readonly string[]): Promise<void> {
  const picture = await photo();
  const rows: Record<string, unknown>[] = [];
  const send = async () => {
    while (rows.length < photoCount) {
      const at = rows.push({}) - 1;
      const { id } = await upload(bench, person, picture);
      rows[at] = { upload_id: id, relationship_id: ids[at % 50] };
    }
  };
  await Promise.all(Array.from({ length: together }, send));
  await bench.write(person, "media", rows);
}

export async function signIn(page: Page, { email, password }: BenchPerson): Promise<void> {
  await page.goto("/login");
  await page.getByLabel(/^(Email|Adresse e-mail)$/).fill(email);
  await page.getByLabel(/^(Password|Mot de passe)$/).fill(password);
  await page.getByRole("button", { name: /^(Sign in|Se connecter)$/ }).click();
  await page.waitForURL(/dashboard/);
}

/** A slower processor, for what `work` does. */
export async function slowedBy<Result>(
  rate: number,
  page: Page,
  work: () => Promise<Result>,
): Promise<Result> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  try {
    return await work();
  } finally {
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await devtools.detach();
  }
}

/** Runs in the page: whether the first pull has come to its end. */
export async function isPulled(personId: string): Promise<boolean> {
  const settled = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const made = await indexedDB.databases();
  if (!made.some(({ name }) => name === `tendre-${personId}`)) return false;
  const database = await settled(indexedDB.open(`tendre-${personId}`));
  const meta = database.transaction("meta").objectStore("meta");
  const [plain, packed] = await Promise.all([settled(meta.get("since")), settled(meta.get("packedPlace"))]);
  database.close();
  return Boolean(plain || (packed && !packed.value.walk));
}
