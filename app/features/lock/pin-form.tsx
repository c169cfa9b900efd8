import { Fingerprint } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { askPasskey } from "#app/lib/lock/lock-passkey.ts";
import type { LockGuard } from "#app/lib/lock/lock-state.ts";
import { passWaiting, tryPin } from "#app/lib/lock/try-pin.ts";
import { useLock } from "#app/lib/use-lock.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { waitAfter } from "#domain/account/app-lock.ts";
import { PinField } from "./pin-field.tsx";
import { waitSteps } from "./wait-words.ts";

type PinFormProps = { guard: LockGuard; onRight: () => void };

/** The PIN, or the device's own lock where it was set up. Wrong ones are counted, and waited for. */
export function PinForm({ guard, onRight }: PinFormProps) {
  const t = useTranslations("lock");
  const lock = useLock(guard.journal);
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState("");
  const [problem, setProblem] = useState<"empty" | "wrong" | "passkey" | null>(null);
  const [isPending, setPending] = useState<"pin" | "passkey" | null>(null);
  const wait = lock?.wait ?? 0;
  const isWaiting = wait > 0 && isPending !== "pin";
  useEffect(() => (isWaiting ? passWaiting(guard) : undefined), [guard, isWaiting]);
  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (pin === "") {
      setProblem("empty");
      return field.current?.focus();
    }
    setPending("pin");
    const outcome = await tryPin(guard, pin);
    setPending(null);
    if (outcome.ok) return onRight();
    setPin("");
    setProblem(outcome.reason === "wrong" ? "wrong" : null);
    field.current?.focus();
  }
  async function openByPasskey() {
    if (isPending || !lock?.terms.passkey) return;
    setPending("passkey");
    const isOpened = await askPasskey(lock.terms.passkey);
    setPending(null);
    if (isOpened) onRight();
    else setProblem("passkey");
  }
  const isLast = lock !== null && wait === 0 && waitAfter(lock.failures + 1) > 0;
  const said = {
    empty: t("empty"),
    wrong: t(isLast ? "wrongLast" : "wrong"),
    passkey: t("passkeyFailed"),
  };
  const { unit, count } = waitSteps(wait);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        <PinField
          ref={field}
          label={t("pin")}
          value={pin}
          onChange={setPin}
          error={problem && !(problem === "wrong" && isWaiting) ? said[problem] : undefined}
        />
        <div role="status">
          {isWaiting && (
            <Remark tone="warn">
              {t(unit === "seconds" ? "waitSeconds" : "waitMinutes", { count })} {t("waitOpen")}
            </Remark>
          )}
        </div>
        <Stack gap={2}>
          <Button type="submit" variant="primary" fullWidth pending={isPending === "pin"}>
            {t("open")}
          </Button>
          {lock?.terms.passkey && (
            <Button
              icon={Fingerprint}
              fullWidth
              pending={isPending === "passkey"}
              onClick={() => void openByPasskey()}
            >
              {t("passkey")}
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  );
}
