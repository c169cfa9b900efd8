import { Dexie } from "dexie";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { UnlockOpener } from "#app/features/frame/unlock-opener.tsx";
import { deviceDatabase } from "#app/lib/journal-names.ts";
import { guardOf } from "#app/lib/lock/lock-guard.ts";
import { hashPin } from "#app/lib/lock/pin-hash.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { moveMarkKey } from "#app/store/copies/device/move-mark.ts";
import { closeJournal, type Journal, openJournal } from "#app/store/db/journal.ts";
import { keepLock } from "#app/store/db/kept-lock.ts";
import { keepOnDevice } from "#app/store/media/device-media.ts";
import { createMoment, deleteMoment } from "#app/store/moments/moments.ts";
import { createRelationship } from "#app/store/relationships/relationships.ts";
import { openEmptyDeviceJournal } from "#app/store/testing/open-empty-device-journal.ts";
import { vagueDate } from "#domain/fixtures/journal.ts";
import { copiesWords } from "../copies-words.ts";
import { BroughtNote } from "./brought-note.tsx";
import { DeviceSection } from "./device-section.tsx";
import { MoveOffer } from "./move-offer.tsx";

const markKey = "tendre.deviceJournal";
let personId: string;
beforeEach(() => {
  personId = crypto.randomUUID();
  localStorage.setItem(markKey, "true");
});
afterEach(async () => {
  guardOf("device").remove();
  localStorage.removeItem(markKey);
  closeJournal();
  await Dexie.delete(deviceDatabase);
});

async function picture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(60, 40);
  canvas.getContext("2d")?.fillRect(0, 0, 30, 30);
  return canvas.convertToBlob({ type: "image/webp", quality: 0.82 });
}

/** People with a moment each, one photo, and a moment in the trash. */
async function writeHere(...names: readonly string[]): Promise<Journal> {
  const journal = await openEmptyDeviceJournal();
  for (const name of names) {
    const person = await createRelationship({ name });
    if (!person.ok) throw new Error("not written");
    await createMoment({ relationship_id: person.row.id, occurred_on: vagueDate("2024-05"), word: name });
  }
  const gone = await createMoment({ occurred_on: vagueDate("2020"), word: "gone" });
  if (gone.ok) await deleteMoment(gone.row.id);
  const large = await picture();
  const facts = {
    kind: "photo",
    width: 60,
    height: 40,
    duration: null,
    bytes: large.size,
    blur: "",
  } as const;
  const place = {
    relationship_id: null,
    moment_id: null,
    caption: "",
    position: 0,
    is_cover: false,
    is_blurred: false,
    consent: "unsure",
  } as const;
  expect((await keepOnDevice({ facts, files: { small: large, large }, place })).ok).toBe(true);
  return journal;
}

/** An account whose journal has come to this device. */
async function openAccount(isPulled = true): Promise<Journal> {
  closeJournal();
  const journal = await openJournal({ kind: "account", personId });
  if (isPulled) await journal.database.meta.put({ key: "since", value: 0 });
  return journal;
}

/** What the server's answers would leave. */
async function answer({ database }: Journal): Promise<void> {
  const uploads = await database.uploads.toArray();
  const at = "2026-11-21T10:00:00.000Z";
  const record = { rev: 9, created_at: at, updated_at: at, deleted_at: null };
  await database
    .rows("media")
    .bulkPut(uploads.map(({ id, place, uploadId }) => ({ ...record, ...place, id, upload_id: uploadId })));
  await database.uploads.clear();
  await database.outbox.clear();
  await database.bases.clear();
  for (const table of ["relationships", "moments"] as const) {
    await database.rows(table).toCollection().modify({ rev: 9 });
  }
}

const deviceSection = (
  <WithMessages words={copiesWords}>
    <DeviceSection />
  </WithMessages>
);
const section = () => page.getByRole("region", { name: "The journal of this device" });

test("what would come, what has room and what stays is said before; nothing is removed before all has arrived, nor without a question", async () => {
  await writeHere("Alma", "Noé");
  const account = await openAccount();
  await showPage(deviceSection);
  await expect
    .element(section().getByText("It holds 2 people, 2 moments and one photo or video."))
    .toBeVisible();
  await section().getByRole("button", { name: "See what would come" }).click();
  await expect.element(section().getByText("People: 0 of 3 are kept, 2 would come.")).toBeVisible();
  await expect
    .element(section().getByText("Photos and videos: 0 of 3 are kept, 1 would come."))
    .toBeVisible();
  await expect.element(section().getByText("One entry in the trash.")).toBeVisible();
  await section().getByRole("button", { name: "Bring it into this account" }).click();
  await expect.element(section().getByText("0 of 5 entries have arrived.")).toBeVisible();
  await expect
    .element(section().getByText("Until all of it has arrived, it stays here as it is."))
    .toBeVisible();
  expect(section().getByRole("button", { name: "Remove it" }).query()).toBeNull();
  expect(await account.database.outbox.count()).toBe(4);

  await answer(account);
  await expect.element(section().getByText("All of it is in your account.")).toBeVisible();
  await section().getByRole("button", { name: "Remove it from this device" }).click();
  const question = page.getByRole("dialog", { name: "Remove the journal of this device?" });
  await expect.element(question.getByText(/^All 5 entries are in your account/)).toBeVisible();
  await expect.element(question.getByText("One entry in the trash.")).toBeVisible();
  await question.getByRole("button", { name: "Keep it" }).first().click();
  expect(localStorage.getItem(markKey)).toBe("true");
  await section().getByRole("button", { name: "Remove it from this device" }).click();
  await question.getByRole("button", { name: "Remove it" }).click();
  await expect.element(section().getByText(/^The journal of this device is removed/)).toBeVisible();
  expect(localStorage.getItem(markKey)).toBeNull();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(deviceDatabase);
  expect(await account.database.table("relationships").count()).toBe(2);
}, 60_000);

