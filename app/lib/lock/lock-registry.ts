/**
 * What every page knows of the locks: the state of each journal's. The guards themselves (lock-guard.ts) are loaded with the first journal
 * that has a lock; until they are here it is covered.
 */
import { readLocal } from "../local-storage.ts";
import { createStore, type Store } from "../store.ts";
import { lockName, markOpenHere } from "./lock-names.ts";
import type { LockState } from "./lock-state.ts";

/** The module of the guards, once it is here. */
type Guards = { readonly closeAll: () => void; readonly dropAccounts: () => void };

const states = new Map<string, Store<LockState>>();
let guards: Guards | null = null;

/** @param journal "device", or the person's id */
export function lockStateOf(journal: string): Store<LockState> {
  const known = states.get(journal);
  if (known) return known;
  const isLocked = hasLockEntry(journal);
  const state = createStore<LockState>({ at: isLocked ? "asking" : "none" });
  states.set(journal, state);
  if (isLocked) void loadGuard(journal);
  return state;
}

export function hasLockEntry(journal: string): boolean {
  return readLocal(lockName(journal)) !== null;
}

export function registerGuards(loaded: Guards): void {
  guards = loaded;
}

/** Covers what is open now. Without a lock nothing happens. */
export function lockNow(): void {
  guards?.closeAll();
}

/** Whose journal is open here is about to change: each account's lock begins anew from what is stored. */
export function dropAccountLocks(): void {
  guards?.dropAccounts();
  for (const journal of [...states.keys()]) if (journal !== "device") states.delete(journal);
}

/** A lock was set in another tab: this one showed the journal too, and goes on as after a reload. */
function followNewLock(journal: string): void {
  if (!hasLockEntry(journal)) return;
  markOpenHere(journal);
  void loadGuard(journal);
}

async function loadGuard(journal: string): Promise<void> {
  try {
    (await import("./lock-guard.ts")).guardOf(journal);
  } catch {
    // Nothing opens without its guard.
    states.get(journal)?.set({ at: "damaged" });
  }
}

if (typeof addEventListener === "function")
  addEventListener("storage", ({ key }) => {
    // What has a guard follows by itself.
    for (const [journal, state] of states)
      if (key === lockName(journal) && state.get().at === "none") followNewLock(journal);
  });
