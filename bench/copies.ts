/**
 * A ZIP of a thousand people, ten thousand moments and three hundred photos brought into an empty account and taken out of it again, in Chromium as
 * on a phone; each beside its floor (copy-floors.ts). Nothing is sent meanwhile, and the files of photos come from beside the browser: the device
 * makes and reads copies alone.
 */
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { movedId } from "#app/store/copies/moved-id.ts";
import { readStoredZip } from "#app/store/testing/read-stored-zip.ts";
import { chromiumFlags, chromiumPath } from "../scripts/chromium-flags.ts";
import type { BenchServer } from "./bench-server.ts";
import { peakDuring } from "./browser-memory.ts";
import { photoCount, writeCopyFile } from "./copy-file.ts";
import { parseAndWrite, plainZip } from "./copy-floors.ts";
import { atMost, type Figure } from "./figure.ts";
import { isPulled, signIn } from "./full-journal.ts";

const rounds = 3;
/** Milliseconds that a step may take at most. */
const patience = 120_000;

/** What each round adds to. */
type Measured = {
  readonly looks: number[];
  readonly writes: number[];
  readonly writeFloors: number[];
  readonly takes: number[];
  readonly takeFloors: number[];
  readonly memory: { look: number; write: number; take: number };
};

export async function measureCopies(bench: BenchServer): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "tendre-copies-"));
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags] });
  const memory = { look: 0, write: 0, take: 0 };
  const measured: Measured = { looks: [], writes: [], writeFloors: [], takes: [], takeFloors: [], memory };
  try {
    const file = join(folder, "journal.zip");
    const { photo, ...text } = await writeCopyFile(file);
    const floor = { count: photoCount, ...text };
    for (let round = 0; round < rounds; round += 1) {
      const { page, personId } = await openAccount(browser, bench);
      await measureImport(page, file, measured);
      measured.writeFloors.push(await page.evaluate(parseAndWrite, floor));
      await page.evaluate(settlePhotos, `tendre-${personId}`);
      await page.context().route(/\/api\/media\//, (route) => route.fulfill({ body: photo, contentType }));
      const { taken, rows } = await measureExport(page, measured);
      if (
        !isDeepStrictEqual(
          rows,
          rowsOf(text.json, (id) => movedId(id, personId)),
        )
      ) {
        throw new Error("What was taken out is not what was brought in.");
      }
      const same = { count: photoCount, textBytes: taken - text.bytes };
      measured.takeFloors.push(await page.evaluate(plainZip, same));
      await page.context().close();
    }
    return figuresOf(measured, statSync(file).size);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const contentType = "image/webp";

/** Runs in the page: what was brought in becomes rows, as once the server has the files and the queue is empty. */
async function settlePhotos(name: string): Promise<void> {
  const settled = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await settled(indexedDB.open(name));
  const all = database.transaction(["uploads", "files", "media"], "readwrite");
  const at = new Date().toISOString();
  const facts = { width: 900, height: 675, duration: null, blur: "" };
  const record = { rev: 1, created_at: at, updated_at: at, deleted_at: null };
  for (const { id, uploadId, place, kind, bytes } of await settled(all.objectStore("uploads").getAll())) {
    all.objectStore("media").put({ ...record, ...facts, ...place, kind, bytes, id, upload_id: uploadId });
  }
  for (const store of ["uploads", "files"]) all.objectStore(store).clear();
  await new Promise((resolve) => all.addEventListener("complete", resolve));
  database.close();
}

/** A phone's window in a new account, which the server answers no more once it is open. */
async function openAccount(browser: Browser, bench: BenchServer) {
  const context = await browser.newContext({
    baseURL: bench.server.url,
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
  });
  // A dialog for the file would wait for somebody.
  await context.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const person = await bench.person();
  await signIn(page, person);
  await page.waitForFunction(isPulled, person.personId);
  await page.goto("/profile/data");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await context.route(/\/api\/(?:sync|uploads)/, (route) => route.abort());
  return { page, personId: person.personId };
}

async function measureImport(page: Page, file: string, { looks, writes, memory }: Measured): Promise<void> {
  const write = page.getByRole("button", { name: "Bring it in", exact: true });
  const look = await peakDuring(async () => {
    const began = performance.now();
    await page.locator("input[type=file]").setInputFiles(file);
    await write.waitFor();
    looks.push(performance.now() - began);
  });
  memory.look = Math.max(memory.look, look);
  const written = await peakDuring(async () => {
    const began = performance.now();
    await write.click();
    await page.getByText(/^Brought in: 1,000 people/).waitFor();
    writes.push(performance.now() - began);
  });
  memory.write = Math.max(memory.write, written);
}

/** Resolves to the bytes of the ZIP, and its rows. */
async function measureExport(page: Page, { takes, memory }: Measured) {
  let path = "";
  await page.getByRole("radio", { name: /^A ZIP to keep/ }).check({ force: true });
  const button = page.getByRole("button", { name: "Take the ZIP" });
  await button.waitFor();
  const peak = await peakDuring(async () => {
    const began = performance.now();
    const saved = page.waitForEvent("download", { timeout: patience });
    await button.click();
    const download = await saved;
    takes.push(performance.now() - began);
    path = await download.path();
  });
  memory.take = Math.max(memory.take, peak);
  const zip = readFileSync(path);
  const json = readStoredZip(zip).get("journal.json");
  return { taken: zip.length, rows: rowsOf(new TextDecoder().decode(json), (id) => id) };
}

/** Every person, moment and photo of a `journal.json` by its id, with the fields that the bench's file says; `idIn`: the id that one has there. */
function rowsOf(json: string, idIn: (id: string) => string) {
  const copy = JSON.parse(json);
  const of = (id: unknown) => (typeof id === "string" ? idIn(id) : null);
  const rows = new Map<string, unknown>();
  for (const { id, name, city, city_place, start_date, status, notes } of copy.relationships) {
    rows.set(idIn(id), { name, city, city_place, start_date, status, notes });
  }
  for (const { id, relationship_id, occurred_on, mood, word, text } of copy.moments) {
    rows.set(idIn(id), { person: of(relationship_id), occurred_on, mood, word, text });
  }
  for (const { id, relationship_id, caption, width, height, sha256 } of copy.media) {
    rows.set(idIn(id), { person: of(relationship_id), caption, width, height, sha256 });
  }
  return rows;
}

function figuresOf({ looks, writes, writeFloors, takes, takeFloors, memory }: Measured, bytes: number) {
  const size = `1,000 people, 10,000 moments and 300 photos, ${Math.round(bytes / 1e6)} MB,`;
  const above = "above the open page";
  return [
    atMost({ name: `${size} taken as a ZIP`, rounds: takes, floors: takeFloors, unit: "ms", budget: 4 }),
    atMost({ name: `memory for it, ${above}`, value: memory.take, unit: "MB", budget: 300 }),
    atMost({
      ...{ name: "that ZIP compared with an empty journal", unit: "ms", budget: 8 },
      ...{ rounds: looks, floors: writeFloors },
    }),
    atMost({ name: `memory for it, ${above}`, value: memory.look, unit: "MB", budget: 300 }),
    atMost({
      ...{ name: "and brought into it", unit: "ms", budget: 20 },
      ...{ rounds: writes, floors: writeFloors },
    }),
    atMost({ name: `memory while it is written, ${above}`, value: memory.write, unit: "MB", budget: 300 }),
  ] as const;
}
