import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { LossBanner } from "./loss-banner.tsx";
import { Component } from "./lost-page.tsx";

// As on a phone: the map beside it is not drawn.
beforeEach(() => page.viewport(390, 844));
afterEach(() => vi.restoreAllMocks());

const refusal = (code: string, status: number) =>
  Response.json({ code, message: "", details: null, hint: null }, { status });
const loss = { dueAt: "2026-12-06T20:12:00.000Z", until: "2026-12-13T20:12:00.000Z" };

type Call = { readonly call: string; readonly body: unknown };

function serve(answer: () => Response) {
  const calls: Call[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const call = `${init?.method ?? "GET"} ${String(input)}`;
    calls.push({ call, body: typeof init?.body === "string" ? JSON.parse(init.body) : null });
    return answer();
  });
  return calls;
}
const show = (search: string, locale: "en" | "fr" = "en") =>
  showPage(<Component />, { pattern: "/auth/lost-factor", at: `/auth/lost-factor${search}`, locale });

test("the link of the first mail begins nothing by being opened; its button does, and says from when until when", async () => {
  const calls = serve(() => Response.json(loss));
  const screen = await show("?token=a-token");
  const begin = screen.getByRole("button", { name: "Begin the seven days" });
  await expect.element(begin).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Choose a new one" })).toBeVisible();
  expect(calls).toEqual([]);
  await begin.click();
  await expect.element(screen.getByRole("heading", { name: "The seven days have begun" })).toBeVisible();
  await expect
    .element(screen.getByText(/^From 6 December 2026 at 21:12, .* until 13 December 2026 at 21:12/))
    .toBeVisible();
  expect(calls).toEqual([{ call: "POST /api/auth/factor-loss/begin", body: { token: "a-token" } }]);
  // The button is gone, and with it what had the focus.
  await expect.element(screen.getByRole("main")).toHaveFocus();
});

test("in French the day and the hour are written as French does", async () => {
  serve(() => Response.json(loss));
  const screen = await show("?token=a-token", "fr");
  await screen.getByRole("button", { name: "Commencer les sept jours" }).click();
  await expect.element(screen.getByText(/^À partir du 6\sdécembre\s2026 à 21\sh\s12/)).toBeVisible();
});

test.each([
  ["invalid_token", "This link leads nowhere any more"],
  ["token_expired", "This link is too old"],
])("a link that begins nothing any more (%s) says so, and leads on", async (code, title) => {
  serve(() => refusal(code, 400));
  const screen = await show("?token=a-token");
  await screen.getByRole("button", { name: "Begin the seven days" }).click();
  await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Begin the seven days" })).not.toBeInTheDocument();
  await screen.getByRole("link", { name: "To the sign-in page" }).click();
  await expect.element(screen.getByTestId("place")).toHaveTextContent("/login");
});

test("an address without its token says so, and asks nothing", async () => {
  const calls = serve(() => Response.json(loss));
  const screen = await show("");
  await expect.element(screen.getByText(/^A part of its address is missing/)).toBeVisible();
  expect(calls).toEqual([]);
});

test("the link of the other mails stops it at its button, and recommends a new password", async () => {
  const calls = serve(() => Response.json({ status: true }));
  const screen = await show("?stop=a-token");
  const stop = screen.getByRole("button", { name: "Stop it" });
  await expect.element(stop).toBeVisible();
  expect(calls).toEqual([]);
  await stop.click();
  await expect.element(screen.getByRole("heading", { name: "It is stopped" })).toBeVisible();
  expect(calls).toEqual([{ call: "POST /api/auth/factor-loss/stop", body: { token: "a-token" } }]);
  await screen.getByRole("link", { name: "Choose a new password" }).click();
  await expect.element(screen.getByTestId("place")).toHaveTextContent("/forgot-password");
});

test("where nothing is left to stop, a new password is still a way on", async () => {
  serve(() => refusal("invalid_token", 400));
  const screen = await show("?stop=a-token");
  await screen.getByRole("button", { name: "Stop it" }).click();
  await expect.element(screen.getByText(/^What it would stop is over/)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Choose a new password" })).toBeVisible();
});

test("without a network nothing is sent and that is said; without an answer it is not known; the button stays", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("away"));
  const screen = await show("?token=a-token");
  const begin = screen.getByRole("button", { name: "Begin the seven days" });
  await begin.click();
  await expect.element(screen.getByText(/^You are offline: nothing was sent/)).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  await begin.click();
  await expect.element(screen.getByText(/it is not known whether it was done/)).toBeVisible();
  serve(() => Response.json(loss));
  await begin.click();
  await expect.element(screen.getByRole("heading", { name: "The seven days have begun" })).toBeVisible();
});

test("a device that is signed in says from when it is possible, and stops it", async () => {
  const calls = serve(() => Response.json({ status: true }));
  const screen = await showPage(<LossBanner dueAt="2199-12-06T20:12:00.000Z" />);
  await expect.element(screen.getByText(/possible from 6 December 2199 at 21:12/)).toBeVisible();
  await screen.getByRole("button", { name: "Stop it" }).click();
  await expect.element(screen.getByText("It is stopped").first()).toBeVisible();
  // The session says afterwards how it stands.
  expect(calls.map(({ call }) => call)).toEqual(["DELETE /api/auth/factor-loss", "GET /api/session"]);
});

test("one that has opened is said as such; offline the device says that nothing was stopped", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const calls = serve(() => Response.json({ status: true }));
  const screen = await showPage(<LossBanner dueAt="2020-12-06T20:12:00.000Z" />);
  await expect.element(screen.getByText(/possible since 6 December 2020 at 21:12/)).toBeVisible();
  await screen.getByRole("button", { name: "Stop it" }).click();
  await expect.element(screen.getByText(/^You are offline: nothing was sent/)).toBeVisible();
  expect(calls).toEqual([]);
});
