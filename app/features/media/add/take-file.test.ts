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
