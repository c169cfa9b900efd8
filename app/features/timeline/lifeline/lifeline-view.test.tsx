import "#app/styles.css";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { buildMoment, buildRelationship, vagueDate } from "#domain/fixtures/journal.ts";
import { type Journal, visibleJournal } from "#domain/journal/journal.ts";
import { en as timeline } from "../messages.en.ts";
import { LifelineView } from "./lifeline-view.tsx";

const messages = await loadAllMessages("en");

const today = "2026-11-21";
const now = buildRelationship(1, { name: "Camille", start_date: vagueDate("2025-07-14") });
const before = buildRelationship(2, {
  name: "Inès",
  start_date: vagueDate("2023-21"),
  end_date: vagueDate("2024-03-10"),
  status: "ended",
});
const folded = buildRelationship(3, { name: "Maud", start_date: vagueDate("2016"), veil: "folded" });
const sealed = buildRelationship(4, { name: "Gaspard", start_date: vagueDate("2014"), veil: "sealed" });
const undated = buildRelationship(5, { name: "Lou" });
const knot = buildMoment(1, "2026-10-17", { relationship_id: now.id, word: "A home", is_milestone: true });
const journal: Journal = {
  relationships: [now, before, folded, sealed, undated],
  moments: [knot],
  media: [],
};

const show = (of: Journal) =>
  render(
    <MemoryRouter>
      <IntlProvider locale="en" messages={{ ...messages, timeline }} timeZone="Europe/Paris">
        <LifelineView journal={visibleJournal(of, today)} folded={1} today={today} />
      </IntlProvider>
    </MemoryRouter>,
  );

test("everyone stands side by side in time, without those folded or sealed away", async () => {
  const screen = await show(journal);
  await expect.element(screen.getByText("Two relationships on one page, since 2023.")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Camille, 14 Jul 2025 – ongoing, 1 moment" }))
    .toHaveAttribute("href", `/boyfriends/${now.id}`);
  await expect
    .element(screen.getByRole("link", { name: "Camille: A home, 17 October 2026" }))
    .toHaveAttribute("href", `/moments/${knot.id}`);
  await expect.element(screen.getByText("One folded relationship is not drawn.")).toBeVisible();
  await expect.element(screen.getByText("Not drawn, since their dates tell no length: Lou.")).toBeVisible();
  expect(screen.container.textContent).not.toMatch(/Maud|Gaspard/);
});

test("arrows go from line to line, and a table says the same in rows", async () => {
  const screen = await show(journal);
  const links = screen.getByRole("list", { name: /side by side/ }).getByRole("link");
  links.nth(0).element().focus();
  await userEvent.keyboard("{End}");
  await expect.element(links.nth(2)).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(links.nth(1)).toHaveFocus();
  await screen.getByRole("button", { name: "See the table" }).click();
  const rows = screen.getByRole("table").getByRole("row").elements();
  expect(rows.map((row) => row.querySelector("th")?.textContent)).toEqual(["Name", "Camille", "Inès"]);
  expect(rows[2]?.textContent).toMatch(/spring 2023.*10 Mar 2024/);
});

test("without a date there is nothing to draw, and the page says what helps", async () => {
  const screen = await show({ relationships: [undated], moments: [], media: [] });
  await expect.element(screen.getByText(/begins with a date/)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "See the relationships" })).toBeVisible();
});
