import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { proofRequest } from "#app/lib/proof.ts";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import type { OwnLog, SignedInDevice, SignedInDevices } from "#domain/account/signed-in-devices.ts";
import { Component } from "./devices-page.tsx";

type Answer = () => Response;
let answers: Record<string, Answer>;
let asked: string[];
const list = "GET /api/auth/sessions";
const log = "GET /api/auth/security-log";

beforeEach(() => {
  asked = [];
  answers = { [log]: () => Response.json({ lines: [], next: null } satisfies OwnLog) };
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    const { pathname, search } = new URL(String(input), location.href);
    const call = `${init?.method ?? "GET"} ${pathname}`;
    asked.push(`${call}${search}`);
    const answer = answers[call];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  });
});
afterEach(() => vi.restoreAllMocks());

const refusal = (status: number): Answer => {
  return () => Response.json({ code: "x", message: "", details: null, hint: null }, { status });
};
let made = 0;
const device = (facts: Partial<SignedInDevice> = {}): SignedInDevice => ({
  id: `01989681-0000-7000-8000-${String(++made).padStart(12, "0")}`,
  isCurrent: false,
  browser: "Firefox",
  system: "Windows",
  kind: "computer",
  country: "FR",
  isLocal: false,
  signedInAt: "2025-02-03T10:00:00.000Z",
  lastUsedAt: "2025-02-03T10:00:00.000Z",
  method: "password",
  provider: null,
  isRemembered: true,
  trust: null,
  ...facts,
});
const here = () => device({ isCurrent: true, lastUsedAt: new Date().toISOString() });
const say = (...sessions: SignedInDevice[]) => {
  answers[list] = () => Response.json({ sessions, trusted: [], loginAlerts: true } satisfies SignedInDevices);
};
async function show(locale: "en" | "fr" = "en") {
  await openJournal({ kind: "account", personId: crypto.randomUUID() });
  return showPage(<Component />, { locale });
}

test("one device is this one: its way in and country are said, and there is no other to sign out", async () => {
  say(here());
  const screen = await show();
  await expect.element(screen.getByText("This computer")).toBeVisible();
  await expect.element(screen.getByText("Signed in from France")).toBeVisible();
  await expect.element(screen.getByText(/Since 3 February 2025, with the password/)).toBeVisible();
  await expect.element(screen.getByText("Your journal is open on this device only.")).toBeVisible();
});

test("last use is told by day, never closer than it is known", async () => {
  const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
  say(here(), device({ lastUsedAt: new Date().toISOString() }), device({ lastUsedAt: yesterday }), device());
  const screen = await show();
  await expect.element(screen.getByText(/^Last used today/)).toBeVisible();
  await expect.element(screen.getByText(/^Last used yesterday/)).toBeVisible();
  await expect.element(screen.getByText(/^Last used on 3 February 2025/)).toBeVisible();
});

test("another device is ended at once; what became of it is said, and the focus stays in the list", async () => {
  const [mine, phone] = [here(), device({ kind: "phone", browser: "Safari", system: "iOS" })];
  say(mine, phone);
  answers[`DELETE /api/auth/sessions/${phone.id}`] = () => {
    say(mine);
    return Response.json({ status: true });
  };
  const screen = await show();
  await screen.getByRole("button", { name: "Sign out Phone (Safari, iOS)" }).click();
  await expect
    .element(
      screen
        .getByRole("status")
        .first()
        .getByText(/Phone \(Safari, iOS\) is signed out/),
    )
    .toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Devices", exact: true })).toHaveFocus();
  await expect
    .element(screen.getByRole("button", { name: "Sign out Phone (Safari, iOS)" }))
    .not.toBeInTheDocument();
});

test("one that was ended elsewhere meanwhile is gone, and that is said", async () => {
  const [mine, phone] = [here(), device({ kind: "phone" })];
  say(mine, phone);
  const screen = await show();
  answers[`DELETE /api/auth/sessions/${phone.id}`] = refusal(404);
  const button = screen.getByRole("button", { name: /^Sign out Phone/ });
  await expect.element(button).toBeVisible();
  say(mine);
  await button.click();
  await expect
    .element(
      screen
        .getByRole("status")
        .first()
        .getByText(/was signed out already/),
    )
    .toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});

test("what was not done is said, the device stays in the list and can be ended on a second try", async () => {
  const [mine, phone] = [here(), device({ kind: "phone" })];
  say(mine, phone);
  const screen = await show();
  const button = screen.getByRole("button", { name: /^Sign out Phone/ });
  answers[`DELETE /api/auth/sessions/${phone.id}`] = refusal(503);
  await button.click();
  await expect
    .element(
      screen
        .getByRole("status")
        .first()
        .getByText(/it is not known whether it was done/),
    )
    .toBeVisible();
  await expect.element(button).toHaveFocus();
});

test("an answer that is lost is not told as a no: the list is asked, and shows what became of it", async () => {
  const [mine, phone] = [here(), device({ kind: "phone" })];
  say(mine, phone);
  const screen = await show();
  answers[`DELETE /api/auth/sessions/${phone.id}`] = () => {
    // It was done, and the answer went astray.
    say(mine);
    throw new TypeError("Failed to fetch");
  };
  const button = screen.getByRole("button", { name: /^Sign out Phone/ });
  await button.click();
  await expect.element(screen.getByText(/it is not known whether it was done/)).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});

