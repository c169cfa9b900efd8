import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logLoginOnce } from "./session-log.ts";

const calls: { readonly event: string; readonly userId: string }[] = [];
const page = { cookie: "" };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "http:" });
  vi.stubGlobal("screen", { width: 360, height: 780 });
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    calls.push(JSON.parse(body));
    return Response.json({ status: true });
  });
  calls.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

test("a login is noted once for each session, whichever way it was opened, and what is kept of it opens nothing", async () => {
  page.cookie = "other=1; tendre.present=first-presence-value";
  await logLoginOnce("anna");
  await logLoginOnce("anna");
  page.cookie = "tendre.present=second-presence-value";
  await logLoginOnce("anna");
  expect(calls.map(({ event, userId }) => [event, userId])).toEqual([
    ["login", "anna"],
    ["login", "anna"],
  ]);
  expect(localStorage.getItem("tendre.loggedIn")).not.toContain("second-presence-value");
});
