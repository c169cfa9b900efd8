/** What the demo leaves in this browser beside its database, and whether a tab still shows it. */
import { deleteDatabase, demoDatabase } from "./journal-names.ts";
import { readLocal, removeLocal, writeLocal } from "./local-storage.ts";
import { oneTabAtATime } from "./put-away.ts";

/** Holds the id of the demo's invented owner while its database may be there. */
const ownerKey = "tendre.demo";
/** Of a tab: a reload goes on in the same demo. */
const tabKey = "tendre.inDemo";
/** Held together by all tabs that show the demo. */
const lockName = "tendre-demo";
/** Held by one tab that opens the demo or forgets it. */
export const openingLock = "tendre-demo-opening";

export function isInDemoTab(): boolean {
  try {
    return sessionStorage.getItem(tabKey) !== null;
  } catch {
    return false;
  }
}

export function markDemo(ownerId: string): void {
  writeLocal(ownerKey, ownerId);
  try {
    sessionStorage.setItem(tabKey, "true");
  } catch {
    return;
  }
}

/** How many tabs show the demo; this one counts once it holds the lock. */
export async function countDemoTabs(): Promise<number> {
  if (!("locks" in navigator)) return 0;
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name === lockName).length;
}

/** Holds the lock until the page is gone, or until what it returns is called. */
export function holdDemo(): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<() => void>();
  if (!("locks" in navigator)) resolve(() => undefined);
  else
    void navigator.locks.request(lockName, { mode: "shared" }, () => {
      const { promise: end, resolve: letGo } = Promise.withResolvers<void>();
      resolve(letGo);
      return end;
    });
  return promise;
}

/** Deletes the demo unless a tab still shows it: the last one to leave forgets all of it. */
export async function forgetDemo(): Promise<void> {
  try {
    sessionStorage.removeItem(tabKey);
  } catch {
    // A browser that refuses storage has stored nothing.
  }
  const ownerId = readLocal(ownerKey);
  if (ownerId === null) return;
  await oneTabAtATime(openingLock, async () => {
    if ((await countDemoTabs()) > 0) return;
    removeLocal(`gameProgress:${ownerId}`);
    if (await deleteDatabase(demoDatabase)) removeLocal(ownerKey);
  });
}

/** Milliseconds that a tab may take to load the demo again; it holds no lock meanwhile. */
const reloadTime = 10_000;
const reloaded = () => new Promise<void>((resolve) => setTimeout(resolve, reloadTime));

/** Forgets a demo whose last tab was closed without leaving it: twice, with the time of a reload between, no tab shows it. */
export async function forgetClosedDemo(pause: () => Promise<void> = reloaded): Promise<void> {
  if ((await countDemoTabs()) > 0) return;
  await pause();
  await forgetDemo();
}
