import { execFile } from "node:child_process";
import { createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { closeDatabase } from "#app/store/db/journal.ts";
import { copyFacts } from "#app/store/testing/copy-facts.ts";
import { openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { fillLife, wholeLife } from "#app/store/testing/whole-life.ts";
import { wholeCopy } from "#domain/copy/choose-copy.ts";
import { sealCopy } from "./seal.ts";
import { streamZip } from "./write-zip.ts";

const { photos } = wholeLife;
const bytes = 1_200_000;
/** Opens the ZIP as the import does, reads and checks every file, and tells the most memory that the process ever had. */
const program = `
import { openAsBlob } from "node:fs";
import { checkMediaFiles } from "#app/store/copies/media-files.ts";
import { openCopy } from "#app/store/copies/open-copy.ts";
import { readCopy } from "#domain/copy/read-copy.ts";
const opened = await openCopy(await openAsBlob(process.argv[1]), null);
if (!opened.ok) throw new Error(opened.refusal.reason);
const reading = readCopy(opened.copy.text, { day: "2026-11-21", minute: 600 });
if (!reading.ok) throw new Error(reading.refusal.reason);
const states = await checkMediaFiles(reading.copy.entries, opened.copy.files, {
  isWanted: () => true,
  canShow: async () => true,
  // What is held counts, not what is only to be collected yet: how long that lies depends on what else the machine does.
  report: (done) => void (done % 20 === 0 && globalThis.gc()),
});
const whole = [...states.values()].filter((state) => state === "whole").length;
console.log(JSON.stringify({ entries: reading.copy.entries.length, whole, peak: process.resourceUsage().maxRSS * 1024 }));
`;

test("a ZIP of 1,000 people, 10,000 moments and 300 photos, 360 MB, is made one photo at a time, and read through in less memory than it is long", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tendre-memory-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const journal = await openTestJournal({ kind: "device" });
  onTestFinished(() => closeDatabase(journal));
  await fillLife(journal, wholeLife);
  let [opened, taken] = [0, 0];
  const { stream } = await streamZip(
    journal.database,
    { ...copyFacts, owner: journal.personId, choice: { ...wholeCopy, withVeiled: true, withLetters: true } },
    async () => {
      opened += 1;
      return new Blob([new Uint8Array(bytes).fill(opened)], { type: "image/webp" });
    },
    // No photo is opened before the one before it is out.
    () => expect(opened * bytes - taken).toBeLessThan(4 * bytes),
  );
  const file = join(folder, "copy.zip");
  async function* pieces() {
    const reader = stream.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      taken += next.value.length;
      yield next.value;
    }
  }
  await pipeline(Readable.from(pieces()), createWriteStream(file));
  const length = statSync(file).size;
  expect(length).toBeGreaterThan(photos * bytes);

  const args = [
    "--no-warnings",
    "--expose-gc",
    "--single-threaded-gc",
    "--max-old-space-size=96",
    "--input-type=module",
    "-e",
    program,
    file,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { entries, whole, peak } = JSON.parse(stdout);
  expect(entries).toBe(wholeLife.people + wholeLife.moments + photos + 4 * wholeLife.conversations);
  expect(whole).toBe(photos);
  // The program around it included; whoever holds what was read needs half as much again. A browser's memory: bench/copies.ts.
  expect(peak).toBeLessThan(length);
}, 120_000);

test("a seal is made no faster than it is taken", async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  const reader = (await sealCopy(endless, "as many words as it takes")).getReader();
  for (let at = 0; at < 20; at += 1) await reader.read();
  expect(pulled).toBeLessThan(40);
  await reader.cancel();
}, 60_000);
