import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { canUsePasskey, makePasskey } from "#app/lib/lock/lock-passkey.ts";
import { lockNow } from "#app/lib/lock/lock-registry.ts";
import type { LockGuard } from "#app/lib/lock/lock-state.ts";
import { askToUnlock } from "#app/lib/lock/unlock-request.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import { keepLock, removeLock } from "#app/store/db/kept-lock.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { SettingRow } from "#app/ui/choices/setting-row.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Remark } from "#app/ui/type/remark.tsx";
import type { Lock, LockTerms } from "#domain/account/app-lock.ts";
import { DelayRows } from "./delay-rows.tsx";

type LockSettingsProps = { guard: LockGuard; lock: Lock; onChangePin: () => void };

/** Whatever opens the lock is changed by whoever can open it; when it closes is not asked about. */
export function LockSettings({ guard, lock, onChangePin }: LockSettingsProps) {
  const t = useTranslations("lock.page");
  const [problem, setProblem] = useState<"notKept" | "passkeyRefused" | null>(null);
  const canAdd = useCanUsePasskey();
  const { terms } = lock;

  async function keep(next: LockTerms, title?: string) {
    const isKept = await keepLock(requireJournal().database, guard, next).catch(() => false);
    setProblem(isKept ? null : "notKept");
    if (isKept && title) showToast({ title });
  }
  async function addPasskey() {
    if (!(await askToUnlock(guard.journal))) return;
    const passkey = await makePasskey(t("passkeyName"));
    if (!passkey) return setProblem("passkeyRefused");
    await keep({ ...terms, passkey }, t("passkeyAdded"));
  }
  async function removePasskey() {
    if (await askToUnlock(guard.journal)) await keep({ ...terms, passkey: null }, t("passkeyRemoved"));
  }
  async function changePin() {
    if (await askToUnlock(guard.journal)) onChangePin();
  }
  async function switchOff() {
    if (!(await askToUnlock(guard.journal))) return;
    try {
      await removeLock(requireJournal().database, guard);
      showToast({ title: t("isOff") });
    } catch {
      setProblem("notKept");
    }
  }
  const passkeyAct = terms.passkey ? (
    <TextButton size="small" onClick={() => void removePasskey()}>
      {t("passkeyRemove")}
    </TextButton>
  ) : (
    canAdd && (
      <TextButton size="small" onClick={() => void addPasskey()}>
        {t("passkeyAdd")}
      </TextButton>
    )
  );
  return (
    <Stack gap={6}>
      <DelayRows value={terms.delay} onChange={(delay) => void keep({ ...terms, delay })} />
      <div>
        <SettingRow
          label={t("pin")}
          action={
            <TextButton size="small" onClick={() => void changePin()}>
              {t("change")}
            </TextButton>
          }
        />
        <SettingRow label={t("passkey")} action={passkeyAct}>
          {t(terms.passkey ? "passkeyOn" : canAdd === false ? "passkeyNone" : "passkeyOff")}
        </SettingRow>
      </div>
      {problem && (
        <Remark tone="bad" role="alert">
          {t(problem)}
        </Remark>
      )}
      <Inline gap={2} wrap>
        <Button variant="primary" onClick={lockNow}>
          {t("lockNow")}
        </Button>
        <Button onClick={() => void switchOff()}>{t("switchOff")}</Button>
      </Inline>
    </Stack>
  );
}

/** Null while the browser has not said. */
function useCanUsePasskey(): boolean | null {
  const [can, setCan] = useState<boolean | null>(null);
  useEffect(() => {
    let isGone = false;
    void canUsePasskey().then((known) => isGone || setCan(known));
    return () => {
      isGone = true;
    };
  }, []);
  return can;
}
