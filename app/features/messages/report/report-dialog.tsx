import { type FormEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { askAccount, type Told } from "#app/lib/ask-account.ts";
import { setBlocked } from "#app/store/messages/threads.ts";
import { attempt } from "#app/store/write/outcome.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { type Message, messageLimits, type Thread } from "#domain/message/message.ts";
import {
  type MessageReport,
  ownReportSchema,
  type ReportReason,
  reportReasons,
} from "#domain/message/message-report.ts";
import { threadState } from "#domain/message/message-rules.ts";
import { useProblemWords } from "../use-problem-words.ts";
import { AttachedMessages } from "./attached-messages.tsx";

/** The messages are named, not quoted: the server takes them from one's own copies. */
const sendReport = (report: MessageReport): Promise<Told<{ id: string }>> =>
  askAccount(ownReportSchema, "/api/messages/reports", { method: "POST", body: report });

type ReportDialogProps = {
  thread: Thread;
  name: string;
  messages: readonly Message[];
  /** The message from which one came here. */
  chosen: string | null;
  onClose: () => void;
};

/** To whoever runs the server: a reason, words of one's own, and only the messages that were ticked. */
export function ReportDialog({ thread, name, messages, chosen, onClose }: ReportDialogProps) {
  const t = useTranslations("messages.report");
  const problemWords = useProblemWords();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState("");
  const [attached, setAttached] = useState<ReadonlySet<string>>(new Set(chosen === null ? [] : [chosen]));
  const [alsoBlock, setAlsoBlock] = useState(threadState(thread) !== "blocked");
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setProblem(null);
    if (reason === null) {
      setMissing(true);
      first.current?.focus();
      return;
    }
    setBusy(true);
    const told = await sendReport({
      thread_id: thread.id,
      reason,
      note: note.trim(),
      message_ids: [...attached],
    });
    setBusy(false);
    if (!told.ok) return setProblem(problemWords(told.problem));
    const blocked = alsoBlock ? await attempt(() => setBlocked(thread.id, true)) : null;
    onClose();
    showToast(
      blocked && !blocked.ok
        ? { title: t("done"), detail: t("notBlocked"), tone: "warn", stays: true }
        : { title: t("done"), detail: alsoBlock ? t("doneBlocked") : undefined },
    );
  }
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { name })}
      closeLabel={t("cancel")}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={6}>
          <RadioRows
            ref={first}
            label={t("why")}
            columns="1 or 2"
            value={reason}
            error={isMissing ? t("whyMissing") : undefined}
            onChange={(next) => {
              setReason(next);
              setMissing(false);
            }}
            options={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          />
          <AttachedMessages
            name={name}
            messages={messages}
            attached={attached}
            limit={messageLimits.reported}
            onChange={setAttached}
          />
          <TextArea
            label={t("note")}
            hint={t("noteHint")}
            rows={2}
            maxLength={messageLimits.reportNote}
            dir="auto"
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          {threadState(thread) !== "blocked" && threadState(thread) !== "left" && (
            <Checkbox
              label={t("alsoBlock")}
              checked={alsoBlock}
              onChange={({ target }) => setAlsoBlock(target.checked)}
            />
          )}
          <Text size="small" tone="soft">
            {t("goes", { name, count: attached.size })}
          </Text>
          <div role="alert" className="empty:hidden">
            {problem && <Remark tone="bad">{problem}</Remark>}
          </div>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" pending={isBusy}>
              {t("send")}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t("cancel")}
            </Button>
          </div>
        </Stack>
      </form>
    </Sheet>
  );
}
