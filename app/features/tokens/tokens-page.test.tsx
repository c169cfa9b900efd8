import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { proofRequest } from "#app/lib/proof.ts";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { keySetLife, signedTokenType } from "#domain/account/access-token.ts";
import type { MadeToken, PersonalToken } from "#domain/account/access-token-fields.ts";
import { Component } from "./tokens-page.tsx";

type Answer = (body: unknown) => Response | Promise<Response>;
let answers: Record<string, Answer>;
let asked: string[];
const list = "GET /api/auth/tokens";
const making = "POST /api/auth/tokens";
const short = "POST /api/auth/token";
const keys = "GET /.well-known/jwks.json";

beforeEach(() => {
  asked = [];
  answers = {};
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    const call = `${init?.method ?? "GET"} ${new URL(String(input), location.href).pathname}`;
    asked.push(call);
    const answer = answers[call];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer(init?.body ? JSON.parse(String(init.body)) : null);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const refusal =
  (status: number, code = "x"): Answer =>
  () =>
    Response.json({ code, message: "", details: null, hint: null }, { status });
let made = 0;
const token = (facts: Partial<PersonalToken> = {}): PersonalToken => ({
  id: `01989681-0000-7000-8000-${String(++made).padStart(12, "0")}`,
  name: "Backup",
  scope: "read",
  createdAt: "2025-02-03T10:00:00.000Z",
  expiresAt: null,
  lastUsedOn: null,
  revokedAt: null,
  ...facts,
});
const say = (...tokens: PersonalToken[]) => {
  answers[list] = () => Response.json({ tokens });
};
async function show(locale: "en" | "fr" = "en") {
  await openJournal({ kind: "account", personId: crypto.randomUUID() });
  return showPage(<Component />, { locale });
}
const secret = `tendre_pat_${"s".repeat(43)}`;
const give = (token_: PersonalToken): Answer => {
  return () => {
    say(token_);
    return Response.json({ ...token_, token: secret } satisfies MadeToken);
  };
};

test("without a token the page says when to make one, and how one is used", async () => {
  say();
  const screen = await show();
  await expect
    .element(screen.getByText("No token yet. Make one when a program of yours needs it."))
    .toBeVisible();
  await expect.element(screen.getByText(/curl -H "Authorization: Bearer \$TOKEN"/)).toBeVisible();
  await expect.element(screen.getByText(/600 calls in ten minutes/)).toBeVisible();
});

test("a token says what it may do, when it was made and used, and when it ends or ended", async () => {
  const later = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString();
  say(
    token({ name: "Charts", scope: "write", expiresAt: later, lastUsedOn: "2025-03-01" }),
    token({ name: "Backup" }),
    token({ name: "Old", expiresAt: "2025-02-10T10:00:00.000Z" }),
    token({ name: "Lost", revokedAt: "2025-02-11T10:00:00.000Z" }),
  );
  const screen = await show();
  await expect.element(screen.getByText(/^Reads and writes · ends on/)).toBeVisible();
  await expect.element(screen.getByText("Made on 3 February 2025, last used on 1 March 2025")).toBeVisible();
  await expect.element(screen.getByText("Reads · until you revoke it")).toBeVisible();
  const ended = screen.getByRole("region", { name: "No longer work" });
  await expect.element(ended.getByText("Reads · ended on 10 February 2025")).toBeVisible();
  await expect.element(ended.getByText("Reads · revoked on 11 February 2025")).toBeVisible();
  expect(ended.getByRole("button").elements()).toEqual([]);
});

test("a new token is named, shown once and, unless it was copied, not closed without a question", async () => {
  say();
  let sent: unknown;
  answers[making] = (body) => {
    sent = body;
    return give(token({ name: "Charts" }))(body) as Response;
  };
  const screen = await show();
  await screen.getByRole("button", { name: "New token…" }).click();
  await screen.getByRole("button", { name: "Make the token" }).click();
  await expect.element(screen.getByText("Give it a name.")).toBeVisible();
  await expect.element(screen.getByLabelText("Name")).toHaveFocus();
  await screen.getByLabelText("Name").fill(" Charts ");
  await screen.getByRole("radio", { name: /^Read and write/ }).click();
  await screen.getByLabelText("Until when?").selectOptions("Until I revoke it");
  await expect.element(screen.getByText(/works for whoever finds it/)).toBeVisible();
  await screen.getByRole("button", { name: "Make the token" }).click();
  await expect.element(screen.getByText(secret)).toBeVisible();
  expect(sent).toEqual({ name: "Charts", scope: "write", life: null });
  await screen.getByRole("button", { name: "I have kept it" }).last().click();
  await expect.element(screen.getByText(secret)).not.toBeInTheDocument();
  await expect.element(screen.getByText("Charts")).toBeVisible();
});

test("Escape from a token that was not copied asks first, and leads back to it", async () => {
  say();
  answers[making] = give(token());
  const screen = await show();
  await screen.getByRole("button", { name: "New token…" }).click();
  await screen.getByLabelText("Name").fill("Backup");
  await screen.getByRole("button", { name: "Make the token" }).click();
  await expect.element(screen.getByText(secret)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await screen.getByRole("button", { name: "Back to the token" }).last().click();
  await expect.element(screen.getByText(secret)).toBeVisible();
});

test("a refused token is told beside its button, and what was typed is kept", async () => {
  say();
  const screen = await show();
  await screen.getByRole("button", { name: "New token…" }).click();
  await screen.getByLabelText("Name").fill("Charts");
  const save = screen.getByRole("button", { name: "Make the token" });
  for (const [answer, words] of [
    [refusal(409, "token_limit"), "as many tokens as are allowed"],
    [refusal(429), "too many requests"],
    [refusal(500), "it is not known whether it was done"],
  ] as const) {
    answers[making] = answer;
    await save.click();
    await expect.element(screen.getByRole("alert").getByText(words, { exact: false })).toBeVisible();
    await expect.element(screen.getByLabelText("Name")).toHaveValue("Charts");
  }
  answers[making] = refusal(403, "reauthentication_required");
  await save.click();
  await expect.poll(() => proofRequest.get()).not.toBeNull();
  proofRequest.get()?.settle(false);
  await expect.element(screen.getByText(/you did not confirm that it is you/)).toBeVisible();
});

test("revoking asks, says what it came to and leaves the focus in the list", async () => {
  const [charts, backup] = [token({ name: "Charts" }), token({ name: "Backup" })];
  say(charts, backup);
  answers[`DELETE /api/auth/tokens/${charts.id}`] = refusal(503);
  const screen = await show();
  await screen.getByRole("button", { name: "Revoke “Charts”…" }).click();
  await screen.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect
    .element(screen.getByRole("alert").getByText(/it is not known whether it was done/))
    .toBeVisible();
  answers[`DELETE /api/auth/tokens/${charts.id}`] = () => {
    say(backup, { ...charts, revokedAt: new Date().toISOString() });
    return Response.json({ revoked: 1 });
  };
  await screen.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect.element(screen.getByText("“Charts” is revoked: it opens nothing any more.")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Your tokens" })).toHaveFocus();
  await expect.element(screen.getByRole("button", { name: "Revoke “Charts”…" })).not.toBeInTheDocument();
});

test("twenty tokens leave no room for one more, and go together", async () => {
  const many = Array.from({ length: 20 }, (_, at) => token({ name: `Script ${at}` }));
  say(...many);
  answers["POST /api/auth/tokens/revoke-all"] = () => {
    say(...many.map((each) => ({ ...each, revokedAt: new Date().toISOString() })));
    return Response.json({ revoked: 20 });
  };
  const screen = await show();
  await expect.element(screen.getByText(/That is 20 tokens/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "New token…" })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Revoke all 20…" }).click();
  await screen.getByRole("button", { name: "Revoke all", exact: true }).click();
  await expect.element(screen.getByText("20 tokens are revoked.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "New token…" })).toBeVisible();
});

test("a token of ten minutes is shown once the server’s keys have checked it, and the keys are asked for every ten minutes", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
  const pair = await generateKeyPair("ES256", { extractable: true });
  const foreign = await generateKeyPair("ES256");
  const kid = "k".repeat(43);
  const jwk = { ...(await exportJWK(pair.publicKey)), kid, alg: "ES256", use: "sig" };
  const sign = (key: CryptoKey, typ = signedTokenType) =>
    new SignJWT({ scope: "read" })
      .setProtectedHeader({ alg: "ES256", kid, typ })
      .setIssuedAt()
      .setExpirationTime("10m")
      .sign(key);
  const answer = (jwt: string): Answer => {
    return () => Response.json({ access_token: jwt, token_type: "Bearer", expires_in: 600, scope: "read" });
  };
  say();
  answers[keys] = () => Response.json({ keys: [jwk] });
  const screen = await show();
  const make = screen.getByRole("button", { name: "Make one for ten minutes" });
  const good = await sign(pair.privateKey);
  for (const bad of [await sign(foreign.privateKey), await sign(pair.privateKey, "JWT"), "a.b.c"]) {
    answers[short] = answer(bad);
    await make.click();
    await expect.element(screen.getByText(/so the token is not shown/)).toBeVisible();
    expect(screen.getByText(bad).elements()).toEqual([]);
    answers[short] = answer(good);
    await make.click();
    await expect.element(screen.getByText(good)).toBeVisible();
    await expect.element(screen.getByText(/^Signed by this server/)).toBeVisible();
  }
  const fetched = () => asked.filter((call) => call === keys).length;
  expect(fetched()).toBe(1);
  vi.setSystemTime(Date.now() + keySetLife + 1);
  answers[short] = answer(await sign(pair.privateKey));
  await make.click();
  await expect.poll(fetched).toBe(2);
});

test("without a network the page says that it needs one, and comes when there is one", async () => {
  const screen = await show();
  await expect
    .element(screen.getByRole("heading", { name: "This needs an internet connection" }))
    .toBeVisible();
  say(token());
  dispatchEvent(new Event("online"));
  await expect.element(screen.getByText("Backup")).toBeVisible();
});

test.for([
  [500, "Rien n’a changé."],
  [429, "Trop de demandes."],
  [401, "Cet appareil a été déconnecté."],
] as const)("an answer of %i is said in words, and can be tried again", async ([status, words]) => {
  answers[list] = refusal(status);
  const screen = await show("fr");
  await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
  say(token());
  await screen.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(screen.getByText("Lit · jusqu’à sa révocation")).toBeVisible();
});

test("a journal of this device alone has no tokens", async () => {
  await openJournal({ kind: "device" });
  const screen = await showPage(<Component />, { locale: "en" });
  await expect
    .element(screen.getByText(/There is no server that a program of yours could ask/))
    .toBeVisible();
  expect(asked).toEqual([]);
});
