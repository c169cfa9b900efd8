import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { ReportRow } from "#domain/admin/reports.ts";
import { createOfficeServer, showOffice } from "../../testing/show-office.tsx";
import { Component } from "../content-page.tsx";

const id = "0194a000-0000-7000-8000-000000000001";
const report: ReportRow = {
  id,
  reason: "threat",
  status: "open",
  createdAt: "2026-05-01T08:00:00.000Z",
  decidedAt: null,
  reporterEmail: "anna@example.org",
  reportedId: "0194a000-0000-7000-8000-000000000002",
  reportedEmail: "ben@example.org",
  about: 3,
};
const shown = {
  note: "Every night.",
  messages: [
    {
      id: "a",
      is_mine: false,
      sent_at: "2026-04-30T22:00:00.000Z",
      edited_at: null,
      body: "<b>Wait</b> https://evil.example",
    },
    { id: "b", is_mine: true, sent_at: "2026-04-30T22:01:00.000Z", edited_at: null, body: null },
  ],
};
const list = (rows: readonly ReportRow[], total = rows.length) => ({ rows, total, page: 1, size: 50 });

const server = createOfficeServer();
beforeEach(async () => {
  await page.viewport(1280, 900);
  server.answer("GET /api/admin/reports", list([report]));
  server.answer(`POST /api/admin/reports/${id}/open`, { report, shown });
});

async function openFirst(locale: "en" | "fr" = "en") {
  const screen = await showOffice(<Component />, locale);
  await screen.getByRole("button", { name: /ben@example.org/ }).click();
  return screen;
}

test("what was reported is sealed until it is asked for, and is letters only", async () => {
  const screen = await openFirst();
  await expect.element(screen.getByText("It is sealed until you ask.", { exact: false })).toBeVisible();
  expect(server.sent).toEqual([]);
  await screen.getByRole("button", { name: "Show what was reported" }).click();
  await expect.element(screen.getByText("<b>Wait</b> https://evil.example")).toBeVisible();
  await expect.element(screen.getByText("Taken back by its sender")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /evil/ })).not.toBeInTheDocument();
  expect(server.sent).toEqual([{ call: `POST /api/admin/reports/${id}/open`, body: {} }]);
});

test("a report that no key opens says so", async () => {
  server.answer(`POST /api/admin/reports/${id}/open`, { report, shown: null });
  const screen = await openFirst("fr");
  await screen.getByRole("button", { name: "Montrer ce qui a été signalé" }).click();
  await expect
    .element(screen.getByText(/la clé qui l’a scellé n’est plus celle de ce serveur/))
    .toBeVisible();
});

test("a decision needs a choice and a reason, and is sent with the state that was seen", async () => {
  const screen = await openFirst();
  await screen.getByRole("button", { name: "Decide" }).click();
  await expect.element(screen.getByText("Choose one")).toBeVisible();
  await screen.getByRole("radio", { name: /^Warn/ }).click();
  await screen.getByRole("button", { name: "Decide" }).click();
  await expect.element(screen.getByText("Write a few words")).toBeVisible();
  expect(server.sent).toEqual([]);
  server.answer(`POST /api/admin/reports/${id}`, { refusal: null, report: { ...report, status: "warned" } });
  await screen.getByLabelText("Why").fill("threats at night");
  await screen.getByRole("button", { name: "Decide" }).click();
  await expect.element(screen.getByText("Decided: warned.")).toBeVisible();
  expect(server.sent[0]?.body).toEqual({ seen: "open", status: "warned", reason: "threats at night" });
});

test("what somebody decided meanwhile is said, and the reason stays", async () => {
  const screen = await openFirst();
  await screen.getByRole("radio", { name: /^Ban/ }).click();
  await screen.getByLabelText("Why").fill("threats at night");
  server.answer(`POST /api/admin/reports/${id}`, {
    refusal: "decided",
    report: { ...report, status: "dismissed" },
  });
  await screen.getByRole("button", { name: "Decide" }).click();
  await expect
    .element(screen.getByRole("alert").getByText(/Somebody decided meanwhile: it is dismissed/))
    .toBeVisible();
  await expect.element(screen.getByLabelText("Why")).toHaveValue("threats at night");
});

test("the queue asks for what is open until something else is chosen, and no report of it says so", async () => {
  server.answer("GET /api/admin/reports", list([]));
  const screen = await showOffice(<Component />);
  await expect.element(screen.getByText("No report is waiting.")).toBeVisible();
  expect(server.asked.at(-1)).toContain("&status=open");
  await screen.getByLabelText("Reason", { exact: true }).selectOptions("minor");
  await expect.element(screen.getByText("Nothing matches what you asked for.")).toBeVisible();
  expect(server.asked.at(-1)).toContain("&status=open&reason=minor");
  server.answer("GET /api/admin/reports", list([{ ...report, status: "dismissed" }]));
  await screen.getByRole("button", { name: "Show all" }).click();
  await expect.element(screen.getByRole("cell", { name: "dismissed" })).toBeVisible();
  expect(server.asked.at(-1)).not.toMatch(/status|reason/);
});

test("the queue is searched and sorted by the server", async () => {
  const screen = await showOffice(<Component />);
  await screen.getByRole("button", { name: "Reports in all" }).click();
  await expect.poll(() => server.asked.at(-1)).toContain("sort=about&direction=desc");
  await screen.getByRole("searchbox").fill("ben@");
  await expect.poll(() => server.asked.at(-1)).toContain("search=ben%40");
});

test("a page whose last report was decided gives way to the one before", async () => {
  server.answers.set("GET /api/admin/reports", () => {
    const isSecond = server.asked.at(-1)?.includes("page=2");
    return Response.json(list(isSecond ? [] : [report], isSecond ? 50 : 51));
  });
  const screen = await showOffice(<Component />);
  await screen.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => server.asked.some((path) => path.includes("page=2"))).toBe(true);
  await expect.element(screen.getByRole("button", { name: "Previous" })).not.toBeInTheDocument();
  await expect.element(screen.getByText("ben@example.org")).toBeVisible();
});
