/** Signing out begins here: at once when the server has everything, after the person's choice when it has not. */
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { leaveDevice } from "#app/lib/session.ts";
import { useSharedDevice } from "#app/lib/shared-device.ts";
import { type Journal, useJournal } from "#app/store/db/journal.ts";
import { waitUntilSent } from "#app/store/leaving/unsent.ts";
import { isNothing, readSurroundings, readUnsent } from "#app/store/leaving/unsent-rows.ts";
import type { Disposal } from "#domain/account/device-session.ts";
import type { LeaveChoiceProps } from "./leave-choice.ts";
import { LeavePlain } from "./leave-plain.tsx";
import type { Unsent } from "./unsent-items.ts";

/** Milliseconds for what is leaving this very moment. */
const grace = 700;

export function LeaveDoor({ onStay }: { onStay: () => void }) {
  const journal = useJournal();
  const isShared = useSharedDevice();
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const Question = useQuestion();

  const look = useEffectEvent(async () => {
    // A journal that could not be opened is not read either: what it may hold is locked away.
    if (!journal) return stayIfAsked(await leaveDevice("sign-out", "lock"));
    const { database } = journal;
    const isLeaving = unsent === null && navigator.onLine;
    if (isLeaving && (await waitUntilSent(grace)) && !journal.database.dexie.isOpen()) return;
    const rows = await readUnsent(database);
    if (isNothing(rows) && !(isShared && unsent === null)) return stayIfAsked(await leave("delete"));
    setUnsent({ rows, around: await readSurroundings(database, rows) });
  });
  const lookAgain = () =>
    look().catch((error: unknown) => {
      // The last of it was sent meanwhile, and leaving has closed the journal under this look.
      if (!journal || journal.database.dexie.isOpen()) throw error;
    });
  const onChange = useEffectEvent(() => void lookAgain());
  useEffect(() => {
    onChange();
    if (!journal) return;
    const { outbox, uploads, rejectedOps, drafts, conflicts } = journal.views;
    const stops = [outbox, uploads, rejectedOps, drafts, conflicts].map((view) =>
      view.subscribe(() => onChange()),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [journal]);

  function stayIfAsked(isLeaving: boolean) {
    if (!isLeaving) onStay();
  }
  async function leave(disposal: Disposal): Promise<boolean> {
    if (disposal === "lock" && journal && !(await canLock(journal))) return false;
    return leaveDevice("sign-out", disposal);
  }
  if (!journal || !unsent || !Question) return null;
  const onLook = () => void lookAgain();
  return <Question journal={journal} unsent={unsent} onLeave={leave} onStay={onStay} onLook={onLook} />;
}

/** Locking needs a key; the module that asks for one is fetched with the journal, and may not have come yet. */
async function canLock({ database, personId }: Journal): Promise<boolean> {
  const locks = await import("#app/store/leaving/locked-copies.ts").catch(() => null);
  return locks !== null && (await locks.keepSpareLock(database, personId));
}

/** The dialog is a file of its own; without a network, and before it came, the question is asked plainly. */
function useQuestion(): ComponentType<LeaveChoiceProps> | null {
  const [question, setQuestion] = useState<{ readonly Component: ComponentType<LeaveChoiceProps> } | null>(
    null,
  );
  useEffect(() => {
    let isGone = false;
    const show = (Component: ComponentType<LeaveChoiceProps>) => !isGone && setQuestion({ Component });
    import("./leave-question.ts").then(
      (loaded) => show(loaded.LeaveDialog),
      () => show(LeavePlain),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return question?.Component ?? null;
}
