import { ArrowUp } from "lucide-react";
import { type KeyboardEvent, type Ref, useEffect, useId } from "react";
import { useTranslations } from "use-intl/react";
import { isComposing } from "#app/lib/composing.ts";
import { type SentLineHandle, useSentLine } from "#app/saving/use-sent-line.ts";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { messageTraits } from "#domain/message/message-traits.ts";

const limit = messageTraits.body.max;

type ComposerProps = {
  ref?: Ref<SentLineHandle>;
  name: string;
  /** What was typed before the page was left. */
  start: string;
  isOffline: boolean;
  /** It stands where a button was that is gone. */
  takesFocus: boolean;
  /** Kept as a draft. */
  onType: (text: string) => void;
  /** Answers true once the line may be emptied. */
  onSend: (text: string) => Promise<boolean>;
  /** The arrow up in an empty line. */
  onLeaveUp: () => void;
};

/** The line to write in. Enter sends; what is refused stays where it was typed. */
export function Composer({
  ref,
  name,
  start,
  isOffline,
  takesFocus,
  onType,
  onSend,
  onLeaveUp,
}: ComposerProps) {
  const t = useTranslations("messages.write");
  const { box, text, trouble, change, send } = useSentLine({ ref, start, limit, onType, onSend });
  const id = useId();
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus, box]);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      void send();
    } else if (event.key === "ArrowUp" && text === "") {
      event.preventDefault();
      onLeaveUp();
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap={1}>
        <div className="flex items-end gap-2 rounded-(--radius-field) border border-line-strong bg-raised p-1.5 pl-3.5 focus-within:border-focus">
          <label htmlFor={id} className="sr-only">
            {t("label", { name })}
          </label>
          <textarea
            ref={box}
            id={id}
            rows={1}
            value={text}
            placeholder={t("placeholder", { name })}
            aria-invalid={trouble !== null || undefined}
            aria-describedby={`${id}-said`}
            dir="auto"
            enterKeyHint="send"
            className="field-sizing-content max-h-48 min-h-11 min-w-0 flex-1 resize-none bg-transparent py-2 type-entry text-ink outline-none"
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <IconButton icon={ArrowUp} label={t("send")} variant="primary" type="submit" />
        </div>
        <div id={`${id}-said`}>
          {trouble ? (
            <Text size="small" tone="bad" role="alert">
              {trouble === "empty" ? t("empty") : t("tooLong", { over: text.trim().length - limit, limit })}
            </Text>
          ) : (
            <Text size="small" tone="soft">
              {t(isOffline ? "waits" : "note")} <span className="max-lg:sr-only">{t("keys")}.</span>
            </Text>
          )}
        </div>
      </Stack>
    </form>
  );
}
