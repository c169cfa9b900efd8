import "#app/styles.css";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { messages } from "#app/lib/i18n/en.ts";
import { buildMoment } from "#domain/fixtures/journal.ts";
import type { Moment } from "#domain/moment.ts";
import { en as timeline } from "../messages.en.ts";
import { latestMoments } from "./latest-moments.ts";
import { LatestPath } from "./latest-path.tsx";
import { LatestWord } from "./latest-word.tsx";

const today = "2026-11-21";
const walk = buildMoment(1, "2026-11-19", { word: "walking", mood: 5 });
const rain = buildMoment(2, "2026-11-15", { mood: 2 });
const home = buildMoment(3, "2025-10-02", { word: "A home", is_milestone: true });
const letter = buildMoment(4, "2026-11-20", { word: "secret", mood: 1, sealed_until: "2027-03-01" });

const show = (moments: readonly Moment[]) =>
  render(
    <MemoryRouter>
      <IntlProvider locale="en" messages={{ ...messages, timeline }} timeZone="Europe/Paris">
        <LatestWord moments={moments} today={today} />
        <LatestPath moments={moments} today={today} />
      </IntlProvider>
    </MemoryRouter>,
  );

test("the newest moment stands last, and a long silence before one is known", () => {
  const latest = latestMoments([walk, home, rain], 2);
  expect(latest.map(({ moment }) => moment.id)).toEqual([rain.id, walk.id]);
  expect(latestMoments([walk, home, rain], 9).map(({ afterSilence }) => afterSilence)).toEqual([
    false,
    true,
    false,
  ]);
});

test("the last steps say their day, their word and their mood, and open their page", async () => {
  const screen = await show([walk, home, rain]);
  const steps = screen.getByRole("listitem").elements();
  expect(steps.map((step) => step.textContent)).toEqual([
    "A home, Oct 2025",
    "Heavy, 15 Nov",
    "“walking”, Bright, 19 Nov",
  ]);
  await expect
    .element(screen.getByRole("link", { name: "Heavy, 15 Nov" }))
    .toHaveAttribute("href", `/moments/${rain.id}`);
  await expect.element(screen.getByText("Thursday")).toBeVisible();
});

test("a sealed letter is a step that says nothing of itself", async () => {
  const screen = await show([letter, rain]);
  expect(screen.container.innerHTML).not.toMatch(/secret|Stormy/);
  expect(screen.container.textContent).toContain("A letter for later");
});