test("a trusted browser stands with its device, or by itself after a sign-out, and is asked again by its button", async () => {
  const trust = { since: "2025-02-03T10:00:00.000Z", until: "2025-03-05T10:00:00.000Z" };
  const [own, alone] = ["01989681-0000-7000-8000-00000000aaaa", "01989681-0000-7000-8000-00000000bbbb"];
  const mine = { ...here(), trust: { id: own, ...trust } };
  const phone = { id: alone, browser: "Safari", system: "iOS", kind: "phone" as const, ...trust };
  const tell = (trusted: SignedInDevices["trusted"]) => {
    answers[list] = () =>
      Response.json({ sessions: [mine], trusted, loginAlerts: true } satisfies SignedInDevices);
  };
  tell([phone]);
  const screen = await show();
  const line = /^Not asked for the second step since 3 February 2025, until 5 March 2025\.$/;
  await expect.element(screen.getByText(line)).toBeVisible();
  await expect.element(screen.getByText(/the password alone opens your journal there/)).toBeVisible();
  answers[`DELETE /api/auth/trusted-browsers/${alone}`] = () => {
    tell([]);
    return Response.json({ status: true });
  };
  await screen.getByRole("button", { name: "Ask for the second step again: Phone (Safari, iOS)" }).click();
  await expect
    .element(screen.getByText("Phone (Safari, iOS) is asked for the second step again at its next sign-in."))
    .toBeVisible();
  await expect.element(screen.getByText(/the password alone opens/)).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { name: "Devices", exact: true })).toHaveFocus();
});

test("many devices are all listed, and all others end by one button that says how many", async () => {
  const [mine, ...others] = [here(), ...Array.from({ length: 24 }, () => device())];
  say(mine, ...others);
  answers["POST /api/auth/sessions/end-others"] = () => {
    say(mine);
    return Response.json({ ended: 24 });
  };
  const screen = await show();
  await screen.getByRole("button", { name: "Sign out the 24 other devices" }).click();
  await expect
    .element(
      screen
        .getByRole("status")
        .first()
        .getByText(/24 devices are signed out./),
    )
    .toBeVisible();
});

test("this device asks first, and staying gives the focus back", async () => {
  say(here());
  const screen = await show();
  const button = screen.getByRole("button", { name: "Sign out This computer" });
  await button.click();
  await screen.getByRole("button", { name: "Stay signed in" }).click();
  await expect.element(button).toHaveFocus();
  expect(asked.filter((call) => !call.startsWith("GET"))).toEqual([]);
});

test("without a network it says that it needs one, and shows nothing kept; with one it comes by itself", async () => {
  const screen = await show();
  await expect
    .element(screen.getByRole("heading", { name: "This needs an internet connection" }))
    .toBeVisible();
  say(here());
  dispatchEvent(new Event("online"));
  await expect.element(screen.getByText("This computer")).toBeVisible();
});

test.for([
  [500, "Nothing was changed."],
  [429, "Too many requests."],
  [401, "This device was signed out."],
] as const)("an answer of %i is said in words, and can be tried again", async ([status, words]) => {
  answers[list] = refusal(status);
  const screen = await show();
  await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
  say(here());
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("This computer")).toBeVisible();
});

test("the switch of the alerts moves when the server has said yes, and says when it has not", async () => {
  say(here());
  const screen = await show();
  const alerts = screen.getByRole("switch", { name: "Email me about new devices" });
  await alerts.click();
  await expect
    .element(screen.getByRole("alert").getByText(/it is not known whether it was done/))
    .toBeVisible();
  await expect.element(alerts).toBeChecked();
  answers["PATCH /api/auth/login-alerts"] = () => {
    answers[list] = () => Response.json({ sessions: [here()], loginAlerts: false });
    return Response.json({ enabled: false });
  };
  await userEvent.click(alerts);
  await expect.element(alerts).not.toBeChecked();
});

test("the alerts ask for a proof; without one nothing is changed, and that is said", async () => {
  say(here());
  answers["PATCH /api/auth/login-alerts"] = () =>
    Response.json(
      { code: "reauthentication_required", message: "", details: null, hint: null },
      { status: 403 },
    );
  const screen = await show();
  const alerts = screen.getByRole("switch", { name: "Email me about new devices" });
  await alerts.click();
  await expect.poll(() => proofRequest.get()).not.toBeNull();
  proofRequest.get()?.settle(false);
  await expect
    .element(screen.getByRole("alert").getByText(/you did not confirm that it is you/))
    .toBeVisible();
  await expect.element(alerts).toBeChecked();
});

test("the log is in sentences with their day and hour; older lines are added below, each once", async () => {
  say(here());
  const facts = {
    kind: "computer",
    browser: "Firefox",
    system: "Windows",
    isCurrent: false,
    times: 1,
  } as const;
  const line = (id: string, event: OwnLog["lines"][number]["event"], times = 1) => {
    return { ...facts, id, event, times, at: "2025-02-03T20:12:00.000Z" };
  };
  let page: OwnLog = { lines: [line("w1", "login"), line("s2", "wrong_credentials", 3)], next: "then w1" };
  answers[log] = () => Response.json(page);
  const screen = await show("fr");
  await expect.element(screen.getByText("Connexion\u00a0: Firefox, Windows.")).toBeVisible();
  await expect.element(screen.getByText("Un mauvais mot de passe ou code a été tapé 3 fois.")).toBeVisible();
  await expect.element(screen.getByText("3 février 2025, 21\u00a0h\u00a012").first()).toBeVisible();
  page = { lines: [line("s2", "wrong_credentials", 3), line("s0", "address_confirmed")], next: null };
  await screen.getByRole("button", { name: "Lignes plus anciennes" }).click();
  await expect.element(screen.getByText("C’est là que tout commence.")).toBeVisible();
  expect(asked).toContain(`${log}?before=then+w1`);
  expect(screen.getByRole("list").last().getByRole("listitem").elements()).toHaveLength(3);
});
