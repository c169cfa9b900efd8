import { hasDeviceJournal } from "./journal-choice.ts";
import { lockedCopies } from "./locked-list.ts";
import { currentSession, hasShownSomeone, lastPersonId } from "./session.ts";

/** Whether this browser has seen somebody: a sign-in, a sign-out, a journal of its own. Whoever has not is told what Tendre is. */
export function isSomeoneKnownHere(): boolean {
  return (
    currentSession().signInNotice !== null ||
    hasShownSomeone() ||
    lastPersonId() !== null ||
    lockedCopies().length > 0 ||
    hasDeviceJournal()
  );
}
