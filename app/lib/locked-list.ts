/** The list of locked copies in this browser, without their content: for the sign-in page (app/store/leaving/locked-copies.ts). */
import { readLocal, writeLocal } from "./local-storage.ts";
import { isRecord } from "./person.ts";
import { createStore, useStore } from "./store.ts";

export const lockedKey = "tendre.locked";

export type LockedCopy = {
  readonly id: string;
  /** A hash: its owner can recognise it, nobody else learns who they are. */
  readonly owner: string;
  /** ISO 8601. */
  readonly keptAt: string;
};

const list = createStore<readonly LockedCopy[]>(read());

export function lockedCopies(): readonly LockedCopy[] {
  return list.get();
}

export function useLockedCopies(): readonly LockedCopy[] {
  return useStore(list);
}

export function listLocked(copy: LockedCopy): void {
  write([...read().filter(({ id }) => id !== copy.id), copy]);
}

export function unlistLocked(ids: readonly string[]): void {
  write(read().filter(({ id }) => !ids.includes(id)));
}

if (typeof addEventListener === "function")
  addEventListener("storage", ({ key }) => key === lockedKey && list.set(read()));

function write(copies: readonly LockedCopy[]): void {
  writeLocal(lockedKey, JSON.stringify(copies));
  list.set(copies);
}

function read(): readonly LockedCopy[] {
  try {
    const known: unknown = JSON.parse(readLocal(lockedKey) ?? "[]");
    return Array.isArray(known) ? known.filter(isLocked) : [];
  } catch {
    return [];
  }
}

function isLocked(value: unknown): value is LockedCopy {
  return (
    isRecord(value) &&
    typeof value.id === "string" &&
    typeof value.owner === "string" &&
    typeof value.keptAt === "string"
  );
}
