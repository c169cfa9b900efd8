import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { digest } from "#app/lib/sha-256.ts";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { fileOpener } from "#app/store/copies/open-file.ts";
import { sealCopy } from "#app/store/copies/seal.ts";
import { streamZip } from "#app/store/copies/write-zip.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import { keepOnDevice } from "#app/store/media/device-media.ts";
import { createMoment } from "#app/store/moments/moments.ts";
import { createRelationship } from "#app/store/relationships/relationships.ts";
import { copyFacts } from "#app/store/testing/copy-facts.ts";
import { openEmptyDeviceJournal } from "#app/store/testing/open-empty-device-journal.ts";
import { vagueDate } from "#domain/fixtures/journal.ts";
import { Component } from "../copies-page.tsx";

async function drawn(hue: number, edge: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(edge, edge / 2);
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("This browser does not draw.");
  brush.fillStyle = `hsl(${hue} 60% 50%)`;
  brush.fillRect(0, 0, edge / 2, edge / 2);
  return canvas.convertToBlob({ type: "image/webp", quality: 0.82 });
}

const film = new Blob([new Uint8Array([0, 0, 0, 12]), "ftypisom", new Uint8Array(500)], {
  type: "video/mp4",
});

/** A journal of this device with photos and a video, as a ZIP; its files by their hashes. */
async function lifeAsZip() {
  const journal = await openEmptyDeviceJournal();
  const person = await createRelationship({ name: "Alma" });
  if (!person.ok) throw new Error("not written");
  const moment = await createMoment({
    relationship_id: person.row.id,
    occurred_on: vagueDate("2024-05"),
    word: "walk",
  });
  if (!moment.ok) throw new Error("not written");
  const place = {
    relationship_id: person.row.id,
    moment_id: moment.row.id,
    caption: "",
    position: 0,
    is_cover: false,
    is_blurred: false,
    consent: "unsure",
  } as const;
  for (const [at, kind] of (["photo", "photo", "video"] as const).entries()) {
    const large = await drawn(at * 90, 600);
    const facts = {
      kind,
      width: 600,
      height: 300,
      duration: kind === "video" ? 2 : null,
      bytes: 900,
      blur: "",
    };
    const files = { small: await drawn(at * 90, 300), large, ...(kind === "video" && { video: film }) };
    const kept = await keepOnDevice({
      facts,
      files,
      place: { ...place, position: at, caption: `${kind} ${at}` },
    });
    if (!kept.ok) throw new Error(kept.reason);
  }
  const facts = { ...copyFacts, owner: journal.personId };
  const open = fileOpener(journal.database, "device");
  const { stream } = await streamZip(journal.database, facts, open, () => undefined);
  const zip = await new Response(stream).blob();
  return { zip, hashes: await hashesHere() };
}

async function hashesHere() {
  const files = await requireJournal()
    .database.files.filter(({ name }) => name === "large" || name === "video")
    .toArray();
  return (await Promise.all(files.map(async ({ blob }) => digest(await blob.arrayBuffer())))).toSorted();
}

async function show() {
  const screen = await showPage(<Component />);
  const bring = (file: Blob, name: string) =>
    userEvent.upload(screen.getByLabelText("Choose a file").last(), new File([file], name));
  return { screen, bring };
}

test("a ZIP of this device comes back with its photos, its video and their pictures, byte for byte and once", async () => {
  const { zip, hashes } = await lifeAsZip();
  expect(hashes).toHaveLength(4);
  const { database } = await openEmptyDeviceJournal();
  const { screen, bring } = await show();
  await bring(zip, "tendre.zip");
  await expect.element(screen.getByText("one person, one moment and 3 photos and videos")).toBeVisible();
  await expect
    .element(screen.getByRole("checkbox", { name: /^With the 3 photos and videos \(/ }))
    .toBeChecked();
  await screen.getByRole("button", { name: "Bring it in" }).click();
  await expect.element(screen.getByText(/^Brought in: one person, one moment and 3 photos/)).toBeVisible();
  expect(await hashesHere()).toEqual(hashes);
  const media = await database.table("media").toArray();
  expect(media.map(({ kind, width, height, caption }) => [kind, width, height, caption]).toSorted()).toEqual([
    ["photo", 600, 300, "photo 0"],
    ["photo", 600, 300, "photo 1"],
    ["video", 600, 300, "video 2"],
  ]);
  const [person] = await database.table("relationships").toArray();
  expect(person?.media).toHaveLength(3);

  await bring(zip, "tendre.zip");
  await expect.element(screen.getByText("With this choice there is nothing to bring in.")).toBeVisible();
  await screen.getByRole("button", { name: "Undo it" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "Undo it" }).click();
  await expect.element(screen.getByText(/^Undone .*: 5 entries to the trash/)).toBeVisible();
});

test("a sealed ZIP asks for its passphrase until it is the right one, and a damaged one is refused in words", async () => {
  const { zip } = await lifeAsZip();
  const sealed = await new Response(await sealCopy(zip.stream(), "four strange words here")).blob();
  await openEmptyDeviceJournal();
  const { screen, bring } = await show();
  await bring(sealed, "tendre.zip.age");
  const field = screen.getByLabelText("Passphrase of the file", { exact: true });
  await screen.getByRole("button", { name: "Open it" }).click();
  await expect.element(screen.getByText("Type the passphrase first.")).toBeVisible();
  await field.fill("four strange words");
  await screen.getByRole("button", { name: "Open it" }).click();
  await expect.element(screen.getByText(/^This passphrase does not open the file/)).toBeVisible();
  await field.fill("four strange words here");
  await screen.getByRole("button", { name: "Open it" }).click();
  await screen.getByRole("button", { name: "Bring it in" }).click();
  await expect.element(screen.getByText(/^Brought in: one person, one moment and 3 photos/)).toBeVisible();

  await bring(zip.slice(0, zip.size - 50), "half.zip");
  await expect
    .element(screen.getByText(/^This ZIP ends in the middle.*Your journal is unchanged/))
    .toBeVisible();
}, 60_000);
