import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type LockTerms, newLock, writeLock } from "#domain/account/app-lock.ts";
import { everyGuard, guardOf } from "./lock-guard.ts";
import { dropLocksOfOthers } from "./lock-names.ts";
import { lockNow } from "./lock-registry.ts";
import { hashPin } from "./pin-hash.ts";
import { tryPin } from "./try-pin.ts";

/** Local and session storage of a browser. */
function storageOf(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

const terms: LockTerms = { pin: { salt: "AAAA", rounds: 1, hash: "none" }, passkey: null, delay: 60 };
let count = 0;
/** A journal that no guard knows yet: what follows is what a page that opens sees. */
const newJournal = () => {
  count += 1;
  return `journal-${count}`;
};
const nameOf = (journal: string) => `tendre.lock.${journal}`;

beforeEach(() => {
  vi.stubGlobal("localStorage", storageOf());
  vi.stubGlobal("sessionStorage", storageOf());
});
afterEach(() => {
  for (const guard of everyGuard()) guard.dispose();
  vi.useRealTimers();
});

function keepEntry(journal: string, { lastUse = Date.now(), isLocked = false, delay = 60 as const } = {}) {
  const name = nameOf(journal);
  localStorage.setItem(name, writeLock({ ...newLock({ ...terms, delay }), isLocked }, name));
  localStorage.setItem(`${name}.use`, String(lastUse));
}

test("a page that opens goes on where this tab was open, and is locked everywhere else", async () => {
  const own = newJournal();
  keepEntry(own);
  sessionStorage.setItem("tendre.lockOpen", own);
  expect(guardOf(own).state.get().at).toBe("open");

  const elsewhere = newJournal();
  keepEntry(elsewhere);
  expect(guardOf(elsewhere).state.get().at).toBe("asking");
  await expect.poll(() => guardOf(elsewhere).state.get().at).toBe("locked");
});

test.each([
  ["the delay is over", -61_000],
  ["the clock was set back", 60_000],
])("a tab that was open is locked when %s", (_, use) => {
  const journal = newJournal();
  keepEntry(journal, { lastUse: Date.now() + use });
  sessionStorage.setItem("tendre.lockOpen", journal);
  expect(guardOf(journal).state.get().at).toBe("locked");
});

test("without a note of its last use it is locked", () => {
  const journal = newJournal();
  keepEntry(journal);
  localStorage.removeItem(`${nameOf(journal)}.use`);
  sessionStorage.setItem("tendre.lockOpen", journal);
  expect(guardOf(journal).state.get().at).toBe("locked");
});

test("an entry that nobody can read opens nothing until the journal's copy is there, and then asks for its PIN", () => {
  const journal = newJournal();
  localStorage.setItem(nameOf(journal), '{"isLocked":false}');
  const guard = guardOf(journal);
  expect(guard.state.get().at).toBe("damaged");
  guard.open();
  expect(guard.state.get().at, "there is nothing to open it by").toBe("damaged");
  expect(guard.compare(null)).toBeNull();
  expect(guard.state.get().at).toBe("damaged");
  expect(guard.compare(terms)).toEqual(terms);
  expect(guard.state.get()).toMatchObject({ at: "locked", lock: { terms, failures: 5, wait: 30_000 } });
});

test("an entry whose PIN was replaced gives way to the journal's copy", () => {
  const journal = newJournal();
  const name = nameOf(journal);
  const theirs = { ...terms, pin: { ...terms.pin, hash: "theirs" } };
  localStorage.setItem(name, writeLock(newLock(theirs), name));
  localStorage.setItem(`${name}.use`, String(Date.now()));
  sessionStorage.setItem("tendre.lockOpen", journal);
  const guard = guardOf(journal);
  guard.compare(terms);
  expect(guard.state.get()).toMatchObject({ at: "locked", lock: { terms } });
});

test("a journal without a copy takes the entry's, so that a set-up that was interrupted holds", () => {
  const journal = newJournal();
  keepEntry(journal, { isLocked: true });
  expect(guardOf(journal).compare(null)).toEqual(terms);
  expect(guardOf(newJournal()).compare(null)).toBeNull();
});

test("four tries are free, the fifth costs a wait in which not even the right PIN is looked at", async () => {
  const guard = guardOf(newJournal());
  guard.set({ ...terms, pin: await hashPin("258034") });
  lockNow();
  for (let time = 0; time < 5; time += 1)
    expect(await tryPin(guard, "111222")).toEqual({ ok: false, reason: "wrong" });
  expect(await tryPin(guard, "258034")).toEqual({ ok: false, reason: "wait" });
  expect(guard.current()?.failures, "a try that is not looked at is not counted").toBe(5);
  guard.passWait(29_000);
  guard.passWait(-60_000);
  expect(await tryPin(guard, "258034")).toEqual({ ok: false, reason: "wait" });
  guard.passWait(1_000);
  expect(await tryPin(guard, "258034")).toEqual({ ok: true });
  expect(guard.state.get().at, "opening is the caller's").toBe("locked");
  guard.open();
  expect(guard.state.get()).toMatchObject({ at: "open", lock: { failures: 0, wait: 0 } });
});

test("a try is stored before it is looked at", async () => {
  const journal = newJournal();
  const guard = guardOf(journal);
  guard.set({ ...terms, pin: await hashPin("258034") });
  lockNow();
  const trying = tryPin(guard, "258034");
  await expect.poll(() => localStorage.getItem(nameOf(journal))).toContain('"failures":1');
  expect(await trying).toEqual({ ok: true });
  expect(localStorage.getItem(nameOf(journal))).toContain('"failures":0');
});

test("a browser that stores nothing says so, and nothing is locked", () => {
  vi.stubGlobal("localStorage", { ...storageOf(), setItem: () => undefined });
  const guard = guardOf(newJournal());
  expect(guard.set(terms)).toBe(false);
  expect(guard.state.get().at).toBe("none");
});

test("whoever was away for longer than the delay finds it locked, by whichever clock", () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const guard = guardOf(newJournal());
  guard.set(terms);
  vi.advanceTimersByTime(60_000);
  expect(guard.check()).toBe(true);
  guard.noteUse();
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(guard.check(), "the clock was set back").toBe(false);
  guard.open();
  vi.advanceTimersByTime(60_000);
  vi.setSystemTime(Date.now() - 60_000);
  vi.advanceTimersByTime(1_000);
  expect(guard.check(), "the clock was held back while a minute passed").toBe(false);
});

test("whose journal was put away has no lock here any more; the one of this device stays, and one's own", () => {
  for (const journal of ["anna", "bruno", "device"]) keepEntry(journal);
  dropLocksOfOthers("anna");
  const left = ["anna", "bruno", "device"].map((journal) => localStorage.getItem(nameOf(journal)) !== null);
  expect(left).toEqual([true, false, true]);
  expect(localStorage.getItem("tendre.lock.bruno.use")).toBeNull();
});
