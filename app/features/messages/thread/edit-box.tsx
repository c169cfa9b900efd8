import { type KeyboardEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { isComposing } from "#app/lib/composing.ts";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import { editMessage } from "#app/store/messages/messages.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { editingTime, type Message } from "#domain/message/message.ts";
import { canEdit } from "#domain/message/message-rules.ts";
import { messageTraits } from "#domain/message/message-traits.ts";

type EditBoxProps = { message: Message; text: string; onClose: () => void };

/** A message that is being put right. */
export function EditBox({ message, text, onClose }: EditBoxProps) {
  const t = useTranslations("messages.edit");
  const [edited, setEdited] = useState(text);
  const [issue, setIssue] = useState<"empty" | "late" | null>(null);
  const { save, isSaving, failure } = useSave();
  const left = minutesLeft(message);
  function submit() {
    const said = edited.trim();
    if (said === "") return setIssue("empty");
    if (said === text) return onClose();
    if (!canEdit(message, Date.now())) return setIssue("late");
    void save(() => editMessage(message.id, said), onClose);
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (isComposing(event)) return;
    if (event.key === "Escape") {
      event.preventDefault();
      onClose();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      submit();
    }
  }
  return (
    <Stack gap={3} className="w-full">
      <TextArea
        label={t("label")}
        hint={left === null ? undefined : t("left", { minutes: left })}
        rows={2}
        maxLength={messageTraits.body.max}
        value={edited}
        error={issue && t(issue)}
        autoFocus
        dir="auto"
        onChange={({ target }) => {
          setIssue(null);
          setEdited(target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <Inline gap={3}>
        <Button pending={isSaving} onClick={submit}>
          {t("save")}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t("cancel")}
        </Button>
      </Inline>
      <SaveFailure reason={failure} keepsText />
    </Stack>
  );
}

/** Null: it has not left, and can be changed as long as it has not. */
function minutesLeft({ sent_at }: Message): number | null {
  if (sent_at === null) return null;
  return Math.max(0, Math.ceil((Date.parse(sent_at) + editingTime - Date.now()) / 60_000));
}
