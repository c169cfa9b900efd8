import { type FormEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { AdminTold } from "./ask-admin.ts";
import { isReason, ReasonField } from "./reason-field.tsx";
import { useProblemWords } from "./use-problem-words.ts";

type ReasonDialogProps<T> = {
  title: string;
  /** What it is about. */
  lead?: string;
  /** What will happen. */
  effect: string;
  act: string;
  onAct: (reason: string) => Promise<AdminTold<T>>;
  onDone: (value: T, reason: string) => void;
  onClose: () => void;
};

/** Asks why before something is taken away; what was typed stays when it is refused. */
export function ReasonDialog<T>({ title, lead, effect, act, onAct, onDone, onClose }: ReasonDialogProps<T>) {
  const t = useTranslations("admin.reason");
  const problemWords = useProblemWords();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setProblem(null);
    setMissing(!isReason(reason));
    if (!isReason(reason)) {
      form.current?.querySelector("textarea")?.focus();
      return;
    }
    setBusy(true);
    const told = await onAct(reason.trim());
    setBusy(false);
    if (told.ok) onDone(told.value, reason.trim());
    else setProblem(problemWords(told.problem));
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      lead={lead}
      title={title}
      closeLabel={t("cancel")}
    >
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <Text>{effect}</Text>
          <ReasonField value={reason} isMissing={isMissing} onChange={setReason} />
          <div role="alert" className="empty:hidden">
            {problem && <Remark tone="bad">{problem}</Remark>}
          </div>
          <Inline gap={2} wrap>
            <Button type="submit" variant="danger" pending={isBusy}>
              {act}
            </Button>
            <Button onClick={onClose}>{t("cancel")}</Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
