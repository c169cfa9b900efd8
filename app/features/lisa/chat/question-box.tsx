import { Pencil } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { isComposing } from "#app/lib/composing.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { turnTraits } from "#domain/conversation/conversation-traits.ts";

type QuestionBoxProps = {
  question: string;
  /** Left out while an answer is on its way. */
  onResend?: ((text: string) => void) | undefined;
};

/** The person's words in a ruled box; they can be put right and asked again. */
export function QuestionBox({ question, onResend }: QuestionBoxProps) {
  const t = useTranslations("lisa");
  const [edited, setEdited] = useState<string | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  if (edited === null || !onResend) {
    return (
      <div className="flex items-start justify-end gap-1 pl-8">
        {onResend && (
          <IconButton icon={Pencil} label={t("chat.edit")} size={18} onClick={() => setEdited(question)} />
        )}
        <p
          dir="auto"
          className="max-w-measure rounded-(--radius-field) border border-line-strong px-4 py-2.5 whitespace-pre-wrap wrap-anywhere"
        >
          <span className="sr-only">{t("chat.you")}: </span>
          {question}
        </p>
      </div>
    );
  }
  function resend() {
    const asked = (edited ?? "").trim();
    if (asked === "") return setEmpty(true);
    setEdited(null);
    onResend?.(asked);
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (isComposing(event)) return;
    if (event.key === "Escape") setEdited(null);
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      resend();
    }
  }
  return (
    <Stack gap={3}>
      <TextArea
        label={t("chat.editLabel")}
        rows={2}
        maxLength={turnTraits.question.max}
        value={edited}
        error={isEmpty ? t("ask.empty") : undefined}
        autoFocus
        dir="auto"
        onChange={(event) => {
          setEmpty(false);
          setEdited(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <Inline gap={3}>
        <Button onClick={resend}>{t("chat.resend")}</Button>
        <Button variant="quiet" onClick={() => setEdited(null)}>
          {t("chat.cancel")}
        </Button>
      </Inline>
    </Stack>
  );
}
