/** What domain/account/device-session.ts decided of this browser's copies and of the session, done. Each may be done twice. */
import type { Disposal, Owed } from "#domain/account/device-session.ts";
import { callApi } from "./api-client.ts";
import { accountDatabase, deleteDatabase, demoDatabase } from "./journal-names.ts";
import { dropPresence } from "./presence.ts";
import { logSessionEvent } from "./session-log.ts";
import { clearTraces } from "./traces.ts";

/** Milliseconds: the note of a logout holds nobody up for longer. */
const logPatience = 1_500;
const signOutPatience = 5_000;
/** Refusals that another try may change. */
const passing: ReadonlySet<number> = new Set([0, 408, 425, 429]);

/** Other people's copies in this browser; the store knows how to keep or delete them (app/store/leaving/other-journals.ts). */
type OtherJournals = {
  readonly otherJournalOwners: (personId: string | null) => Promise<readonly string[]>;
  readonly lockAway: (whose: "all" | readonly string[]) => Promise<boolean>;
  readonly deleteAll: (whose: readonly string[]) => Promise<boolean>;
};
export type LoadOtherJournals = () => Promise<OtherJournals>;

let loadOthers: LoadOtherJournals = () => Promise.reject(new Error("no other journals before startSession"));

/** Loaded with the first copy that is put away: a start that signs nobody out does without. */
export function putAwayBy(load: LoadOtherJournals): void {
  loadOthers = load;
}

/** The traces at once, then the copy: locked away first when it was not for deleting. */
export async function putAway({ personId, disposal }: Owed): Promise<boolean> {
  clearTraces();
  return oneTabAtATime("tendre-put-away", async () => {
    const rest = deleteDatabase(demoDatabase);
    try {
      if (personId !== null && disposal === "delete")
        return (await deleteDatabase(accountDatabase(personId))) && (await rest);
      const { lockAway } = await loadOthers();
      return (await lockAway(personId === null ? "all" : [personId])) && (await rest);
    } catch {
      return false;
    }
  });
}

/** Everyone's copy but this person's goes: at once when the server has all of it, else locked away first. */
export async function secureOthers(asked: {
  readonly personId: string | null;
  readonly disposal: Disposal;
}): Promise<boolean> {
  return oneTabAtATime("tendre-put-away", async () => {
    try {
      const { lockAway, deleteAll, otherJournalOwners } = await loadOthers();
      const rest = deleteDatabase(demoDatabase);
      const others = await otherJournalOwners(asked.personId);
      const isDone = asked.disposal === "delete" ? await deleteAll(others) : await lockAway(others);
      return isDone && (await rest);
    } catch {
      return false;
    }
  });
}

/** True when the server has answered: the session is over, or it knows of none. */
export async function endSessionOnServer(log: string | null): Promise<boolean> {
  return oneTabAtATime("tendre-session", async () => {
    if (log) await logSessionEvent("logout", log, logPatience);
    dropPresence();
    const call = { method: "POST", body: {}, timeout: signOutPatience, keepalive: true } as const;
    const { error, status } = await callApi("/api/auth/sign-out", call);
    return !error || (status < 500 && !passing.has(status));
  });
}

/** Signing in waits for a sign-out that is on its way: it would end the new session. */
export function oneTabAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? navigator.locks.request(name, work) : work();
}
