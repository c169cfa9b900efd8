import "#app/styles.css";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { buildMoment } from "#domain/fixtures/journal.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { en as timeline } from "../messages.en.ts";
import { LatestWord } from "./latest-word.tsx";
import { RecentPath } from "./recent-path.tsx";

const messages = await loadAllMessages("en");

const today = "2026-11-21";
const rain = buildMoment(2, "2026-11-15", { mood: 2 });
const walk = buildMoment(1, "2026-11-19", { word: "walking", mood: 5 });

const show = (moments: readonly Moment[]) =>
  render(
    <MemoryRouter>
      <IntlProvider locale="en" messages={{ ...messages, timeline }} timeZone="Europe/Paris">
        <LatestWord moments={moments} today={today} />
        <RecentPath moments={moments} today={today} />
      </IntlProvider>
    </MemoryRouter>,
  );

test("the newest moment's word stands beside the name, with its mood and its day of this week", async () => {
  const screen = await show([walk, rain]);
  await expect.element(screen.getByText("“walking”")).toBeVisible();
  await expect.element(screen.getByRole("img", { name: "Bright" })).toBeVisible();
  await expect.element(screen.getByText("Thursday")).toBeVisible();
});

test("a sealed letter says nothing of itself on the way here", async () => {
  const letter = buildMoment(4, "2026-11-20", { word: "secret", mood: 1, sealed_until: "2027-03-01" });
  const screen = await show([letter, rain]);
  expect(screen.container.innerHTML).not.toMatch(/secret|Stormy/);
});

test("a step of another year says its year", async () => {
  const screen = await show([walk, buildMoment(5, "2025-07-20", { mood: 4 })]);
  await expect.element(screen.getByRole("link", { name: "Gentle, Jul 2025" })).toBeVisible();
});
