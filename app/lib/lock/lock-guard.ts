/**
 * Whether a journal is covered by its lock in this tab (docs/decisions/031-app-lock.md). One guard per journal. An entry in local storage
 * can close it, never open it: it opens by a PIN or passkey, by an open tab that says so, or after a reload of this tab within the delay.
 */
import {
  countTry,
  forgiveTries,
  type Lock,
  newLock,
  readLock,
  restoreLock,
  sameTerms,
  writeLock,
} from "#domain/account/app-lock.ts";
import { readLocal, removeLocal, writeLocal } from "../local-storage.ts";
import { lastUseOf } from "./last-use.ts";
import { lastUseName, lockName } from "./lock-names.ts";
import { lockStateOf, registerGuards } from "./lock-registry.ts";
import type { LockGuard } from "./lock-state.ts";
import {
  forgetOpenHere,
  holdOpen,
  isOpenElsewhere,
  joinChannel,
  type LockChannel,
  wasOpenHere,
} from "./lock-tabs.ts";
import { startLockWatch } from "./lock-watch.ts";

const none = { at: "none" } as const;
const guards = new Map<string, LockGuard>();

/** Milliseconds within which an entry and what its tab says of it have both come. */
const newsDelay = 2_000;

/** @param journal "device", or the person's id */
export function guardOf(journal: string): LockGuard {
  const known = guards.get(journal);
  if (known) return known;
  const guard = createGuard(journal);
  guards.set(journal, guard);
  return guard;
}

export function everyGuard(): readonly LockGuard[] {
  return [...guards.values()];
}

registerGuards({
  closeAll() {
    for (const guard of guards.values()) guard.close();
  },
  dropAccounts() {
    for (const [journal, guard] of guards) {
      if (journal === "device") continue;
      guard.dispose();
      guards.delete(journal);
    }
  },
});
startLockWatch(everyGuard);

type Stored = Lock | "unreadable" | null;

