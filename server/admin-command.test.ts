import { execFile } from "node:child_process";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { ownerConnection } from "./db/owner-connection.ts";
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

test("the audit log has every act, and the command says whether it holds together", async () => {
  const owner = new pg.Client(ownerConnection({ TENDRE_DATA: server.folder, DATABASE_URL: undefined }));
  await owner.connect();
  onTestFinished(() => owner.end());
  const verify = async (head = "") => (await admin("verify-audit", ...(head ? [head] : []))).split("\n");
  const [said = "", head = ""] = await verify();
  expect(said).toBe("4 rows, each over the one before.");
  const noted = head.replace("Head ", "");
  expect(await verify(noted)).toEqual(await verify());
  expect(await verify(`4:${"0".repeat(64)}`)).toEqual([
    "Row 4 is not the one that was noted: the log was written anew since.",
  ]);
  expect(await verify("four")).toEqual(["A head looks like 12:<64 hexadecimal digits>."]);
  // As whoever owns the tables, with the trigger and the walls taken away.
  await owner.query(
    "alter table audit_log disable trigger user; alter table audit_log no force row level security",
  );
  await owner.query("update audit_log set reason = 'nothing happened' where seq = 2");
  expect(await verify()).toEqual(["Row 2 was changed."]);
  await owner.query("update audit_log set reason = null where seq = 2");
  expect(await verify(noted)).toHaveLength(3);
  await owner.query("delete from audit_log where seq = 4");
  expect(await verify()).toEqual(["Row 4 is missing."]);
});

test("an act nobody knows is answered with the acts there are", async () => {
  expect(await admin("crown", account.email)).toMatch(/^Usage: /);
});
