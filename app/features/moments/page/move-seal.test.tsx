import { expect, test } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { buildMoment } from "#domain/fixtures/journal.ts";
import { en as moments } from "../messages.en.ts";
import { MoveSeal } from "./move-seal.tsx";

test("“Not now” closes the letter's form and gives the focus back to what opened it", async () => {
  const letter = buildMoment(1, "2026-11-21", { sealed_until: "2027-03-01" });
  const screen = await showPage(<MoveSeal moment={letter} today="2026-11-21" />, { words: { moments } });
  const opener = screen.getByRole("button", { name: moments.sealed.move });
  expect(opener.element()).not.toBe(document.activeElement);
  await opener.click();
  await screen.getByRole("button", { name: moments.moving.later }).click();
  await expect.element(opener).toHaveFocus();
});
