/** The mail about the weekly letter: who gets it, when, once, and that nothing of a journal is in it. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type RunningJobs, runJobs } from "#server/jobs/run-jobs.ts";
import { type SignedIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let jobs: RunningJobs;
let anna: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  jobs = await runJobs(server.services, server.database.jobs);
});
beforeEach(async () => {
  server.clock.set("2026-11-19T12:00:00.000Z");
  anna = await signUp(server);
  server.services.mailer.forget(anna.email);
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

/** 18:30 in Paris, on a Sunday. */
const sundayEvening = "2026-11-22T17:30:00.000Z";
const ask = (enabled: boolean, cookie = anna.cookie) =>
  server.request("/api/weekly-letter", { method: "PATCH", cookie, json: { enabled } });
const set = (column: string, value: string | null) =>
  server.database.outside(`update profiles set ${column} = $2 where id = $1`, [anna.personId, value]);
async function mailsAt(instant: string) {
  server.clock.set(instant);
  await jobs.runNow("weekly-letters");
  return server.services.mailer.kept().filter(({ to }) => to === anna.email);
}

test("nobody gets it who did not ask; who asked gets it on Sunday evening, where they live, once", async () => {
  expect(await mailsAt(sundayEvening)).toEqual([]);
  expect(await (await server.request("/api/weekly-letter", { cookie: anna.cookie })).json()).toEqual({
    enabled: false,
  });
  server.clock.set("2026-11-19T12:00:00.000Z");
  expect(await (await ask(true)).json()).toEqual({ enabled: true });
  await set("timezone", "Europe/Paris");
  expect(await mailsAt("2026-11-22T16:30:00.000Z")).toEqual([]);
  expect(await mailsAt(sundayEvening)).toHaveLength(1);
  expect(await mailsAt("2026-11-22T20:30:00.000Z")).toHaveLength(1);
  expect(await mailsAt("2026-11-29T17:30:00.000Z")).toHaveLength(2);
});

test("two servers at once send one", async () => {
  await ask(true);
  server.clock.set(sundayEvening);
  await Promise.all([
    jobs.runNow("weekly-letters"),
    jobs.runNow("weekly-letters"),
    jobs.runNow("weekly-letters"),
  ]);
  expect(server.services.mailer.kept().filter(({ to }) => to === anna.email)).toHaveLength(1);
});

test("it says only that the letter is there, in the language of the person, and where to stop it", async () => {
  await ask(true);
  await set("locale", "fr");
  const [mail] = await mailsAt(sundayEvening);
  expect(mail?.subject).toBe("Votre lettre de la semaine est là");
  expect(mail?.text).toContain(`${server.services.publicUrl}/ai/letter`);
  expect(mail?.text).toContain("Rien n’en figure dans ce message");
});

test.each([
  ["switched off again", () => ask(false)],
  [
    "a deletion was asked for",
    () =>
      server.database.outside(
        "update auth.users set deletion_requested_at = now(), deletion_due_at = now() where id = $1",
        [anna.personId],
      ),
  ],
  [
    "banned",
    () => server.database.outside("update auth.users set banned_at = now() where id = $1", [anna.personId]),
  ],
])("none is sent once it was %s", async (_, change) => {
  await ask(true);
  await change();
  expect(await mailsAt(sundayEvening)).toEqual([]);
});

test("a zone that the database does not know is taken for UTC, and keeps nobody else waiting", async () => {
  await ask(true);
  await set("timezone", "Mars/Olympus");
  expect(await mailsAt("2026-11-22T17:59:00.000Z")).toEqual([]);
  expect(await mailsAt("2026-11-22T18:01:00.000Z")).toHaveLength(1);
});

test("a mail server that is away keeps nobody from theirs", async () => {
  await ask(true);
  const { send } = server.services.mailer;
  let refused = 0;
  server.services.mailer.send = async () => {
    refused += 1;
    throw new Error("away");
  };
  await mailsAt(sundayEvening);
  server.services.mailer.send = send;
  expect(refused).toBeGreaterThan(0);
});

test("no mail leaves while whoever runs the server has switched them off", async () => {
  await ask(true);
  await set("timezone", "Europe/Paris");
  await server.database.outside(
    "insert into site_settings values ('weekly_mails_are_on', 'false', 1, now())",
    [],
  );
  expect(await mailsAt(sundayEvening)).toEqual([]);
  await server.database.outside("delete from site_settings", []);
  expect(await mailsAt(sundayEvening)).toHaveLength(1);
});
