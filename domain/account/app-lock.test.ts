import fc from "fast-check";
import { expect, test } from "vitest";
import {
  countTry,
  forgiveTries,
  hasBeenAway,
  type Lock,
  lockDelays,
  newLock,
  pinProblem,
  readLock,
  restoreLock,
  sameTerms,
  waitAfter,
  writeLock,
} from "./app-lock.ts";

const terms = { pin: { salt: "c2FsdA==", rounds: 3, hash: "aGFzaA==" }, passkey: null, delay: 60 } as const;
const name = "tendre.lock.device";

test.each([
  ["2580", null],
  ["112358", null],
  ["123456789012", null],
  ["", "short"],
  ["258", "short"],
  ["1234567890123", "long"],
  ["12a4", "digits"],
  ["١٢٣٤", "digits"],
  ["12 34", "digits"],
  ["0000", "simple"],
  ["1234", "simple"],
  ["987654", "simple"],
] as const)("as a PIN %j is %s", (pin, problem) => {
  expect(pinProblem(pin)).toBe(problem);
});

test("four wrong PINs cost nothing, each one after them a longer wait, up to a quarter of an hour", () => {
  const seconds = [0, 1, 4, 5, 6, 7, 8, 9, 500].map((failures) => waitAfter(failures) / 1_000);
  expect(seconds).toEqual([0, 0, 0, 30, 60, 300, 900, 900, 900]);
});

test("a try is counted with its wait, and a right PIN takes both back", () => {
  const tried = [1, 2, 3, 4, 5].reduce<Lock>(countTry, newLock(terms));
  expect(tried).toMatchObject({ failures: 5, wait: 30_000 });
  expect(forgiveTries(tried)).toMatchObject({ failures: 0, wait: 0 });
});

test("what was written is read again, also after its terms were kept in another order", () => {
  const passkey = { publicKey: "a2V5", algorithm: -7, id: "aWQ" } as const;
  const lock = { ...newLock({ ...terms, passkey }), isLocked: true, failures: 3, wait: 12 };
  expect(readLock(writeLock(lock, name), name)).toEqual(lock);
  expect(
    sameTerms(
      { ...terms, passkey },
      { delay: 60, passkey: { id: "aWQ", publicKey: "a2V5", algorithm: -7 }, pin: terms.pin },
    ),
  ).toBe(true);
  expect(sameTerms({ ...terms, passkey }, terms)).toBe(false);
});

test("nothing that was edited by hand is read as a lock", () => {
  const text = writeLock({ ...newLock(terms), isLocked: true, failures: 4, wait: 900_000 }, name);
  const edits = [
    text.replace('"isLocked":true', '"isLocked":false'),
    text.replace('"failures":4', '"failures":0'),
    text.replace('"wait":900000', '"wait":0'),
    text.replace('"delay":60', '"delay":300'),
    text.replace("aGFzaA==", "b3RoZXI="),
    text.replace('"delay":60', '"delay":100000'),
    text.replace('"failures":4', '"failures":-100'),
    text.replace("{", '{"more":1,'),
    "{}",
    "null",
    "",
    "true",
    '{"terms":',
  ];
  for (const edit of edits) expect(readLock(edit, name), edit).toBe("unreadable");
  expect(readLock(text, "tendre.lock.another"), "the entry of another journal").toBe("unreadable");
  expect(readLock(null, name)).toBeNull();
});

test("whatever stands there, it is read as a lock only when it was written as one", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readLock(text, name)).toBe("unreadable");
    }),
  );
});

test("made anew from the journal's copy it is closed, with a wait before the next try", () => {
  expect(restoreLock(terms)).toMatchObject({ isLocked: true, failures: 5, wait: 30_000 });
  expect(restoreLock(terms, 9)).toMatchObject({ failures: 9, wait: 900_000 });
});

test("being away is longer than the delay by either clock; a clock that went back counts, and so does an unknown use", () => {
  const at = 1_000_000;
  for (const delay of lockDelays) {
    const limit = delay * 1_000 + 500;
    const away = (now: number, elapsed = 0) => hasBeenAway({ lastUse: at, now, elapsed }, delay);
    expect(away(at + limit)).toBe(false);
    expect(away(at + limit + 1)).toBe(true);
    expect(away(at, limit + 1), "the device's clock was stopped").toBe(true);
    expect(away(at - 60_000), "the device's clock was set back").toBe(true);
    expect(hasBeenAway({ lastUse: null, now: at, elapsed: 0 }, delay)).toBe(true);
  }
});
