import { useState } from "react";
import { useTranslations } from "use-intl/react";
import type { StaysHere } from "#app/store/copies/device/read-device.ts";
import { removeDeviceJournal } from "#app/store/copies/device/remove-device.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { StaysList } from "./stays-here.tsx";

type RemoveDeviceProps = { of: number; stays: StaysHere; onRemoved: () => void };

/** Offered once nothing is only here; never done without a question. */
export function RemoveDevice({ of, stays, onRemoved }: RemoveDeviceProps) {
  const t = useTranslations("move.remove");
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<"not_whole" | "open" | "failed" | null>(null);

  async function remove() {
    setAsked(false);
    setBusy(true);
    setFailure(null);
    try {
      const removed = await removeDeviceJournal(requireJournal(), new AbortController().signal);
      if (removed.ok) return onRemoved();
      setFailure(removed.reason);
    } catch (error) {
      console.error(error);
      setFailure("failed");
    }
    setBusy(false);
  }
  return (
    <Stack gap={2} align="start">
      <Button pending={isBusy} onClick={() => setAsked(true)}>
        {t("button")}
      </Button>
      <div role="alert" className="empty:hidden">
        {failure && <Remark tone="bad">{t(failure)}</Remark>}
      </div>
      <Dialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t("title")}
        closeLabel={t("no")}
        actions={
          <>
            <Button variant="danger" onClick={() => void remove()}>
              {t("yes")}
            </Button>
            <Button onClick={() => setAsked(false)}>{t("no")}</Button>
          </>
        }
      >
        <Stack gap={3}>
          {of > 0 && <Text>{t("text", { of })}</Text>}
          <StaysList stays={stays} label={t("also")} />
        </Stack>
      </Dialog>
    </Stack>
  );
}
