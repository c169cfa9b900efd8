import { afterEach, expect, test, vi } from "vitest";
import { UnlockOpener } from "#app/features/frame/unlock-opener.tsx";
import { guardOf } from "#app/lib/lock/lock-guard.ts";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { removeLock } from "#app/store/db/kept-lock.ts";
import { Component } from "./lock-page.tsx";

const guard = guardOf("device");
afterEach(() => vi.restoreAllMocks());

async function show() {
  const journal = await openJournal({ kind: "device" });
  await removeLock(journal.database, guard);
  const screen = await showPage(
    <>
      <Component />
      <UnlockOpener />
    </>,
  );
  const fill = async (first: string, again: string) => {
    await screen.getByLabelText("New PIN").fill(first);
    await screen.getByLabelText("The same PIN again").fill(again);
    await screen.getByRole("button", { name: "Switch the lock on" }).click();
  };
  return { screen, journal, fill };
}

test.each([
  ["12", "12", "At least 4 digits."],
  ["12ab", "12ab", "Digits only."],
  ["1234", "1234", /is what everyone tries first/],
  ["2580", "2581", "The two PINs are not the same."],
])("as a PIN %s and again %s is refused at its field, which has the focus", async (first, again, words) => {
  const { screen, fill } = await show();
  await fill(first, again);
  await expect.element(screen.getByText(words)).toBeVisible();
  expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true");
  expect(guard.current()).toBeNull();
});

test("a browser that keeps nothing says so beside the button, and what was typed stays", async () => {
  const { screen, fill } = await show();
  const set = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    if (!key.startsWith("tendre.lock")) set.call(this, key, value);
  });
  await fill("258034", "258034");
  await expect.element(screen.getByText("This browser does not keep it. Nothing has changed.")).toBeVisible();
  await expect.element(screen.getByLabelText("The same PIN again")).toHaveValue("258034");
  expect(guard.state.get().at).toBe("none");
});

test("the delay is kept at once; the lock is switched off by whoever can open it", async () => {
  const { screen, fill, journal } = await show();
  await fill("258034", "258034");
  await expect.element(screen.getByRole("button", { name: "Switch the lock off" })).toBeVisible();
  await screen.getByText("Five minutes").click();
  await expect.poll(() => guard.current()?.terms.delay).toBe(300);
  const kept = await journal.database.meta.get("appLock");
  expect(kept?.value).toMatchObject({ delay: 300 });
  expect(JSON.stringify([kept, localStorage])).not.toContain("258034");

  await screen.getByRole("button", { name: "Switch the lock off" }).click();
  const dialog = screen.getByRole("dialog", { name: "Open with your lock" });
  await dialog.getByLabelText("PIN", { exact: true }).fill("111222");
  await dialog.getByRole("button", { name: "Open", exact: true }).click();
  await expect.element(dialog.getByText("That is not the PIN.")).toBeVisible();
  expect(guard.current()).not.toBeNull();
  await dialog.getByLabelText("PIN", { exact: true }).fill("258034");
  await dialog.getByRole("button", { name: "Open", exact: true }).click();
  await expect.element(screen.getByRole("button", { name: "Switch the lock on" })).toBeVisible();
  expect(await journal.database.meta.get("appLock")).toBeUndefined();
});
