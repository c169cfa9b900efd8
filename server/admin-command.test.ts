import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startTendre } from "./testing/running-server.ts";

const account = { email: "keeper@example.org", password: "three rivers, one lake" };

let server: RunningServer;
beforeAll(async () => {
  server = await startTendre({ env: { AUTH_REQUIRE_EMAIL_CONFIRMATION: "true" } });
});
afterAll(() => server.stop());

const post = (path: string, json: object) =>
  fetch(`${server.url}${path}`, {
    method: "POST",
    body: JSON.stringify(json),
    headers: { "content-type": "application/json" },
  });
const admin = (...words: string[]) =>
  promisify(execFile)(process.execPath, ["scripts/admin.ts", ...words], {
    env: { ...process.env, TENDRE_DATA: server.folder },
  }).then(
    ({ stdout }) => stdout.trim(),
    (error: { stderr: string }) => error.stderr.trim(),
  );
async function mailedLink(): Promise<string> {
  const [mail] = await (await fetch(`${server.url}/dev/mail.json`)).json();
  return /^http\S+$/m.exec(mail?.text ?? "")?.[0] ?? "";
}
const roleOf = async (token: string) => {
  const response = await fetch(`${server.url}/api/session`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await response.json()).person.role;
};

test("the right to the back-office is given and taken on the server's own machine, and works at once", async () => {
  expect(await admin("grant-superadmin", account.email)).toMatch(
    /^Nobody has signed in with keeper@example.org/,
  );
  await post("/api/auth/sign-up/email", { ...account, acceptTerms: true, isAdult: true });
  await expect.poll(mailedLink, { timeout: 10_000 }).not.toBe("");
  const confirmation = {
    token: new URL(await mailedLink()).searchParams.get("token"),
    password: account.password,
  };
  expect((await post("/api/auth/verify-email", confirmation)).status).toBe(200);
  const { token } = await (await post("/api/auth/sign-in/email", account)).json();
  expect(await roleOf(token)).toBe("user");
  expect(await admin("grant-superadmin", "Keeper@Example.org")).toBe(
    "Keeper@Example.org may enter the back-office.",
  );
  expect(await roleOf(token)).toBe("superadmin");
  expect(await admin("list")).toMatch(/^[0-9a-f-]{36} {2}keeper@example.org$/);
  expect(await admin("revoke", account.email)).toBe(
    "keeper@example.org may no longer enter the back-office.",
  );
  expect(await roleOf(token)).toBe("user");
  expect(await admin("list")).toBe("No superadmin.");
});

test("a ban ends every session at once and lets nobody in; taken back, the journal is as it was", async () => {
  const { token } = await (await post("/api/auth/sign-in/email", account)).json();
  const session = async () =>
    (await fetch(`${server.url}/api/session`, { headers: { authorization: `Bearer ${token}` } })).json();
  expect((await session()).person.email).toBe(account.email);
  expect(await admin("ban", "Keeper@example.org")).toBe(
    "Keeper@example.org is signed out everywhere and cannot come in. Nothing was deleted.",
  );
  expect(await session()).toBeNull();
  expect((await post("/api/auth/sign-in/email", account)).status).toBe(403);
  expect(await admin("list")).toMatch(/^No superadmin\.\nBanned:\n[0-9a-f-]{36} {2}keeper@example.org$/);
  expect(await admin("unban", account.email)).toBe("keeper@example.org may come in again.");
  expect((await post("/api/auth/sign-in/email", account)).status).toBe(200);
  expect(await admin("ban", "nobody@example.org")).toBe("Nobody has an account with nobody@example.org.");
});

test("every act left a line, newest first; one that touched nobody left none", async () => {
  const lines = (await admin("log")).split("\n").map((line) => line.split(/ {2,}/).slice(1));
  expect(lines).toEqual(["unban", "ban", "revoke", "grant"].map((act) => [act, account.email]));
});

test("an act nobody knows is answered with the acts there are", async () => {
  expect(await admin("crown", account.email)).toMatch(/^Usage: /);
});
