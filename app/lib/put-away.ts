/** Executes the decisions of domain/account/device-session.ts about this browser's copies and the session. Each function may run twice. */
import type { Disposal, PendingSignOut } from "#domain/account/device-session.ts";
import { callApi } from "./api-client.ts";
import {
  accountDatabase,
  deleteDatabase,
  demoDatabase,
  sharedDatabase,
  writtenDatabase,
} from "./journal-names.ts";
import { dropPresence } from "./presence.ts";
import { logSessionEvent } from "./session-log.ts";
import { isSharedDevice } from "./shared-device.ts";
import { clearTraces } from "./traces.ts";

/** Milliseconds to wait for the log of a logout. */
const logTimeout = 1_500;
const signOutTimeout = 5_000;
/** Statuses that a retry may change. */
const retryable: ReadonlySet<number> = new Set([0, 408, 425, 429]);

/** Others' copies in this browser (app/store/leaving/beside-a-sign-in.ts). */
type OtherJournals = {
  readonly otherJournalOwners: (personId: string | null) => Promise<readonly string[]>;
  /** `leaver`: takes along what is nobody's in the box of shares. */
  readonly lockAway: (whose: "all" | readonly string[], leaver?: string | null) => Promise<boolean>;
  readonly deleteAll: (whose: readonly string[]) => Promise<boolean>;
  /** False: no room for what was written in an open demo, which stays until it is left. */
  readonly takeOpenDemoAlong: () => Promise<boolean>;
};
export type LoadOtherJournals = () => Promise<OtherJournals>;

let loadOthers: LoadOtherJournals = () => Promise.reject(new Error("no other journals before watchSession"));

/** Loaded with the first copy that is put away, so that a normal start does not load it. */
export function putAwayBy(load: LoadOtherJournals): void {
  loadOthers = load;
}

/** Clears local storage at once, then the copy: locked first unless it is to be deleted. */
export async function putAway({ personId, disposal }: PendingSignOut): Promise<boolean> {
  clearTraces();
  return oneTabAtATime("tendre-put-away", async () => {
    const rest = deleteDemo();
    try {
      if (personId !== null && disposal === "delete") {
        const isGone = await deleteDatabase(accountDatabase(personId));
        return (await deleteDatabase(sharedDatabase)) && isGone && (await rest);
      }
      const { lockAway } = await loadOthers();
      const isLocked = await lockAway(personId === null ? "all" : [personId], personId);
      return isLocked && (await deleteDatabase(sharedDatabase)) && (await rest);
    } catch {
      return false;
    }
  });
}

/** The demo's journal, and what its visitor meant to take along. */
async function deleteDemo(): Promise<boolean> {
  const gone = await Promise.all([demoDatabase, writtenDatabase].map((name) => deleteDatabase(name)));
  return !gone.includes(false);
}

/** Puts away the copies of everyone but this person: deleted when the server has everything, else locked first. */
export async function secureOthers(keep: {
  readonly personId: string | null;
  readonly disposal: Disposal;
}): Promise<boolean> {
  return oneTabAtATime("tendre-put-away", async () => {
    try {
      const { lockAway, deleteAll, otherJournalOwners, takeOpenDemoAlong } = await loadOthers();
      const rest = takeOpenDemoAlong().then((isTaken) => !isTaken || deleteDatabase(demoDatabase));
      const others = await otherJournalOwners(keep.personId);
      const isDone = keep.disposal === "delete" ? await deleteAll(others) : await lockAway(others);
      return isDone && (await rest);
    } catch {
      return false;
    }
  });
}

/** True when the server has responded: the session is ended, or was not valid. */
export async function endSessionOnServer(log: string | null): Promise<boolean> {
  return oneTabAtATime("tendre-session", async () => {
    if (log) await Promise.race([logSessionEvent("logout", log, logTimeout), whenLeft()]);
    dropPresence();
    // A device that others use is asked for the second factor again.
    const body = { forgetBrowser: isSharedDevice() };
    const call = { method: "POST", body, timeout: signOutTimeout, keepalive: true } as const;
    const { error, status } = await callApi("/api/auth/sign-out", call);
    return !error || (status < 500 && !retryable.has(status));
  });
}

/** A tab that is closed right after the press still ends its session, logged or not. */
function whenLeft(): Promise<unknown> {
  return new Promise((resolve) => addEventListener("pagehide", resolve));
}

/** Runs `work` in one tab at a time: a sign-in waits for a pending sign-out, which would end the new session. */
export function oneTabAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? navigator.locks.request(name, work) : work();
}
