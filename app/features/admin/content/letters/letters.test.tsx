import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { LetterRow } from "#domain/admin/letters.ts";
import { createOfficeServer, showOffice } from "../../testing/show-office.tsx";
import { Component } from "../content-page.tsx";

const id = "0194a000-0000-7000-8000-000000000001";
const letter: LetterRow = {
  id,
  isPriority: true,
  state: "open",
  locale: "fr",
  createdAt: "2026-05-01T08:00:00.000Z",
  answeredAt: null,
  mailedAt: null,
  email: "anna@example.org",
};
const visitors: LetterRow = { ...letter, id: id.replace(/1$/, "2"), isPriority: false, email: null };
const said = {
  subject: "A <b>question</b>",
  words: "Where is it?\nhttps://evil.example",
  replyTo: "anna@example.org",
  plan: "pro",
  isOwnAddress: true,
};

const server = createOfficeServer();
beforeEach(async () => {
  await page.viewport(1280, 900);
  server.answer("GET /api/admin/reports", { rows: [], total: 0, page: 1, size: 50 });
  server.answer("GET /api/admin/letters", { rows: [letter, visitors], total: 2, page: 1, size: 50 });
  server.answer(`POST /api/admin/letters/${id}/open`, { letter, said });
});

async function showLetters(locale: "en" | "fr" = "en") {
  const screen = await showOffice(<Component />, locale);
  await screen.getByRole("tab", { name: locale === "en" ? "Letters" : "Lettres" }).click();
  return screen;
}

test("letters stand as the server orders them, Pro's with its mark and word; what is open is asked for", async () => {
  const screen = await showLetters();
  await expect.element(screen.getByRole("button", { name: "Pro: anna@example.org" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "not signed in" })).toBeVisible();
  const order = screen
    .getByRole("rowheader")
    .elements()
    .map(({ textContent }) => textContent);
  expect(order).toEqual(["Pro: anna@example.org", "not signed in"]);
  expect(server.asked.at(-1)).toContain("&state=open");
});

test("what a letter says is sealed until it is asked for, is letters only, and is answered by mail", async () => {
  const screen = await showLetters();
  await screen.getByRole("button", { name: "Pro: anna@example.org" }).click();
  await expect.element(screen.getByText("It is sealed until you ask.", { exact: false })).toBeVisible();
  expect(server.sent).toEqual([]);
  await screen.getByRole("button", { name: "Show the letter" }).click();
  await expect.element(screen.getByRole("heading", { name: "A <b>question</b>" })).toBeVisible();
  await expect.element(screen.getByText("https://evil.example", { exact: false })).toBeVisible();
  expect(screen.getByRole("link", { name: /evil/ }).elements()).toEqual([]);
  await expect
    .element(screen.getByRole("link", { name: "Answer to anna@example.org" }))
    .toHaveAttribute("href", "mailto:anna%40example.org?subject=Re%3A%20A%20%3Cb%3Equestion%3C%2Fb%3E");
});

test("it is marked as answered with the state that was seen; what somebody did meanwhile is said", async () => {
  const answered = { ...letter, state: "answered" as const, answeredAt: "2026-05-02T08:00:00.000Z" };
  const screen = await showLetters("fr");
  await screen.getByRole("button", { name: /anna@example.org/ }).click();
  server.answer(`POST /api/admin/letters/${id}`, { refusal: "changed", letter: answered });
  await screen.getByRole("button", { name: "Marquer comme traitée" }).click();
  await expect.element(screen.getByText(/Quelqu’un l’a changée entre-temps/)).toBeVisible();
  expect(server.sent.at(-1)?.body).toEqual({ seen: "open", state: "answered" });
  server.answer(`POST /api/admin/letters/${id}`, { refusal: null, letter });
  await screen.getByRole("button", { name: "La rouvrir" }).click();
  await expect.element(screen.getByText("La lettre attend de nouveau.")).toBeVisible();
  expect(server.sent.at(-1)?.body).toEqual({ seen: "answered", state: "open" });
});

test("with nothing waiting the queue says so", async () => {
  server.answer("GET /api/admin/letters", { rows: [], total: 0, page: 1, size: 50 });
  const screen = await showLetters();
  await expect.element(screen.getByText("No letter is waiting.")).toBeVisible();
});
