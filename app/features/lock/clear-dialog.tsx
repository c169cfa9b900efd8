import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { clearDeviceJournal } from "#app/lib/clear-device-journal.ts";
import { useJournalChoice } from "#app/lib/journal-choice.ts";
import { leaveDevice } from "#app/lib/session.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { lockWords } from "./lock-words.ts";
import { useUnsentCount } from "./use-unsent-count.ts";

/** "Clear this device": what would be lost is said first. The road is that of every sign-out (docs/sealed-journal.md, "Until then"). */
export function ClearDialog({ onClose }: { onClose: () => void }) {
  return (
    <WithMessages words={lockWords}>
      <Question onClose={onClose} />
    </WithMessages>
  );
}

function Question({ onClose }: { onClose: () => void }) {
  const t = useTranslations("lock.clear");
  const isOnDevice = useJournalChoice()?.kind === "device";
  const unsent = useUnsentCount();
  const [isClearing, setClearing] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function clear() {
    setClearing(true);
    const isDone = await (isOnDevice ? clearDeviceJournal() : leaveDevice("clear", "delete"));
    setClearing(false);
    setFailed(!isDone);
  }
  const loss = unsent === null ? t("unread") : unsent > 0 ? t("unsent", { count: unsent }) : t("sent");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      closeLabel={t("keep")}
      actions={
        <>
          <Button variant="danger" pending={isClearing} onClick={() => void clear()}>
            {t(isClearing ? "clearing" : "confirm")}
          </Button>
          <Button onClick={onClose}>{t("keep")}</Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{t(isOnDevice ? "device" : "account")}</Text>
        {!isOnDevice && (
          <Remark tone={unsent === 0 ? "soft" : "warn"} role="status">
            {loss}
          </Remark>
        )}
        {hasFailed && (
          <Remark tone="bad" role="alert">
            {t("failed")}
          </Remark>
        )}
      </Stack>
    </Dialog>
  );
}
