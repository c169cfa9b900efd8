import { afterEach, expect, test, vi } from "vitest";
import { installWay } from "#app/lib/install/install-prompt.ts";
import { offer } from "#app/lib/install/offer.ts";
import { deviceTimeZone } from "#app/lib/time-zone.ts";
import { showPage } from "#app/saving/testing/show-page.tsx";
import type { Journal } from "#app/store/db/journal.ts";
import { noteCopyCare, readCopyCare } from "#app/store/device/copy-care.ts";
import { createMoment } from "#app/store/moments/moments.ts";
import { openEmptyDeviceJournal } from "#app/store/testing/open-empty-device-journal.ts";
import { vagueDate } from "#domain/fixtures/journal.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { dayInTimeZone } from "#domain/time/time-zone.ts";
import { considerOffers } from "./consider-offers.ts";
import { OfferCard } from "./offer-card.tsx";

/** As the pages count days, in the time zone of the browser. */
const today = dayInTimeZone(new Date().toISOString(), deviceTimeZone());

afterEach(() => {
  localStorage.clear();
  window.tendreInstall = undefined;
  offer.set(null);
});

/** The browser's event, as app/boot.js keeps it. */
function browserInstalls() {
  const prompt = vi.fn(async () => undefined);
  window.tendreInstall = Object.assign(new Event("beforeinstallprompt"), {
    prompt,
    userChoice: Promise.resolve(),
  });
  return prompt;
}

async function journalOf(moments: number): Promise<Journal> {
  const journal = await openEmptyDeviceJournal();
  for (let at = 0; at < moments; at += 1)
    await createMoment({ occurred_on: vagueDate("2026-11"), word: "w" });
  return journal;
}

test("on the first day nothing is offered; on another, after three moments, installing is, and one no is for good", async () => {
  browserInstalls();
  const journal = await journalOf(3);
  await considerOffers(journal);
  expect(offer.get()).toBe(null);
  localStorage.setItem("tendre.install", addDays(today, -2));
  await considerOffers(journal);
  const screen = await showPage(<OfferCard />);
  await screen.getByRole("button", { name: "No, thank you" }).click();
  expect(offer.get()).toBe(null);
  await considerOffers(journal);
  expect(offer.get()).toBe(null);
  expect(installWay()).toBe("prompt");
});

test("a yes puts the browser's own question, once", async () => {
  const prompt = browserInstalls();
  localStorage.setItem("tendre.install", addDays(today, -2));
  await considerOffers(await journalOf(3));
  const screen = await showPage(<OfferCard />);
  await screen.getByRole("button", { name: "Install it" }).click();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(installWay()).toBe("none");
});

test.each([
  ["whose browser installs nothing", false, 3, {}],
  ["with two moments", true, 2, {}],
  ["that others use too", true, 3, { "tendre.sharedDevice": "true" }],
] as const)("a device %s is offered nothing", async (_, installs, moments, settings) => {
  if (installs) browserInstalls();
  const { shareDevice } = await import("#app/lib/shared-device.ts");
  shareDevice("tendre.sharedDevice" in settings);
  localStorage.setItem("tendre.install", addDays(today, -2));
  await considerOffers(await journalOf(moments));
  expect(offer.get()).toBe(null);
  shareDevice(false);
});

test("whoever wants a neutral tab is told the neutral name", async () => {
  browserInstalls();
  const { switchDiscreet } = await import("#app/lib/page-title.ts");
  switchDiscreet(true);
  offer.set("install");
  await journalOf(0);
  const screen = await showPage(<OfferCard />);
  await expect.element(screen.getByText(/It will be called “Notes”/)).toBeVisible();
  switchDiscreet(false);
});

test("that the only copy is here is said after a week, leads to the copies in one tap, and comes again in two months", async () => {
  const journal = await journalOf(5);
  await considerOffers(journal);
  expect(offer.get()).toBe(null);
  await journal.database.meta.put({ key: "copyCare", value: { since: addDays(today, -8) } });
  await considerOffers(journal);
  expect(offer.get()).toBe("copy");
  const screen = await showPage(<OfferCard />);
  await screen.getByRole("button", { name: "Take a copy" }).click();
  await expect.element(screen.getByTestId("place")).toHaveTextContent("/profile/data");
  // Only looked at: it is due until a copy was taken.
  await considerOffers(journal);
  expect(offer.get()).toBe("copy");
  expect(await noteCopyCare(journal, today)).toEqual({ ok: true });
  await considerOffers(journal);
  expect(offer.get()).toBe(null);
});

test("switched off it never comes again", async () => {
  const journal = await journalOf(5);
  await journal.database.meta.put({ key: "copyCare", value: { since: "2020-01-01" } });
  await considerOffers(journal);
  const screen = await showPage(<OfferCard />);
  await screen.getByRole("button", { name: "Don’t remind me" }).click();
  await expect.poll(async () => (await readCopyCare(journal, today)).isOff).toBe(true);
  await considerOffers(journal);
  expect(offer.get()).toBe(null);
});
