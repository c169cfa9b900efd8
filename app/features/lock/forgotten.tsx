/** The ways on for whoever has forgotten the PIN: each ends with a sign-in, or with nothing left here. None opens what is locked. */
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useJournalChoice } from "#app/lib/journal-choice.ts";
import { leaveDevice } from "#app/lib/session.ts";
import { type Journal, useJournal } from "#app/store/db/journal.ts";
import { keepSpareLock } from "#app/store/leaving/locked-copies.ts";
import { isOnlyHere, readUnsent } from "#app/store/leaving/unsent-rows.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { ClearDialog } from "./clear-dialog.tsx";
import { useUnsentCount } from "./use-unsent-count.ts";

export function Forgotten() {
  const t = useTranslations("lock.forgotten");
  const isOnDevice = useJournalChoice()?.kind === "device";
  const journal = useJournal();
  const unsent = useUnsentCount();
  const [isClearing, setClearing] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [hasNoKey, setNoKey] = useState(false);

  async function signOut() {
    setLeaving(true);
    const isDone = await signOutLocked(journal);
    setLeaving(false);
    setNoKey(!isDone);
  }
  return (
    <Stack gap={4}>
      <Text>{t(isOnDevice ? "device" : "account")}</Text>
      {!isOnDevice && unsent !== null && unsent > 0 && (
        <Remark tone="warn">{t("unsent", { count: unsent })}</Remark>
      )}
      {hasNoKey && (
        <Remark tone="bad" role="alert">
          {t("noKey")}
        </Remark>
      )}
      <Stack gap={2}>
        {!isOnDevice && (
          <Button pending={isLeaving} onClick={() => void signOut()}>
            {t(isLeaving ? "leaving" : "signOut")}
          </Button>
        )}
        <Button variant="danger" onClick={() => setClearing(true)}>
          {t("clear")}
        </Button>
      </Stack>
      {isClearing && <ClearDialog onClose={() => setClearing(false)} />}
    </Stack>
  );
}

/**
 * Signs out from behind the lock: what was not sent is encrypted for its owner, never deleted. False: no key for that could be had, and
 * nothing happened.
 */
async function signOutLocked(journal: Journal | null): Promise<boolean> {
  // What could not be looked at is taken for unsent.
  if (!journal) return leaveDevice("sign-out", "lock");
  const { database, personId } = journal;
  const isKept = isOnlyHere(await readUnsent(database));
  if (isKept && !(await keepSpareLock(database, personId).catch(() => false))) return false;
  return leaveDevice("sign-out", isKept ? "lock" : "delete");
}
