import { beforeEach, expect, test } from "vitest";
import type { ModelDay, ModelPage } from "#domain/admin/model-use.ts";
import type { Setting } from "#domain/admin/server-settings.ts";
import { serverState } from "../testing/server-state.ts";
import { createOfficeServer, showOffice } from "../testing/show-office.tsx";
import { Component } from "./ai-page.tsx";

const day = (name: string, facts: Partial<ModelDay>): ModelDay => ({
  ...{ day: name, calls: 1, failures: 0, givenBack: 0, inputTokens: 0, outputTokens: 0 },
  firstWord: { half: 500, most: null },
  ...facts,
});
const model = (facts: Partial<ModelPage> = {}): ModelPage => ({
  model: "house-model",
  absence: null,
  isOn: true,
  health: "failing",
  wellAt: "2026-05-01T08:00:00.000Z",
  failedAt: "2026-05-01T09:00:00.000Z",
  contractVersion: "5c7f8500",
  firstDay: "2026-04-26",
  lastDay: "2026-05-01",
  days: [
    day("2026-04-30", {
      calls: 90,
      failures: 10,
      givenBack: 9,
      inputTokens: 3_000_000,
      outputTokens: 500_000,
    }),
    day("2026-05-01", { calls: 10, inputTokens: 1_000_000, outputTokens: 500_000 }),
  ],
  waits: [
    { within: 500, calls: 60 },
    { within: 2_147_483_647, calls: 30 },
  ],
  failures: [
    { reason: "busy", calls: 8 },
    { reason: "of-tomorrow", calls: 2 },
  ],
  tokensToday: 1_500_000,
  tokensPerDay: 1_600_000,
  currency: "eur",
  ...facts,
});
const setting = (name: Setting["name"], inForce: Setting["inForce"]): Setting => ({
  name,
  own: inForce,
  chosen: null,
  inForce,
  version: 0,
  changedAt: null,
});
const settings = (read: number, written: number) => [
  setting("model_is_on", true),
  setting("model_daily_tokens", 1_600_000),
  setting("model_input_price", read),
  setting("model_output_price", written),
];

const server = createOfficeServer();
beforeEach(() => {
  server.answer("GET /api/admin/ai", model());
  server.answer("GET /api/admin/settings", serverState({ settings: settings(2, 8) }));
});

test("health, limit, failures by reason, waits and cost are said in words", async () => {
  const screen = await showOffice(<Component />);
  await expect.element(screen.getByText(/1,500,000 of 1,600,000/)).toBeVisible();
  for (const said of ["10% of the calls", /8: the provider was busy/, /2: of-tomorrow/, "€16", "0.5 s"])
    await expect.element(screen.getByText(said).first()).toBeVisible();
  await expect.element(screen.getByText("95% within more than 10 s.")).toBeVisible();
});

test("each figure has its days as a line with the limit marked, and as a table", async () => {
  const screen = await showOffice(<Component />);
  const tokens = screen.getByRole("img", { name: "Tokens today: 0 – 3.5m, last 1.5m" });
  await expect.element(tokens).toBeVisible();
  await expect.element(screen.getByText("limit 1.6m")).toBeVisible();
  await expect.element(screen.getByRole("img", { name: "Calls: 0 – 90, last 10" })).toBeVisible();
  // Two days with a word are too few for a line.
  await expect.element(screen.getByText(/^Counted for 2 days/)).toBeVisible();
  await screen.getByRole("button", { name: "As a table" }).last().click();
  // 3 million read at 2, half a million written at 8.
  await expect.element(screen.getByRole("row", { name: /30 Apr 2026 3,500,000 €10/ })).toBeVisible();
});

test("without prices no cost is made up, and without a model the page says who answers", async () => {
  server.answer("GET /api/admin/settings", serverState({ settings: settings(0, 0) }));
  server.answer("GET /api/admin/ai", model({ model: null, absence: "none", tokensPerDay: 0 }));
  const screen = await showOffice(<Component />);
  await expect.element(screen.getByText(/LISA answers on each device/)).toBeVisible();
  await expect.element(screen.getByText("No price is set.")).toBeVisible();
  await expect.element(screen.getByText(/€|limit \d/)).not.toBeInTheDocument();
});

test("the page is drawn once both answers are there; one that failed takes the other with it no more", async () => {
  let tell: (response: Response) => void = () => undefined;
  server.answers.set("GET /api/admin/settings", () => new Promise((told) => (tell = told)));
  const screen = await showOffice(<Component />);
  await expect.poll(() => server.asked.length).toBe(2);
  await expect.element(screen.getByText("Asking the server…")).toBeInTheDocument();
  await expect.element(screen.getByText("house-model")).not.toBeInTheDocument();
  tell(Response.json({ code: "x", message: "" }, { status: 500 }));
  await expect.element(screen.getByText("house-model")).toBeVisible();
  await expect.element(screen.getByRole("alert").getByText("The server could not answer.")).toBeVisible();
});

test("without an answer no heading stands alone", async () => {
  server.answers.clear();
  const screen = await showOffice(<Component />);
  const heading = screen.getByRole("heading", { name: "What it did" });
  await expect.element(heading).toBeVisible();
  expect(heading.element().closest("section")?.textContent).toContain("This could not be shown");
});

test("no call at all says so, and shows no chart", async () => {
  server.answer("GET /api/admin/ai", model({ days: [], waits: [], failures: [] }));
  const screen = await showOffice(<Component />, "fr");
  await expect.element(screen.getByText("house-model")).toBeVisible();
  await expect.element(screen.getByText("Aucun appel ces jours-là.")).toBeVisible();
  await expect.element(screen.getByRole("img")).not.toBeInTheDocument();
});
