import { expect, test, vi } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { en as lisa } from "../messages.en.ts";
import { SafetyCardView } from "./safety-card-view.tsx";

test("each line says who runs it and how it is known, in every country", async () => {
  const close = vi.fn();
  const screen = await showPage(
    <SafetyCardView language="en" reason="written" today="2026-11-24" onClose={close} />,
    {
      words: { lisa },
    },
  );
  await screen.getByRole("combobox").selectOptions("FR");
  await expect.element(screen.getByText(/^3114\.fr \(compared on 23 November 2026/)).toBeVisible();
  await expect.element(screen.getByText(/^solidaritefemmes\.org \(not checked/)).toBeVisible();
  await screen.getByRole("combobox").selectOptions("AU");
  await expect.element(screen.getByText("SMS 0477 13 11 14")).toBeVisible();
  expect(screen.container.textContent).not.toMatch(/\(checked on|undefined|lisa\.card/);
  await screen.getByRole("button", { name: "Close this card" }).click();
  expect(close).toHaveBeenCalledOnce();
});

test("after half a year every line is to be looked up first", async () => {
  const screen = await showPage(
    <SafetyCardView language="en" reason="asked" today="2027-06-01" onClose={() => undefined} />,
    { words: { lisa } },
  );
  await screen.getByRole("combobox").selectOptions("GB");
  await expect.element(screen.getByText(/not checked: look it up/).first()).toBeVisible();
  expect(screen.container.textContent).not.toMatch(/compared on/);
});
