/** The conversation itself: what was said, what is on its way, and the line to write in. */
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useOnline } from "#app/lib/use-online.ts";
import { DraftFailure } from "#app/saving/draft-failure.tsx";
import type { SentLineHandle, SentLineProps } from "#app/saving/use-sent-line.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { WalkingDots } from "#app/ui/states/walking-dots.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { GivenReply } from "#domain/conversation/kept-reply.ts";
import { replyText } from "#domain/lisa/reply-text.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { keyAt } from "../reply/reply-lines.tsx";
import { ChatNews } from "./chat-news.tsx";
import { Composer } from "./composer.tsx";
import { showCard } from "./open-card.ts";
import { QuestionBox } from "./question-box.tsx";
import { OpenSafetyCard } from "./safety-card-view.tsx";
import { Starters } from "./starters.tsx";
import { TurnView } from "./turn-view.tsx";
import type { Sent, useChat } from "./use-chat.ts";
import { useFollow } from "./use-follow.ts";
import { keepQuestion, useQuestionDraft } from "./use-question-draft.ts";

type ChatColumnProps = {
  chat: ReturnType<typeof useChat>;
  today: CalendarDay;
  renewsOn: CalendarDay;
  /** Whether this device ever heard how many messages are left: without a network it gives no other. */
  isCountKnown: boolean;
  language: "en" | "fr";
  isSentOut: boolean;
};

export function ChatColumn({ chat, today, renewsOn, isCountKnown, language, isSentOut }: ChatColumnProps) {
  const t = useTranslations("lisa");
  const journal = useJournal();
  const isOnline = useOnline();
  const composer = useRef<SentLineHandle>(null);
  const draft = useQuestionDraft(chat.conversation?.id ?? null, chat.isTemporary);
  const newest = useNewest(chat);
  const end = useFollow(chat.pending !== null, newest === null ? null : chat.newest);
  const isBusy = chat.pending !== null;
  const newsPlace = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chat.news) newsPlace.current?.scrollIntoView({ block: "nearest" });
  }, [chat.news]);

  /** The conversation that was begun with words typed in the line. */
  const [begun, setBegun] = useState<string | null>(null);

  async function ask(sent: Sent, isTyped = false): ReturnType<SentLineProps["onSend"]> {
    const { isTaken, begun: id } = await chat.send({ ...sent, draft: draft.key ?? undefined });
    if (id === null) return isTaken;
    if (isTyped) setBegun(id);
    return (rest) => {
      draft.type("");
      keepQuestion(id, rest);
    };
  }
  /** Not typed in the line just now, and kept in its draft all the same until it is answered. */
  function send(sent: Sent): void {
    if (sent.turn === undefined && composer.current) void composer.current.send(sent.text, () => ask(sent));
    else void chat.send(sent);
  }
  const { pending, streamed, turns, news } = chat;
  const asked = pending && !pending.turn ? pending : null;
  return (
    <>
      <Stack gap={8} className="flex-1">
        {chat.isTemporary && (
          <Text size="small" tone="soft">
            {t("chat.temporaryHint")}{" "}
            <TextButton size="small" onClick={() => chat.open(null)}>
              {t("chat.end")}
            </TextButton>
          </Text>
        )}
        {chat.isMissing && (
          <Text tone="soft" role="status">
            {t("chat.notYours")}
          </Text>
        )}
        {chat.conversation === null && turns.length === 0 && !pending && <Starters onAsk={send} />}
        {turns.length > 0 && (
          <ol className="flex flex-col gap-10">
            {turns.map((turn, at) => (
              <TurnView
                key={turn.id}
                turn={turn}
                isLast={at === turns.length - 1}
                isBusy={isBusy}
                onSend={send}
                onHelp={() => journal && showCard({ personId: journal.personId, language, reason: "asked" })}
              />
            ))}
          </ol>
        )}
        {asked && <QuestionBox question={asked.text} />}
        {streamed !== "" && (
          <p lang={language} className="max-w-measure whitespace-pre-line" aria-hidden>
            {streamed.replaceAll("**", "")}
          </p>
        )}
        {pending && (
          <Text tone="soft" className="flex items-center gap-3">
            <WalkingDots size="small" />
            {t("chat.thinking")}
          </Text>
        )}
        <OpenSafetyCard today={today} />
        <div ref={newsPlace} className="scroll-mb-60 empty:hidden lg:scroll-mb-40">
          <ChatNews news={news} renewsOn={renewsOn} onRetry={() => news && send(news.sent)} />
        </div>
        <div ref={end} />
      </Stack>
      <Announcer isThinking={isBusy} reply={newest} />
      <div className="sticky bottom-[calc(var(--bar-height)-16px)] z-10 -mx-(--page-gutter) bg-ground px-(--page-gutter) pt-2 pb-6 lg:bottom-0 lg:mx-0 lg:px-0 lg:pb-3 print:hidden">
        {!isOnline && journal?.kind === "account" && (
          <Text size="small" tone="soft" role="status" className="pb-2">
            {t(isCountKnown ? "failure.offline" : "failure.offlineUnknown")}
          </Text>
        )}
        {draft.key !== null && (
          <Composer
            key={draft.key}
            ref={composer}
            start={draft.text}
            isBusy={isBusy}
            isSentOut={isSentOut}
            onType={draft.type}
            takesFocus={begun !== null && begun === chat.conversation?.id}
            onSend={(text) => ask({ text }, true)}
            onStop={chat.stop}
            onRecall={() => composer.current?.put(turns.at(-1)?.question ?? "")}
          />
        )}
        <DraftFailure reason={draft.failure} text={draft.text} />
      </div>
    </>
  );
}

function useNewest({ turns, newest }: ChatColumnProps["chat"]) {
  if (newest === null) return null;
  const versions = turns.flatMap((turn) => turn.versions);
  return versions.find(({ id }) => id === newest)?.reply ?? null;
}

type AnnouncerProps = {
  isThinking: boolean;
  /** The reply that came while the page was open; null: none yet. */
  reply: GivenReply | null;
};

/** Says to screen readers that she reads, and then the reply block by block, so that each can be passed over. */
function Announcer({ isThinking, reply }: AnnouncerProps) {
  const t = useTranslations("lisa.chat");
  return (
    <div className="sr-only">
      <p role="status">
        {isThinking ? t("thinking") : reply && t("answered", { count: reply.blocks.length })}
      </p>
      <div aria-live="polite" aria-relevant="additions" lang={reply?.language}>
        {!isThinking &&
          reply?.blocks.map((block, at) => <p key={keyAt(at)}>{replyText({ ...reply, blocks: [block] })}</p>)}
      </div>
    </div>
  );
}
