import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import type { SiteInfo } from "#domain/site/site-info.ts";
import { SiteNews } from "./site-news.tsx";

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
let site: SiteInfo;
beforeEach(() => {
  localStorage.clear();
  const texts = { en: "<b>Sunday</b>, an hour of rest.", fr: "Dimanche, une heure de repos." };
  site = {
    gameIsOn: true,
    help: [],
    announcements: [
      { id: crypto.randomUUID(), version: 1, texts, startsAt: at(-1), endsAt: at(1) },
      {
        id: crypto.randomUUID(),
        version: 1,
        texts: { en: "Over.", fr: "Passé." },
        startsAt: at(-3),
        endsAt: at(-2),
      },
    ],
  };
  vi.spyOn(window, "fetch").mockImplementation(async () => Response.json(site));
});
afterEach(() => vi.restoreAllMocks());

test("what is announced now is shown as letters, and stays closed once it was closed", async () => {
  const screen = await showPage(<SiteNews />);
  await expect.element(screen.getByText("<b>Sunday</b>, an hour of rest.")).toBeVisible();
  await expect.element(screen.getByText("Over.")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Close this announcement" }).click();
  await expect.element(screen.getByText("<b>Sunday</b>, an hour of rest.")).not.toBeInTheDocument();
  await screen.unmount();
  const again = await showPage(<SiteNews />);
  await expect.element(again.getByText("<b>Sunday</b>, an hour of rest.")).not.toBeInTheDocument();
});

test("the Game's switch is kept for when there is no network", async () => {
  site = { ...site, gameIsOn: false };
  await showPage(<SiteNews />, { locale: "fr" });
  await expect.poll(() => localStorage.getItem("tendre.gameOff")).toBe("1");
});
