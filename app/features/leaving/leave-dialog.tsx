/**
 * Data that only this device has, before a sign-out: nothing of it is deleted until the person has chosen (docs/sync.md, device rule 14):
 * wait, download, lock on this device, or discard.
 */
import { Lock } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useSharedDevice } from "#app/lib/shared-device.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import type { Journal } from "#app/store/db/journal.ts";
import { useView } from "#app/store/db/use-view.ts";
import { waitUntilSent } from "#app/store/leaving/unsent.ts";
import { isOnlyHere } from "#app/store/leaving/unsent-rows.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Disposal } from "#domain/account/device-session.ts";
import type { LeaveChoiceProps } from "./leave-choice.ts";
import { questionWords } from "./question-words.ts";
import { groups, listUnsent, type UnsentItem } from "./unsent-items.ts";
import { useDownload } from "./use-download.ts";

const shownAtMost = 4;
/** Milliseconds. */
const sendTimeout = 8_000;

export function LeaveDialog(props: LeaveChoiceProps) {
  return (
    <WithMessages words={questionWords}>
      <Question {...props} />
    </WithMessages>
  );
}

type Notice = "stillHere" | "downloaded" | "downloadFailed" | "lockFailed" | null;

function Question({ journal, unsent, onLeave, onStay, onRecheck: onLook }: LeaveChoiceProps) {
  const t = useTranslations("leaving");
  const isShared = useSharedDevice();
  const download = useDownload();
  // The file names their rows.
  const areNamesRead = [
    useView("turns"),
    useView("conversations"),
    useView("messages"),
    useView("threads"),
  ].every((rows) => rows !== undefined);
  const [busy, setBusy] = useState<"waiting" | "downloading" | "leaving" | null>(null);
  const [notice, setNotice] = useState<Notice>(null);
  const items = listUnsent(unsent, (id) => nameIn(journal, id));
  const own = items.filter(({ group }) => group !== "conflicts").length;
  const leaves = items.some(({ group }) => group === "ops");
  const isKept = isOnlyHere(unsent.rows);

  async function wait() {
    setBusy("waiting");
    const isSent = await waitUntilSent(sendTimeout);
    setBusy(null);
    setNotice(isSent ? null : "stillHere");
    onLook();
  }
  async function save() {
    setBusy("downloading");
    const isSaved = await download(items, journal);
    setBusy(null);
    setNotice(isSaved ? "downloaded" : "downloadFailed");
  }
  async function leave(disposal: Disposal) {
    setBusy("leaving");
    const isLeaving = await onLeave(disposal);
    if (isLeaving) return;
    setBusy(null);
    setNotice("lockFailed");
  }
  const saving = (
    <Button pending={busy === "downloading" || !areNamesRead} onClick={() => void save()}>
      {t(busy === "downloading" ? "downloading" : "download")}
    </Button>
  );
  const discarding = (
    <Button variant="danger" onClick={() => void leave("delete")}>
      {t("discard")}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={t("title")}
      closeLabel={t("stay")}
      actions={
        isKept ? (
          <>
            {leaves && (
              <Button variant="primary" pending={busy === "waiting"} onClick={() => void wait()}>
                {t(busy === "waiting" ? "waiting" : "wait")}
              </Button>
            )}
            <Button
              variant={leaves ? "secondary" : "primary"}
              pending={busy === "leaving"}
              onClick={() => void leave("lock")}
            >
              {t("lock")}
            </Button>
            {saving}
            {discarding}
          </>
        ) : own > 0 ? (
          <>
            <Button variant="primary" onClick={onStay}>
              {t("stay")}
            </Button>
            {saving}
            {discarding}
          </>
        ) : (
          <>
            <Button variant="primary" onClick={() => void leave("delete")}>
              {t("plain")}
            </Button>
            <Button onClick={onStay}>{t("stay")}</Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        {isShared && <Text>{t("lead.shared")}</Text>}
        {own > 0 && <Text>{t("lead.pending", { count: own })}</Text>}
        {own === 0 && items.length > 0 && <Text>{t("lead.nothing")}</Text>}
        {groups.map((group) => (
          <ItemList key={group} group={group} items={items.filter((item) => item.group === group)} />
        ))}
        {isKept && <Remark icon={Lock}>{t("lockDetail")}</Remark>}
        <div role="status">
          {items.length === 0 && <Remark tone="good">{t("lead.sent")}</Remark>}
          {notice && <Remark tone={notice === "downloaded" ? "good" : "warn"}>{t(notice)}</Remark>}
        </div>
      </Stack>
    </Dialog>
  );
}

function ItemList({ group, items }: { group: UnsentItem["group"]; items: readonly UnsentItem[] }) {
  const t = useTranslations("leaving");
  const fields = useTranslations("fields");
  const heading = t(`group.${group}`);
  if (items.length === 0) return null;
  return (
    <Stack as="section" gap={1} aria-label={heading}>
      <p className="type-label">{heading}</p>
      <ul className="list-disc pl-5 type-small wrap-anywhere text-ink-soft">
        {items.slice(0, shownAtMost).map(({ key, table, name }) => (
          <li key={key}>
            {name === null ? fields(`row.${table}`) : fields("named", { what: fields(`row.${table}`), name })}
          </li>
        ))}
        {items.length > shownAtMost && <li>{t("more", { count: items.length - shownAtMost })}</li>}
      </ul>
    </Stack>
  );
}

function nameIn({ views }: Journal, id: string): string | null {
  return views.relationships.current()?.get(id)?.name ?? null;
}
