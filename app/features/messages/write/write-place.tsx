import { ArrowDown } from "lucide-react";
import { type Ref, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useOnline } from "#app/lib/use-online.ts";
import { DraftFailure } from "#app/saving/draft-failure.tsx";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import type { SentLineHandle } from "#app/saving/use-sent-line.ts";
import { sendMessage } from "#app/store/messages/messages.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Message, Thread } from "#domain/message/message.ts";
import { canWrite, threadState } from "#domain/message/message-rules.ts";
import { useUnblock } from "../use-block.ts";
import { Composer } from "./composer.tsx";
import { RequestAnswers } from "./request-answers.tsx";
import { threadDraftKey, useThreadDraft } from "./use-thread-draft.ts";

type WritePlaceProps = {
  ref: Ref<SentLineHandle>;
  thread: Thread;
  name: string;
  messages: readonly Message[];
  newBelow: boolean;
  onGoToEnd: () => void;
  onLeaveUp: () => void;
};

/** At the end of a conversation: the line to write in, or why there is none. */
export function WritePlace({ newBelow, onGoToEnd, ...rest }: WritePlaceProps) {
  const t = useTranslations("messages.thread");
  return (
    <div className="sticky bottom-0 z-10 -mx-(--page-gutter) flex flex-col gap-2 border-t border-line bg-ground px-(--page-gutter) pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:mx-0 lg:border-t-0 lg:px-0 lg:pt-2 print:hidden">
      {newBelow && (
        <div className="flex justify-center">
          <Button variant="secondary" icon={ArrowDown} onClick={onGoToEnd}>
            {t("newBelow")}
          </Button>
        </div>
      )}
      <Place {...rest} />
    </div>
  );
}

function Place({ ref, thread, name, messages, onLeaveUp }: Omit<WritePlaceProps, "newBelow" | "onGoToEnd">) {
  const t = useTranslations("messages.thread");
  const isOn = useProfile()?.messages_are_on ?? false;
  const isOnline = useOnline();
  const unblock = useUnblock();
  const draft = useThreadDraft(thread.id);
  const { save, failure } = useSave();
  const state = threadState(thread);
  const [isAccepted, setAccepted] = useState(false);
  if (state === "request" || state === "ignored")
    return <RequestAnswers thread={thread} onAccepted={() => setAccepted(true)} />;
  if (state === "blocked") {
    return (
      <Inline gap={4} wrap justify="between">
        <Text size="small" tone="soft">
          {t("blocked")}
        </Text>
        <Button onClick={() => void unblock(thread)}>{t("unblock")}</Button>
      </Inline>
    );
  }
  const own = messages.filter(({ is_mine }) => is_mine);
  if (!canWrite(thread, own.length) || !isOn) {
    const asked = own.some(({ rev }) => rev === 0) ? "askedWaits" : "asked";
    return (
      <Text size="small" tone="soft">
        {t(state === "left" ? "left" : isOn ? asked : "closed")}
      </Text>
    );
  }
  if (draft.text === undefined) return null;
  async function send(text: string): Promise<boolean> {
    let isSent = false;
    await save(
      () => sendMessage(thread.id, text, threadDraftKey(thread.id)),
      () => {
        isSent = true;
      },
    );
    return isSent;
  }
  return (
    <Stack gap={2}>
      <Composer
        ref={ref}
        name={name}
        start={draft.text}
        isOffline={!isOnline}
        takesFocus={isAccepted}
        onType={draft.type}
        onSend={send}
        onLeaveUp={onLeaveUp}
      />
      <SaveFailure reason={failure} keepsText />
      <DraftFailure reason={draft.failure} text={draft.text} />
    </Stack>
  );
}
