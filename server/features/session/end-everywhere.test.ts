/** What ends a person's other sessions, each on every instance, with the streams that their pages hold open. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { addFactor, enroll } from "#server/testing/factors.ts";
import { newestToken, type SignedIn, signIn, signUp } from "#server/testing/people.ts";
import type { TestServer } from "#server/testing/test-server.ts";
import { startTwoInstances, type TwoInstances } from "#server/testing/two-instances.ts";

let two: TwoInstances;
let server: TestServer;
const readers: ReadableStreamDefaultReader<string>[] = [];
beforeAll(async () => {
  two = await startTwoInstances();
  server = two.first;
});
afterEach(() => Promise.all(readers.splice(0).map((reader) => reader.cancel())));
afterAll(() => two.close());

const post = (path: string, json: object, { cookie }: SignedIn) =>
  server.request(path, { method: "POST", json, cookie });

/** What the open page of a session hears on one instance, all of it once the stream has ended. */
async function listen({ cookie }: SignedIn, { request }: TwoInstances["both"][number]) {
  const response = await request("/api/live", { cookie });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error("There is no stream.");
  readers.push(reader);
  let heard = "";
  let isOver = false;
  const read = async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) heard += part.value;
    isOver = true;
  };
  void read();
  await expect.poll(() => heard).toContain("open");
  return { heard: () => heard, isOver: () => isOver };
}

type Act = { readonly keepsOwn: boolean; readonly act: (own: SignedIn) => Promise<unknown> };
const acts: Readonly<Record<string, Act>> = {
  "a new password by mail": {
    keepsOwn: false,
    async act(own) {
      await post("/api/auth/request-password-reset", { email: own.email }, own);
      const token = newestToken(server, own.email);
      return post("/api/auth/reset-password", { token, newPassword: "four rivers, two lakes" }, own);
    },
  },
  "a new password while signed in": {
    keepsOwn: true,
    act: (own) => post("/api/auth/password", { newPassword: "four rivers, two lakes" }, own),
  },
  "a second factor": { keepsOwn: true, act: (own) => addFactor(server, own.cookie) },
  "a deletion that is asked for": { keepsOwn: true, act: (own) => post("/api/account/deletion", {}, own) },
  "a deletion at once": { keepsOwn: false, act: (own) => post("/api/account/deletion/now", {}, own) },
  "a ban": {
    keepsOwn: false,
    act: ({ email }) => server.database.outside("select ban_person($1, true, now())", [email]),
  },
  "ending all others": { keepsOwn: true, act: (own) => post("/api/auth/sessions/end-others", {}, own) },
};

test.for(Object.entries(acts))(
  "%s ends every other session on every instance, live streams included",
  async ([, { act, keepsOwn }]) => {
    const own = await signUp(server);
    const others = [await signIn(server, own), await signIn(server, own)];
    const stranger = await signUp(server);
    const streams = await Promise.all(
      others.flatMap((other) => two.both.map((instance) => listen(other, instance))),
    );
    const untouched = await listen(stranger, two.both[1]);
    await act(own);
    for (const stream of streams) {
      await expect.poll(stream.isOver, { timeout: 1_000 }).toBe(true);
      expect(stream.heard()).toContain('{"type":"signed-out"}');
    }
    const statusOf = async ({ cookie }: SignedIn) =>
      Promise.all(two.both.map(async ({ request }) => (await request("/api/profile", { cookie })).status));
    for (const other of others) expect(await statusOf(other)).toEqual([401, 401]);
    expect(await statusOf(own)).toEqual(keepsOwn ? [200, 200] : [401, 401]);
    expect(await statusOf(stranger)).toEqual([200, 200]);
    expect(untouched.isOver()).toBe(false);
  },
);

test("taking a second factor away ends the sessions that came by it; beginning to set one up ends none", async () => {
  const own = await signUp(server);
  const factor = await addFactor(server, own.cookie);
  const signedIn = await post(
    "/api/auth/sign-in/email",
    { email: own.email, password: own.password },
    { ...own, cookie: "" },
  );
  const bearer = `Bearer ${(await signedIn.json()).token}`;
  const code = factor.backupCodes?.[0];
  const admitted = await server.request("/api/auth/backup-codes/verify", {
    method: "POST",
    json: { code },
    headers: { authorization: bearer },
  });
  const authorization = `Bearer ${(await admitted.json()).token}`;
  const statuses = () =>
    Promise.all(
      two.both.map(
        async ({ request }) => (await request("/api/profile", { headers: { authorization } })).status,
      ),
    );
  await enroll(server, own.cookie, "Another");
  expect(await statuses()).toEqual([200, 200]);
  const removed = await server.request(`/api/auth/factors/${factor.id}`, {
    method: "DELETE",
    cookie: own.cookie,
  });
  expect(removed.status).toBe(200);
  expect(await statuses()).toEqual([401, 401]);
});
