import "#app/styles.css";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { buildMoment, buildRelationship, noKindness } from "#domain/fixtures/journal.ts";
import type { Journal } from "#domain/journal/journal.ts";
import { type MemorySettings, onThisDay } from "#domain/journal/on-this-day.ts";
import { en as timeline } from "../messages.en.ts";
import { MemoryCard } from "./memory-card.tsx";

const messages = await loadAllMessages("en");

const today = "2026-11-21";
const camille = buildRelationship(1, { name: "Camille" });
const ines = buildRelationship(2, { name: "Inès", status: "ended" });
const journal: Journal = {
  relationships: [camille, ines],
  moments: [
    buildMoment(1, "2025-11-21", { relationship_id: camille.id, mood: 4, text: "Twenty minutes late." }),
    buildMoment(2, "2023-11-21", {
      relationship_id: ines.id,
      mood: 5,
      text: "We walked to the lighthouse.",
      place: "Le Croisic",
    }),
  ],
  media: [],
};

const show = (kindness: MemorySettings) =>
  render(
    <MemoryRouter>
      <IntlProvider locale="en" messages={{ ...messages, timeline }} timeZone="Europe/Paris">
        <MemoryCard memories={onThisDay(journal, today, kindness)} journal={journal} today={today} />
      </IntlProvider>
    </MemoryRouter>,
  );

test("the latest memory of the day is told in the person's own words, and opens its page", async () => {
  const screen = await show(noKindness);
  await expect.element(screen.getByRole("heading", { name: "A year ago today" })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: /“Twenty minutes late.”/ }))
    .toHaveAttribute("href", `/moments/${journal.moments[0]?.id}`);
  await expect.element(screen.getByRole("link", { name: "All of this day" })).toBeVisible();
  expect(screen.container.textContent).not.toContain("lighthouse");
});

test("a relationship that is over comes up once asked for, and a hidden day does not", async () => {
  const asked = { ...noKindness, rememberedEndings: new Set([ines.id]), hiddenDays: new Set(["2025-11-21"]) };
  const screen = await show(asked);
  await expect.element(screen.getByRole("heading", { name: "Three years ago today" })).toBeVisible();
  await expect.element(screen.getByText("Inès, Le Croisic")).toBeVisible();
});

test("each memory can be hidden by its day, its date, or its person", async () => {
  const screen = await show(noKindness);
  await screen.getByRole("button", { name: "Don’t show any more…" }).click();
  const sheet = screen.getByRole("dialog", { name: "Don’t show any more" });
  const rows = sheet.getByRole("listitem").elements();
  expect(rows.map((row) => row.textContent)).toEqual([
    "21 November every year",
    "21 November 2025 this day only",
    "Camille in memories",
  ]);
});
