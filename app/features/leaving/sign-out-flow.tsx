/** Starts signing out: at once when the server has everything, else after the person's choice. */
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { leaveDevice } from "#app/lib/session.ts";
import { useSharedDevice } from "#app/lib/shared-device.ts";
import { type Journal, useJournal } from "#app/store/db/journal.ts";
import { waitUntilAdded, waitUntilSent } from "#app/store/leaving/unsent.ts";
import { isNothing, readSurroundings, readUnsent } from "#app/store/leaving/unsent-rows.ts";
import type { Disposal } from "#domain/account/device-session.ts";
import type { LeaveChoiceProps } from "./leave-choice.ts";
import { LeavePlain } from "./leave-plain.tsx";
import type { Unsent } from "./unsent-items.ts";

/** Milliseconds to wait for edits that are being sent. */
const grace = 700;
/** Milliseconds to wait for photos of a moment that was just kept. */
const graceOfPhotos = 5_000;

export function SignOutFlow({ onStay }: { onStay: () => void }) {
  const journal = useJournal();
  const isShared = useSharedDevice();
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const hasAsked = useRef(false);
  const looks = useRef({ isLooking: false, isDue: false, isChosen: false });
  const Question = useQuestion();

  /** True: it leaves, or was told to stay. Once the question was put, only a choice ends the session, whatever is sent meanwhile. */
  const look = useEffectEvent(async (isChosen: boolean): Promise<boolean> => {
    // A journal that could not be opened cannot be checked: what it may contain is locked.
    if (!journal) return stayIfAsked(await leaveDevice("sign-out", "lock"));
    const { database } = journal;
    if (!hasAsked.current) await waitUntilAdded(graceOfPhotos);
    const isLeaving = !hasAsked.current && navigator.onLine;
    if (isLeaving && (await waitUntilSent(grace)) && journal.database.dexie.hasBeenClosed()) return true;
    const [rows, box] = [await readUnsent(database), await readBox(journal.personId)];
    const mayLeave = isChosen || !(isShared || hasAsked.current);
    if (isNothing(rows) && box.length === 0 && mayLeave) return stayIfAsked(await leave("delete"));
    hasAsked.current = true;
    setUnsent({ rows, around: await readSurroundings(database, rows), box });
    return false;
  });
  /** One look at a time, so that it leaves once; what changes meanwhile is looked at again. */
  async function recheck(isChosen: boolean): Promise<void> {
    const asked = looks.current;
    asked.isDue = true;
    asked.isChosen ||= isChosen;
    if (asked.isLooking) return;
    asked.isLooking = true;
    try {
      while (asked.isDue) {
        const { isChosen: now } = asked;
        Object.assign(asked, { isDue: false, isChosen: false });
        if (await look(now)) return;
      }
    } catch (error) {
      // Else everything was sent meanwhile, and the sign-out has closed the journal during this check.
      if (!journal || journal.database.dexie.isOpen()) setUnsent(failing(error));
    }
    asked.isLooking = false;
  }
  const onChange = useEffectEvent(() => void recheck(false));
  useEffect(() => {
    onChange();
    if (!journal) return;
    const { outbox, uploads, refusedOps, drafts, conflicts } = journal.views;
    const stops = [outbox, uploads, refusedOps, drafts, conflicts].map((view) =>
      view.subscribe(() => onChange()),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [journal]);

  function stayIfAsked(isLeaving: boolean): true {
    if (!isLeaving) onStay();
    return true;
  }
  async function leave(disposal: Disposal): Promise<boolean> {
    if (disposal === "lock" && journal && !(await canLock(journal))) return false;
    return leaveDevice("sign-out", disposal);
  }
  if (!journal || !unsent || !Question) return null;
  const onLook = () => void recheck(true);
  return <Question journal={journal} unsent={unsent} onLeave={leave} onStay={onStay} onRecheck={onLook} />;
}

/** Told by the error page: a sign-out that comes to nothing must not look like a button that does nothing. */
const failing = (error: unknown) => () => {
  throw error;
};

/** None where the browser does not say. */
async function readBox(personId: string): Promise<Unsent["box"]> {
  try {
    const { readShared } = await import("#app/lib/share/share-box.ts");
    return await readShared(personId);
  } catch {
    return [];
  }
}

/** Locking needs a key; the module that fetches one is loaded with the journal, and may not be loaded yet. */
async function canLock({ database, personId }: Journal): Promise<boolean> {
  const locks = await import("#app/store/leaving/locked-copies.ts").catch(() => null);
  return locks !== null && (await locks.keepSpareLock(database, personId));
}

/** The dialog is a chunk of its own; when it cannot be loaded, the plain question is used. */
function useQuestion(): ComponentType<LeaveChoiceProps> | null {
  const [question, setQuestion] = useState<{ readonly Component: ComponentType<LeaveChoiceProps> } | null>(
    null,
  );
  useEffect(() => {
    let isGone = false;
    const show = (Component: ComponentType<LeaveChoiceProps>) => !isGone && setQuestion({ Component });
    import("./leave-question.ts")
      .then(({ loadLeaveDialog }) => loadLeaveDialog())
      .then(show, () => show(LeavePlain));
    return () => {
      isGone = true;
    };
  }, []);
  return question?.Component ?? null;
}
