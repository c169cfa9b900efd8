import { afterEach, expect, test, vi } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { readCopyCare } from "#app/store/device/copy-care.ts";
import { openEmptyDeviceJournal } from "#app/store/testing/open-empty-device-journal.ts";
import { Component } from "./storage-page.tsx";

afterEach(() => vi.restoreAllMocks());

type Said = { readonly usage?: number; readonly quota?: number; readonly persisted?: boolean };

/** A browser that says this of its storage. */
function browserSays({ usage, quota, persisted = false }: Said, answer = true) {
  const estimate = { ...(usage === undefined ? {} : { usage }), ...(quota === undefined ? {} : { quota }) };
  let isKept = persisted;
  vi.spyOn(navigator.storage, "estimate").mockImplementation(async () => estimate);
  vi.spyOn(navigator.storage, "persisted").mockImplementation(async () => isKept);
  vi.spyOn(navigator.storage, "persist").mockImplementation(async () => (isKept = answer));
}

async function show() {
  const journal = await openEmptyDeviceJournal();
  return { journal, screen: await showPage(<Component />) };
}

test("what is used is said with what the browser allows", async () => {
  browserSays({ usage: 12_400_000, quota: 3_000_000_000 });
  const { screen } = await show();
  await expect.element(screen.getByText("12 MB of about 3 GB that this browser allows")).toBeVisible();
  await expect.element(screen.getByText(/^Nearly full/)).not.toBeInTheDocument();
});

test("nearly full says what can be done", async () => {
  browserSays({ usage: 95_000, quota: 100_000 });
  const { screen } = await show();
  await expect.element(screen.getByText(/^Nearly full\. Take a copy/)).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: /Copies of your journal/ }))
    .toHaveAttribute("href", "/profile/data");
});

test("a browser that says nothing is quoted so", async () => {
  browserSays({});
  const { screen } = await show();
  await expect.element(screen.getByText("This browser does not say.")).toBeVisible();
});

test("the browser is asked to keep it; its yes and its no are told", async () => {
  browserSays({ usage: 1, quota: 2e9 }, false);
  const { screen } = await show();
  await screen.getByRole("button", { name: "Ask it to keep it" }).click();
  await expect.element(screen.getByText(/^It said no this time/)).toBeVisible();
  vi.restoreAllMocks();
  browserSays({ usage: 1, quota: 2e9 }, true);
  await screen.getByRole("button", { name: "Ask it to keep it" }).click();
  await expect.element(screen.getByText(/has promised not to clear it/)).toBeVisible();
});

test("the reminder of a copy can be switched off and on here", async () => {
  browserSays({ usage: 1, quota: 2e9 });
  const { screen, journal } = await show();
  const reminder = screen.getByRole("switch", { name: "Reminder of a copy" });
  await expect.element(reminder).toBeChecked();
  await reminder.click();
  await expect.element(reminder).not.toBeChecked();
  expect((await readCopyCare(journal, "2026-11-23")).isOff).toBe(true);
  await reminder.click();
  await expect.element(reminder).toBeChecked();
});
