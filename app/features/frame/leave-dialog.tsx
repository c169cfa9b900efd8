/**
 * Leaving never drops unsent edits silently: they are shown, and the person waits, downloads or discards them
 * (docs/sync.md, "On the device"). Then this person's database is deleted from the device.
 */
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import {
  discardJournal,
  exportUnsent,
  isAllSent,
  isUnsent,
  unsentFiles,
  waitUntilSent,
} from "#app/store/unsent.ts";
import { useView } from "#app/store/use-view.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Text } from "#app/ui/text.tsx";

type LeaveDialogProps = { isOnDevice: boolean; onLeave: () => void; onStay: () => void };

const shownAtMost = 6;

export function LeaveDialog({ isOnDevice, onLeave, onStay }: LeaveDialogProps) {
  const t = useTranslations("frame");
  const outbox = useView("outbox");
  const uploads = useView("uploads");
  const [isWaiting, setWaiting] = useState(false);
  const [isStuck, setStuck] = useState(false);
  const unsent = [...(outbox?.values() ?? [])];
  const files = [...(uploads?.values() ?? [])].filter(isUnsent);
  const refused = files.filter(({ state }) => state === "refused").length;
  const isRead = outbox !== undefined && uploads !== undefined;
  const isFree = isOnDevice || unsent.length + files.length === 0;

  const finish = useEffectEvent(async () => {
    if (!isOnDevice) await discardJournal();
    onLeave();
  });
  const leaveIfAllSent = useEffectEvent(async () => {
    if (isOnDevice || (await isAllSent())) await finish();
  });
  useEffect(() => {
    if (isRead && isFree) void leaveIfAllSent();
  }, [isRead, isFree]);

  if (!isRead || isFree) return null;

  async function wait() {
    setWaiting(true);
    setStuck(!(await waitUntilSent(8_000)));
    setWaiting(false);
  }
  async function download() {
    const blob = new Blob([JSON.stringify(await exportUnsent(), null, 2)], { type: "application/json" });
    if (unsent.length > 0) save(blob, "tendre-unsent.json");
    for (const file of await unsentFiles()) save(file.blob, file.name);
  }
  const rows = [
    ...unsent.map(({ op }) => ({
      key: op.opId,
      text: `${t(`signOut.row.${op.table}`)}${typeof op.fields.name === "string" ? ` : ${op.fields.name}` : ""}`,
    })),
    ...files.map(({ id, name }) => ({ key: id, text: `${t("signOut.row.media")} : ${name}` })),
  ];
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
      <Text>{t("signOut.lead", { count: rows.length })}</Text>
      <ul className="list-disc pl-5 type-small wrap-anywhere text-ink-soft">
        {rows.slice(0, shownAtMost).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
        {rows.length > shownAtMost && <li>{t("signOut.more", { count: rows.length - shownAtMost })}</li>}
      </ul>
      {refused > 0 && (
        <Text size="small" tone="warn">
          {t("signOut.refused", { count: refused })}
        </Text>
      )}
      {isStuck && (
        <Text size="small" tone="warn">
          {t("signOut.stillOffline")}
        </Text>
      )}
    </Dialog>
  );
}

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
