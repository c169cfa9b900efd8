import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import type { LockGuard } from "#app/lib/lock/lock-state.ts";
import { hashPin } from "#app/lib/lock/pin-hash.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import { keepLock } from "#app/store/db/kept-lock.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Remark } from "#app/ui/type/remark.tsx";
import {
  type Lock,
  type LockDelay,
  type PinProblem,
  pinLength,
  pinProblem,
} from "#domain/account/app-lock.ts";
import { PinField } from "../pin-field.tsx";
import { DelayRows } from "./delay-rows.tsx";

type NewPinFormProps = {
  guard: LockGuard;
  /** With a lock, its PIN is changed and the rest stays. */
  lock: Lock | null;
  onDone: () => void;
};

type Problems = { readonly pin?: PinProblem; readonly again?: true };

export function NewPinForm({ guard, lock, onDone }: NewPinFormProps) {
  const t = useTranslations("lock.page");
  const form = useRef<HTMLFormElement>(null);
  const [pin, setPin] = useState("");
  const [again, setAgain] = useState("");
  const [delay, setDelay] = useState<LockDelay>(60);
  const [problems, setProblems] = useState<Problems>({});
  const [isPending, setPending] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (problems.pin || problems.again)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [problems]);

  async function keep(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const problem = pinProblem(pin);
    const found: Problems = problem ? { pin: problem } : pin === again ? {} : { again: true };
    setProblems(found);
    if (found.pin || found.again) return;
    setPending(true);
    const isKept = await keepPin().catch(() => false);
    setPending(false);
    setRefused(!isKept);
    if (!isKept) return;
    showToast({ title: t(lock ? "changed" : "isOn") });
    onDone();
  }
  async function keepPin(): Promise<boolean> {
    const terms = { passkey: null, delay, ...lock?.terms, pin: await hashPin(pin) };
    return keepLock(requireJournal().database, guard, terms);
  }
  return (
    <form ref={form} onSubmit={(event) => void keep(event)} noValidate>
      <Stack gap={5} className="max-w-note">
        <PinField
          label={t("newPin")}
          hint={t("newPinHint")}
          value={pin}
          onChange={setPin}
          error={problems.pin && t(`problem.${problems.pin}`, pinLength)}
        />
        <PinField
          label={t("again")}
          value={again}
          onChange={setAgain}
          error={problems.again && t("problem.again")}
        />
        {!lock && <DelayRows value={delay} onChange={setDelay} />}
        {isRefused && (
          <Remark tone="bad" role="alert">
            {t("notKept")}
          </Remark>
        )}
        <Inline gap={2} wrap>
          <Button type="submit" variant="primary" pending={isPending}>
            {t(lock ? "keepPin" : "switchOn")}
          </Button>
          {lock && <Button onClick={onDone}>{t("cancel")}</Button>}
        </Inline>
      </Stack>
    </form>
  );
}
