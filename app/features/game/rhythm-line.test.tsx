import "#app/styles.css";
import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { en as game } from "./messages.en.ts";
import { RhythmLine } from "./rhythm-line.tsx";

const messages = { ...(await loadAllMessages("en")), game };

test("the date in the middle stands under the week that it names", async () => {
  const weeks = Array.from({ length: 12 }, (_, at) => ({
    week: addDays("2026-08-31", at * 7),
    state: "traced" as const,
  }));
  const screen = await render(
    <IntlProvider locale="en" messages={messages} timeZone="Europe/Paris">
      <RhythmLine rhythm={{ weeks, traced: 12, run: 12, freezes: 0, isPaused: false }} />
    </IntlProvider>,
  );
  const middleOf = (element: Element | null | undefined) => {
    const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
    return left + width / 2;
  };
  const beads = screen.container.querySelectorAll("li > i:last-of-type");
  const label = [...screen.container.querySelectorAll("p[aria-hidden] span")].find(
    ({ textContent }) => textContent === "12 Oct",
  );
  expect(beads).toHaveLength(12);
  expect(Math.abs(middleOf(label) - middleOf(beads[6]))).toBeLessThan(1);
});