function createGuard(journal: string): LockGuard {
  const name = lockName(journal);
  const state = lockStateOf(journal);
  const ending = new AbortController();
  const use = lastUseOf(journal);
  let channel: LockChannel | null = null;
  let release: (() => void) | null = null;
  let toldAt = Number.NEGATIVE_INFINITY;

  const stored = (): Stored => readLock(readLocal(name), name);
  const isReadable = (lock: Stored): lock is Lock => lock !== null && lock !== "unreadable";
  const isCovered = () => !["none", "open"].includes(state.get().at);
  function held(): Lock | null {
    const now = state.get();
    return now.at === "open" || now.at === "locked" ? now.lock : null;
  }
  function current(): Lock | null {
    const lock = stored();
    const own = held();
    return isReadable(lock) && !(own && own.failures > lock.failures && own.isLocked) ? lock : own;
  }
  function keep(lock: Lock): void {
    writeLocal(name, writeLock(lock, name));
    state.set({ at: lock.isLocked ? "locked" : "open", lock });
  }
  function change(step: (lock: Lock) => Lock): void {
    const lock = current();
    if (lock) keep(step({ ...lock, isLocked: isCovered() }));
  }
  function goOn(lock: Lock): void {
    state.set({ at: "open", lock });
    release ??= holdOpen(journal);
  }
  function letGo(): void {
    if (wasOpenHere(journal)) forgetOpenHere();
    release?.();
    release = null;
  }
  function close(): void {
    const lock = held();
    if (!lock) return;
    letGo();
    keep({ ...lock, isLocked: true });
  }
  function open(): void {
    const lock = current();
    if (!lock) return;
    use.note();
    keep({ ...forgiveTries(lock), isLocked: false });
    release ??= holdOpen(journal);
    channel?.tell("opened");
  }
  function forget(): void {
    letGo();
    state.set(none);
  }

  /** A journal without a lock says and hears nothing. */
  function listen(): void {
    if (ending.signal.aborted) return;
    channel ??= joinChannel(journal, (news) => {
      if (news === "removed") return forget();
      toldAt = performance.now();
      followOpening(stored());
    });
  }
  function start(): void {
    const lock = stored();
    if (lock !== null) listen();
    if (lock === null) state.set(none);
    else if (lock === "unreadable") state.set({ at: "damaged" });
    else if (lock.isLocked) state.set({ at: "locked", lock });
    else if (use.isAway(lock.terms.delay, false)) keep({ ...lock, isLocked: true });
    else if (wasOpenHere(journal) && lock.terms.delay > 0) goOn(lock);
    else void askOtherTabs();
  }
  async function askOtherTabs(): Promise<void> {
    state.set({ at: "asking" });
    const isOpen = await isOpenElsewhere(journal);
    if (state.get().at !== "asking") return;
    const lock = stored();
    if (lock === null) state.set(none);
    else if (lock === "unreadable") state.set({ at: "damaged" });
    else if (isOpen && !lock.isLocked) goOn(lock);
    // Closed in this tab alone: where it is open, somebody uses it.
    else state.set({ at: "locked", lock: { ...lock, isLocked: true } });
  }

  /** Another tab wrote the entry, or a hand did. */
  function follow(): void {
    const { at } = state.get();
    const lock = stored();
    if (at === "none") followNone(lock);
    else if (at === "open") followOpen(lock);
    else if (at === "locked") followLocked(lock);
  }
  /** A lock was set in another tab: this one showed the journal too. */
  function followNone(lock: Stored): void {
    if (lock === null) return;
    listen();
    if (lock === "unreadable") state.set({ at: "damaged" });
    else if (lock.isLocked) state.set({ at: "locked", lock });
    else goOn(lock);
  }
  function followOpen(lock: Stored): void {
    if (lock === "unreadable") {
      close();
      return;
    }
    if (!lock || lock.isLocked) letGo();
    if (!lock) state.set(none);
    else state.set({ at: lock.isLocked ? "locked" : "open", lock });
  }
  /** What is locked is not taken off by its entry: whoever takes it off opens it first, and says so. */
  function followLocked(lock: Stored): void {
    if (!isReadable(lock)) setTimeout(putBack, newsDelay);
    else if (lock.isLocked) state.set({ at: "locked", lock });
    else followOpening(lock);
  }
  /** The entry and the news of it may come in either order. */
  function followOpening(lock: Stored): void {
    const isTold = performance.now() - toldAt < newsDelay;
    if (isTold && isReadable(lock) && !lock.isLocked && state.get().at !== "open") goOn(lock);
  }
  function putBack(): void {
    const now = state.get();
    if (!ending.signal.aborted && now.at === "locked" && !isReadable(stored())) keep(now.lock);
  }

  start();
  if (typeof addEventListener === "function") {
    const onStorage = ({ key, storageArea }: StorageEvent) => {
      if (storageArea !== localStorage) return;
      if (key === lastUseName(journal)) use.hear();
      // Null: all of it was cleared.
      if (key === name || key === null) follow();
    };
    addEventListener("storage", onStorage, { signal: ending.signal });
  }

  return {
    journal,
    state,
    current,
    set(terms) {
      const before = state.get();
      const known = held();
      const lock = known ? { ...known, terms } : newLock(terms);
      use.note();
      keep(lock);
      if (readLocal(name) !== writeLock(lock, name)) {
        state.set(before);
        return false;
      }
      listen();
      if (!lock.isLocked) release ??= holdOpen(journal);
      return true;
    },
    remove() {
      channel?.tell("removed");
      removeLocal(name);
      use.forget();
      forget();
    },
    close,
    open,
    countTry: () => change(countTry),
    forgiveTries: () => change(forgiveTries),
    passWait: (passed) => change((lock) => ({ ...lock, wait: Math.max(0, lock.wait - Math.max(0, passed)) })),
    compare(kept) {
      const lock = current();
      if (kept === null) return lock?.terms ?? null;
      if (lock && sameTerms(lock.terms, kept) && state.get().at !== "damaged") return kept;
      listen();
      letGo();
      keep(restoreLock(kept, lock?.failures));
      return kept;
    },
    check() {
      const lock = held();
      if (lock && state.get().at === "open" && use.isAway(lock.terms.delay)) close();
      return !isCovered();
    },
    noteUse() {
      if (state.get().at === "open") use.note();
    },
    dispose() {
      ending.abort();
      channel?.close();
      release?.();
    },
  };
}
