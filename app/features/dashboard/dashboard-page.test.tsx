import { expect, test } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { createMoment } from "#app/store/moments/moments.ts";
import { createRelationship } from "#app/store/relationships/relationships.ts";
import { openEmptyDeviceJournal } from "#app/store/testing/open-empty-device-journal.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { dayInTimeZone } from "#domain/time/time-zone.ts";
import { toVagueDate } from "#domain/time/vague-date.ts";
import { Component } from "./dashboard-page.tsx";

const day = dayInTimeZone(new Date().toISOString(), "Europe/Paris");
const ago = (days: number) => toVagueDate(addDays(day, -days));
/** Four: also on a 29 February. */
const thisDayBefore = toVagueDate(`${Number(day.slice(0, 4)) - 4}${day.slice(4)}`);

test("who is with two people at once finds both, each as a heading with its own sentence", async () => {
  await openEmptyDeviceJournal();
  await createRelationship({ name: "Nadia", start_date: ago(800) });
  await createRelationship({ name: "Alix", start_date: ago(40) });
  const screen = await showPage(<Component />);
  for (const name of ["Nadia", "Alix"])
    await expect.element(screen.getByRole("heading", { level: 2, name })).toBeVisible();
  expect(screen.getByText(/^Together for/).elements()).toHaveLength(2);
  expect(screen.getByRole("heading", { level: 1 }).elements()).toHaveLength(1);
});

test("single is said in a sentence, not as the title of the page", async () => {
  await openEmptyDeviceJournal();
  await createRelationship({ name: "Nadia", start_date: ago(800), end_date: ago(400), status: "ended" });
  await createMoment({ occurred_on: thisDayBefore, text: "A picnic in the sun." });
  const screen = await showPage(<Component />);
  await expect.element(screen.getByRole("heading", { level: 1, name: "Your journal" })).toBeVisible();
  await expect.element(screen.getByText(/^Single at the moment\./)).toBeVisible();
  await expect.element(screen.getByText(/A picnic in the sun/)).toBeVisible();
});

test("the days after an ending bring no memory and nothing to do: a page to write, and a rest from the Game", async () => {
  await openEmptyDeviceJournal();
  await createRelationship({ name: "Nadia", start_date: ago(800), end_date: ago(1), status: "ended" });
  await createMoment({ occurred_on: thisDayBefore, text: "A picnic in the sun." });
  const screen = await showPage(<Component />);
  await expect.element(screen.getByText(/^Take your time\./)).toBeVisible();
  expect(screen.getByText(/A picnic in the sun/).query()).toBeNull();
  expect(screen.getByText(/Single/).query()).toBeNull();
  expect(screen.getByRole("link", { name: "New relationship" }).query()).toBeNull();
  await expect.element(screen.getByRole("button", { name: "Write a page" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Pause the Game" })).toBeVisible();
});
