import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { closeDatabase } from "#app/store/db/journal.ts";
import { openTestJournal, somePerson } from "#app/store/testing/open-test-journal.ts";
import { place } from "#app/store/testing/upload-queue.ts";
import { takeFile } from "./take-file.ts";

test.each(["three-frames.webp", "five-frames.avif", "five-frames.png"])(
  "%s, which moves, is refused in words and not kept by its first frame",
  async (name) => {
    const bytes = readFileSync(`server/testing/${name}`);
    const file = new File([bytes], name, { type: `image/${name.split(".")[1]}` });
    for (const choice of [{ kind: "account", personId: somePerson }, { kind: "device" }] as const) {
      const journal = await openTestJournal(choice);
      onTestFinished(() => closeDatabase(journal));
      expect(await takeFile(journal, file, place)).toEqual({ ok: false, reason: "moving_picture" });
      expect([await journal.database.uploads.count(), await journal.database.files.count()]).toEqual([0, 0]);
    }
  },
);

/** The header of a PNG, and nothing of its pixels. */
function pngHead(width: number, height: number) {
  const head = new DataView(new ArrayBuffer(40));
  head.setUint32(0, 0x89504e47);
  head.setUint32(4, 0x0d0a1a0a);
  head.setUint32(8, 13);
  head.setUint32(12, 0x49484452);
  head.setUint32(16, width);
  head.setUint32(20, height);
  return head.buffer;
}

test.each([
  [1_080, 20_000],
  [17_000, 2_400],
])(
  "%d by %d pixels are too long for one picture, in an account and on this device",
  async (width, height) => {
    const file = new File([pngHead(width, height)], "long.png", { type: "image/png" });
    for (const choice of [{ kind: "account", personId: somePerson }, { kind: "device" }] as const) {
      const journal = await openTestJournal(choice);
      onTestFinished(() => closeDatabase(journal));
      expect(await takeFile(journal, file, place)).toEqual({ ok: false, reason: "too_long" });
      expect(await journal.database.uploads.count()).toBe(0);
    }
  },
);