test("more than the plan keeps is not brought: the ways on are plans, fewer people, or leaving it", async () => {
  await writeHere("Alma", "Noé", "Ines");
  const account = await openAccount();
  expect((await createRelationship({ name: "Here" })).ok).toBe(true);
  await showPage(deviceSection);
  await section().getByRole("button", { name: "See what would come" }).click();
  await expect.element(section().getByText(/one person too many/)).toBeVisible();
  await expect
    .element(section().getByRole("link", { name: "See plans" }))
    .toHaveAttribute("href", "/subscription");
  expect(section().getByRole("button", { name: "Bring it into this account" }).query()).toBeNull();
  await section().getByRole("checkbox", { name: /^Noé/ }).click();
  await section().getByRole("button", { name: "Bring it into this account" }).click();
  await expect
    .element(section().getByText("2 are only on this device: left out, or written since."))
    .toBeVisible();
  const people = await account.database.table("relationships").toArray();
  expect(people.map(({ name }) => name).toSorted()).toEqual(["Alma", "Here", "Ines"]);
}, 60_000);

test("left where it is, nothing has changed on either side", async () => {
  await writeHere("Alma");
  const account = await openAccount();
  await showPage(deviceSection);
  await section().getByRole("button", { name: "See what would come" }).click();
  await section().getByRole("button", { name: "Leave it here" }).click();
  await expect.element(section().getByText(/^It holds one person/)).toBeVisible();
  expect(await account.database.outbox.count()).toBe(0);
});

test("behind its lock nothing of it is shown, nor when the lock's entry was deleted by hand", async () => {
  const { database } = await writeHere("Alma");
  const terms = { delay: 60, passkey: null, pin: await hashPin("258034") } as const;
  await keepLock({ meta: database.meta }, guardOf("device"), terms);
  guardOf("device").close();
  await openAccount();
  await showPage(
    <>
      {deviceSection}
      <UnlockOpener />
    </>,
  );
  await expect.element(section().getByText(/^It is behind its lock/)).toBeVisible();
  expect(document.body.textContent).not.toContain("one person");
  await section().getByRole("button", { name: "Open its lock" }).click();
  const dialog = page.getByRole("dialog", { name: "Open with your lock" });
  await dialog.getByLabelText("PIN", { exact: true }).fill("258034");
  await dialog.getByRole("button", { name: "Open", exact: true }).click();
  await expect.element(section().getByText(/^It holds one person/)).toBeVisible();
});

test("brought into another account, it says so and shows nothing; its own pages let it go", async () => {
  const { database } = await writeHere("Alma");
  const value = { personId: crypto.randomUUID(), at: "2026-11-20T10:00:00.000Z", rows: {} };
  await database.meta.put({ key: moveMarkKey, value });
  await openAccount();
  const screen = await showPage(deviceSection);
  await expect.element(section().getByText(/^It was brought into another account/)).toBeVisible();
  expect(document.body.textContent).not.toContain("one person");
  await screen.unmount();

  closeJournal();
  const device = await openJournal({ kind: "device" });
  const own = await showPage(<BroughtNote />);
  await own.getByRole("button", { name: "Let another account take it" }).click();
  await expect.element(own.getByText(/^Any account that signs in/)).toBeVisible();
  expect(await device.database.meta.get(moveMarkKey)).toBeUndefined();
});

test("an account that is still coming to this device waits with the comparison", async () => {
  await writeHere("Alma");
  await openAccount(false);
  await showPage(deviceSection);
  await section().getByRole("button", { name: "See what would come" }).click();
  await expect.element(section().getByText(/still coming to this device/)).toBeVisible();
  await expect.element(section().getByRole("button", { name: "Try again" })).toBeVisible();
});

test("it is offered over the journal until it is answered, and not of an empty one", async () => {
  await writeHere("Alma");
  const account = await openAccount();
  const offer = page.getByRole("region", { name: "The journal of this device" });
  const first = await showPage(<MoveOffer journal={account} />);
  await expect.element(offer.getByText(/without an account: one person and one moment\./)).toBeVisible();
  await expect
    .element(offer.getByRole("link", { name: "See what would come" }))
    .toHaveAttribute("href", "/profile/data");
  await offer.getByRole("button", { name: "Not now" }).click();
  await expect.element(page.getByText(/^You find it under/)).toBeVisible();
  await first.unmount();
  const again = await showPage(<MoveOffer journal={account} />);
  await account.database.meta.toArray();
  expect(offer.query()).toBeNull();
  await again.unmount();
});
