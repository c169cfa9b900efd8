import { Hono } from "hono";
import { expect, test } from "vitest";
import { createKnownDevices } from "./known-device.ts";

const day = 24 * 60 * 60 * 1_000;
const anna = "anna@example.org";

/** A browser with its cookies, and a server whose clock can be put forward. */
function open(secret = "s".repeat(32)) {
  let now = Date.parse("2026-11-20T10:00:00.000Z");
  const known = createKnownDevices("https://tendre.test", secret, { now: () => new Date(now) });
  const app = new Hono().get("/:email", (c) => {
    known.remember(c, c.req.param("email"));
    return c.text("");
  });
  const jar = new Map<string, string>();
  const headers = () => new Headers({ cookie: [...jar].map((pair) => pair.join("=")).join("; ") });
  async function remember(email: string) {
    for (const cookie of (await app.request(`/${email}`, { headers: headers() })).headers.getSetCookie()) {
      const [name = "", value = ""] = cookie.split(";")[0]?.split("=") ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
  }
  const wait = (time: number) => {
    now += time;
  };
  return { known, jar, headers, remember, wait };
}

test("a browser is known to the account that was signed in there, and keeps its id", async () => {
  const { known, headers, remember, wait } = open();
  expect(known.anyAccount(headers())).toBeNull();
  await remember(anna);
  const id = known.of(headers(), anna);
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(known.of(headers(), "ANNA@example.org")).toBe(id);
  expect(known.of(headers(), "ben@example.org")).toBeNull();
  wait(300 * day);
  await remember(anna);
  wait(300 * day);
  expect(known.of(headers(), anna)).toBe(id);
});

test("after 400 days, and with one sign changed, it is a stranger's", async () => {
  const { known, jar, headers, remember, wait } = open();
  await remember(anna);
  const [[name = "", value = ""] = []] = jar;
  for (let at = 0; at < value.length; at += 1) {
    const sign = value[at] === "A" ? "B" : "A";
    jar.set(name, value.slice(0, at) + sign + value.slice(at + 1));
    expect(known.of(headers(), anna)).toBeNull();
  }
  jar.set(name, value);
  wait(400 * day - 2_000);
  expect(known.of(headers(), anna)).not.toBeNull();
  wait(2_000);
  expect([known.of(headers(), anna), known.anyAccount(headers())]).toEqual([null, null]);
});

test("another server's cookie is none, and of six accounts the oldest is forgotten", async () => {
  const [here, there] = [open(), open("t".repeat(32))];
  await here.remember(anna);
  expect(there.known.of(here.headers(), anna)).toBeNull();
  for (let at = 0; at < 5; at += 1) {
    here.wait(day);
    await here.remember(`b${at}@example.org`);
  }
  expect(here.jar.size).toBe(5);
  expect(here.known.of(here.headers(), anna)).toBeNull();
});
