import { v7 } from "uuid";
import { expect, test } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import type { UploadRow } from "#app/store/db/upload-row.ts";
import { en as media } from "../messages.en.ts";
import { UploadLine } from "./upload-line.tsx";

const upload: UploadRow = {
  id: v7(),
  uploadId: v7(),
  name: "pier.jpg",
  type: "image/jpeg",
  bytes: 900_000,
  kind: "photo",
  place: {
    relationship_id: null,
    moment_id: null,
    caption: "",
    position: 0,
    is_cover: false,
    is_blurred: false,
    consent: "unsure",
  },
  state: "refused",
  isAnnounced: true,
  sent: 0,
  problem: "storage_limit",
  details: {},
  tries: 0,
  retryAt: null,
  ask: "",
  addedAt: "2026-05-01T08:00:00.000Z",
};
const show = async (details: UploadRow["details"]) => {
  await openJournal({ kind: "account", personId: v7() });
  const line = <UploadLine upload={{ ...upload, details }} isFirst onRemoved={() => undefined} />;
  return showPage(line, { words: { media } });
};

test("a file without room is told the limit that the server names, and where there is more", async () => {
  const screen = await show({ used: 1, limit: 5 * 1024 ** 3 });
  await expect
    .element(screen.getByText(/^5\u00A0GB of photos and videos is all that fits\. Delete one to make room\./))
    .toBeVisible();
  await expect.element(screen.getByRole("link", { name: "See plans" })).toBeVisible();
});

test("a refusal without a number names none", async () => {
  const screen = await show({});
  await expect.element(screen.getByText(/^There is no room left for it\./)).toBeVisible();
});
