import { afterAll, beforeAll, expect, test } from "vitest";
import { makeManyPeople } from "#server/testing/many-people.ts";
import type { SignedIn } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let anna: SignedIn;
let bruno: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  const [first, second] = await makeManyPeople(server, 2);
  if (!first || !second) throw new Error("Nobody was made.");
  [anna, bruno] = [first, second];
});
afterAll(() => server.close());

type Lock = { readonly key: string; readonly ticket: string };
const issue = async (personId: string): Promise<Lock> => {
  const response = await server.request("/api/device-locks", { method: "POST", json: { for: personId } });
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  return response.json();
};
const open = async (ticket: string, cookie?: string) => {
  const json = { ticket };
  const response = await server.request("/api/device-locks/open", {
    method: "POST",
    json,
    ...(cookie ? { cookie } : {}),
  });
  return [response.status, (await response.json()).key];
};

test("a ticket gives its key back to the person it was made for, again and again", async () => {
  const { key, ticket } = await issue(anna.personId);
  expect(Buffer.from(key, "base64url")).toHaveLength(32);
  expect(await open(ticket, anna.cookie)).toEqual([200, key]);
  expect(await open(ticket, anna.cookie)).toEqual([200, key]);
});

test("nobody else opens it: not another person, not a browser without its presence cookie, not an altered ticket", async () => {
  const { key, ticket } = await issue(anna.personId);
  expect(await open(ticket, bruno.cookie)).toEqual([400, undefined]);
  expect(await open(ticket)).toEqual([401, undefined]);
  expect(await open(ticket, anna.cookie.split("; ")[0])).toEqual([401, undefined]);
  const bytes = Buffer.from(ticket, "base64url");
  for (const at of [0, 36, 40, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(await open(changed.toString("base64url"), anna.cookie)).toEqual([400, undefined]);
  }
  expect(await open("", anna.cookie)).toEqual([400, undefined]);
  expect(Buffer.from(ticket, "base64url").includes(Buffer.from(key, "base64url"))).toBe(false);
});

test("every lock has a key of its own", async () => {
  const locks = await Promise.all([issue(anna.personId), issue(anna.personId), issue(bruno.personId)]);
  expect(new Set(locks.map(({ key }) => key)).size).toBe(3);
});
