import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./hash-password.ts";

test("a password is known again, in whatever form its accents were typed", async () => {
  const hash = await hashPassword("ca\u0301lin de\u0301cembre");
  expect(await verifyPassword({ hash, password: "c\u00e1lin d\u00e9cembre" })).toBe(true);
  expect(await verifyPassword({ hash, password: "calin decembre" })).toBe(false);
});

test("one password hashed twice gives two hashes", async () => {
  const hashes = await Promise.all([hashPassword("three rivers"), hashPassword("three rivers")]);
  expect(hashes[0]).not.toBe(hashes[1]);
});

test("a rush waits its turn, and what is too much is told to come back", async () => {
  const rush = await Promise.allSettled(Array.from({ length: 230 }, () => hashPassword("three rivers")));
  const turnedAway = rush.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  expect(turnedAway).toHaveLength(28);
  expect(turnedAway[0]).toMatchObject({ code: "unavailable", headers: { "retry-after": "2" } });
  await expect(hashPassword("three rivers")).resolves.toMatch(/^\$argon2id/);
});

test("hashing leaves the event loop free", async () => {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 1);
  await Promise.all(Array.from({ length: 8 }, () => hashPassword("three rivers")));
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(10);
});
