import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { Component } from "./delete-account-page.tsx";
import { DeletionPending } from "./deletion-pending.tsx";

type Answer = () => Response;
let answers: Record<string, Answer>;
let asked: string[];
const plan = "GET /api/account/deletion";
const now = "POST /api/account/deletion/now";
const session = "GET /api/session";

const refusal = (code: string, status: number): Answer => {
  return () => Response.json({ code, message: "", details: null, hint: null }, { status });
};
const stands = (dueAt: string | null): Answer => {
  const contents = { relationships: 1, moments: 2, conversations: 0, messages: 0, media: 0, bytes: 0 };
  return () => Response.json({ dueAt, contents, graceDays: 30 });
};

beforeEach(() => {
  asked = [];
  answers = { [plan]: stands(null), [session]: () => Response.json(null) };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const call = `${init?.method ?? "GET"} ${new URL(String(input), location.href).pathname}`;
    asked.push(call);
    const answer = answers[call];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  });
});
afterEach(() => vi.restoreAllMocks());

async function deleteNow() {
  await openJournal({ kind: "account", personId: crypto.randomUUID() });
  const screen = await showPage(<Component />);
  await screen.getByRole("button", { name: "Delete now" }).click();
  await screen.getByRole("button", { name: "Delete for good" }).click();
  return screen;
}

test("an answer to Delete now that is lost is not told as a no: it is not known, and the server is asked until it says", async () => {
  const screen = await deleteNow();
  await expect.element(screen.getByText(/No answer came/)).toBeVisible();
  expect(screen.getByRole("alert").element().textContent).not.toMatch(/Nothing was|Error/);
});

test("while the server cannot be asked either, nothing is claimed; once it answers, what it says stands there", async () => {
  answers[now] = () => {
    // From here on the line is dead, and what was asked may have been done.
    answers = {};
    throw new TypeError("Failed to fetch");
  };
  const screen = await deleteNow();
  await expect.element(screen.getByText(/Whether it was done is not known yet/)).toBeVisible();
  answers = { [plan]: stands(null), [session]: () => Response.json(null) };
  dispatchEvent(new Event("online"));
  await expect.element(screen.getByText(/The server, asked since, has not done it/)).toBeVisible();
  answers[plan] = stands("2020-01-01T00:00:00.000Z");
  dispatchEvent(new Event("online"));
  await expect.element(screen.getByText(/The account is being deleted already/)).toBeVisible();
  expect(asked.filter((call) => call === now)).toHaveLength(1);
});

test.each([
  ["unavailable", 503, /The payment provider does not answer, so nothing was deleted/],
  ["conflict", 409, /A payment of yours is under way, so nothing was deleted/],
])("a refusal (%s) says why, and that nothing was deleted", async (code, status, words) => {
  answers[now] = refusal(code, status);
  const screen = await deleteNow();
  await expect.element(screen.getByText(words)).toBeVisible();
  expect(asked.filter((call) => call === plan)).toHaveLength(1);
});

test("without a network the page says that it cannot count, and counts once there is one; cut off then, nothing is sent", async () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await openJournal({ kind: "account", personId: crypto.randomUUID() });
  const screen = await showPage(<Component />);
  await expect.element(screen.getByText(/What would go can only be counted online/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" }).query()).toBeNull();
  network.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  await screen.getByRole("button", { name: "Delete now" }).click();
  network.mockReturnValue(false);
  await screen.getByRole("button", { name: "Delete for good" }).click();
  await expect.element(screen.getByText(/nothing was asked of the server/)).toBeVisible();
  expect(asked).not.toContain(now);
});

test("an account that is kept from the page of its deletion is at home, and from any other page stays there", async () => {
  answers["POST /api/account/deletion/restore"] = () => Response.json({});
  await openJournal({ kind: "account", personId: crypto.randomUUID() });
  const dueAt = new Date(Date.now() + 86_400_000).toISOString();
  for (const [at, after] of [
    ["/profile/delete", "/dashboard"],
    ["/list", "/list"],
  ] as const) {
    const screen = await showPage(<DeletionPending dueAt={dueAt} onSignOut={() => undefined} />, { at });
    await screen.getByRole("button", { name: "Keep my account" }).click();
    await expect.element(screen.getByText("Your account stays. Nothing was deleted.").first()).toBeVisible();
    await expect.element(screen.getByTestId("place")).toHaveTextContent(after);
    await screen.unmount();
  }
});
