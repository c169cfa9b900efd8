/**
 * Leaving never drops unsent edits silently: they are shown, and the person waits, downloads or discards them
 * (docs/sync.md, "On the device"). Then this person's database is deleted from the device.
 */
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { discardJournal, exportUnsent, waitUntilSent } from "#app/store/unsent.ts";
import { useView } from "#app/store/use-view.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Text } from "#app/ui/text.tsx";

type LeaveDialogProps = { isOnDevice: boolean; onLeave: () => void; onStay: () => void };

const shownAtMost = 6;

export function LeaveDialog({ isOnDevice, onLeave, onStay }: LeaveDialogProps) {
  const t = useTranslations("frame");
  const outbox = useView("outbox");
  const [isWaiting, setWaiting] = useState(false);
  const [isStuck, setStuck] = useState(false);
  const unsent = [...(outbox?.values() ?? [])];
  const isFree = isOnDevice || unsent.length === 0;

  const finish = useEffectEvent(async () => {
    if (!isOnDevice) await discardJournal();
    onLeave();
  });
  useEffect(() => {
    if (outbox && isFree) void finish();
  }, [outbox, isFree]);

  if (!outbox || isFree) return null;

  async function wait() {
    setWaiting(true);
    setStuck(!(await waitUntilSent(8_000)));
    setWaiting(false);
  }
  async function download() {
    const blob = new Blob([JSON.stringify(await exportUnsent(), null, 2)], { type: "application/json" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = "tendre-unsent.json";
    link.click();
    URL.revokeObjectURL(link.href);
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={t("signOut.title")}
      closeLabel={t("signOut.stay")}
      actions={
        <>
          <Button variant="primary" pending={isWaiting} onClick={() => void wait()}>
            {t(isWaiting ? "signOut.waiting" : "signOut.wait")}
          </Button>
          <Button onClick={() => void download()}>{t("signOut.download")}</Button>
          <Button variant="danger" onClick={() => void finish()}>
            {t("signOut.discard")}
          </Button>
        </>
      }
    >
      <Text>{t("signOut.lead", { count: unsent.length })}</Text>
      <ul className="list-disc pl-5 type-small text-ink-soft">
        {unsent.slice(0, shownAtMost).map(({ op }) => (
          <li key={op.opId}>
            {t(`signOut.row.${op.table}`)}
            {typeof op.fields.name === "string" ? ` : ${op.fields.name}` : ""}
          </li>
        ))}
        {unsent.length > shownAtMost && <li>{t("signOut.more", { count: unsent.length - shownAtMost })}</li>}
      </ul>
      {isStuck && (
        <Text size="small" tone="warn">
          {t("signOut.stillOffline")}
        </Text>
      )}
    </Dialog>
  );
}
