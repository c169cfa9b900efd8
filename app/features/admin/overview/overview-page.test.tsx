import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Overview } from "#domain/admin/overview.ts";
import { createOfficeServer, showOffice } from "../testing/show-office.tsx";
import { Component as OverviewPage } from "./overview-page.tsx";

const at = new Date().toISOString();
const server = createOfficeServer();

/** A server with two people on which all is well. */
const overview: Overview = {
  days: 30,
  at,
  people: {
    total: 2,
    unconfirmed: 0,
    deleting: 0,
    banned: 0,
    superadmins: 1,
    activeDay: 2,
    activeWeek: 2,
    activeMonth: 2,
    signUps: [],
    active: [],
  },
  plans: [],
  revenue: {
    currency: "usd",
    perMonth: 0,
    paying: 0,
    paymentProblems: 0,
    begun: 0,
    ended: 0,
    churn: null,
    taken: [],
  },
  ai: { months: [], model: "", calls: [], failures: [], tokens: [], tokenLimit: null },
  storage: { kind: "disk", mediaBytes: 0, mediaFiles: 0, unfinishedUploads: 0, textBytes: 0, media: [] },
  jobs: [],
  errors: [],
  database: {
    bytes: 1,
    connections: 1,
    mostConnections: 60,
    version: "17",
    schema: "0126",
    isRefusingWrites: false,
    largest: [],
  },
  mail: { kind: "sink", sent: 0, failed: 0, lastSentAt: null, lastFailedAt: null },
  audit: { rows: 0 },
};

test("a server that does not answer any more is not said to answer", async () => {
  server.answer("GET /api/admin/overview", overview);
  await showOffice(<OverviewPage />);
  const titled = (name: string) => page.getByRole("heading", { level: 1, name });
  await expect.element(titled("Everything works.")).toBeVisible();
  server.answers.clear();
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByText("The server did not answer. What is shown is older.")).toBeVisible();
  await expect.element(titled("Overview")).toBeVisible();
  server.answer("GET /api/admin/overview", overview);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(titled("Everything works.")).toBeVisible();
});
