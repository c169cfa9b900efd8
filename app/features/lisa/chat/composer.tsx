import { ArrowUp, Square } from "lucide-react";
import { type KeyboardEvent, type Ref, useEffect, useId } from "react";
import { useTranslations } from "use-intl/react";
import { isComposing } from "#app/lib/composing.ts";
import { type SentLineHandle, useSentLine } from "#app/saving/use-sent-line.ts";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { turnTraits } from "#domain/conversation/conversation-traits.ts";

const limit = turnTraits.question.max;

type ComposerProps = {
  ref?: Ref<SentLineHandle>;
  /** What was typed before the page was left. */
  start: string;
  isBusy: boolean;
  /** It stands where the line was that the conversation was begun in. */
  takesFocus: boolean;
  /** A model outside says the replies again. */
  isSentOut: boolean;
  /** Kept as a draft, or nowhere in a temporary conversation. */
  onType: (text: string) => void;
  onSend: Parameters<typeof useSentLine>[0]["onSend"];
  onStop: () => void;
  /** The arrow up in an empty line. */
  onRecall: () => void;
};

/** The line to write in. Enter sends; what is refused stays where it was typed. */
export function Composer({
  ref,
  start,
  isBusy,
  takesFocus,
  isSentOut,
  onType,
  onSend,
  onStop,
  onRecall,
}: ComposerProps) {
  const t = useTranslations("lisa.ask");
  const chat = useTranslations("lisa.chat");
  const { box, text, trouble, change, send } = useSentLine({ ref, start, limit, onType, onSend });
  const id = useId();
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus, box]);

  /** What was typed meanwhile waits for her; Escape and the button stop her. */
  function sendWhenIdle() {
    if (!isBusy) void send();
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      sendWhenIdle();
    } else if (event.key === "Escape" && isBusy) {
      event.preventDefault();
      onStop();
    } else if (event.key === "ArrowUp" && text === "") {
      event.preventDefault();
      onRecall();
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sendWhenIdle();
      }}
    >
      <Stack gap={1}>
        <div className="flex items-end gap-2 rounded-(--radius-field) border border-line-strong bg-raised p-1.5 pl-3.5 focus-within:border-focus">
          <label htmlFor={id} className="sr-only">
            {t("label")}
          </label>
          <textarea
            ref={box}
            id={id}
            rows={1}
            value={text}
            placeholder={t("placeholder")}
            aria-invalid={trouble !== null || undefined}
            aria-describedby={`${id}-said`}
            dir="auto"
            enterKeyHint="send"
            className="field-sizing-content max-h-48 min-h-11 min-w-0 flex-1 resize-none bg-transparent py-2.5 type-body text-ink outline-none"
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {isBusy ? (
            <IconButton icon={Square} label={chat("stop")} variant="boxed" onClick={onStop} />
          ) : (
            <IconButton icon={ArrowUp} label={t("send")} variant="primary" type="submit" />
          )}
        </div>
        <div id={`${id}-said`}>
          {trouble ? (
            <Text size="small" tone="bad" role="alert">
              {trouble === "empty" ? t("empty") : t("tooLong", { over: text.trim().length - limit, limit })}
            </Text>
          ) : (
            <Text size="small" tone="soft" className={isSentOut ? undefined : "max-lg:sr-only"}>
              {t(isSentOut ? "outside" : "here")} <span className="max-lg:sr-only">{t("keys")}.</span>
            </Text>
          )}
        </div>
      </Stack>
    </form>
  );
}
