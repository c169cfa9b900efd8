/** A conversation: who it is with, what was said, and the line to write in. */

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { isRecord } from "#app/lib/person.ts";
import { paths } from "#app/paths.ts";
import type { SentLineHandle } from "#app/saving/use-sent-line.ts";
import { useView } from "#app/store/db/use-view.ts";
import { useMessages } from "#app/store/messages/messages.ts";
import { useThread } from "#app/store/messages/threads.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { useRootMark } from "#app/ui/layout/use-root-mark.ts";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import type { Message, Thread } from "#domain/message/message.ts";
import { isUnread } from "#domain/message/message-rules.ts";
import { textOf } from "../message-words.ts";
import { ReportDialog } from "../report/report-dialog.tsx";
import { usePersonName } from "../use-person-name.ts";
import { WritePlace } from "../write/write-place.tsx";
import { MessageLog } from "./message-log.tsx";
import { ThreadHead } from "./thread-head.tsx";
import { useFollow } from "./use-follow.ts";

const none: readonly Message[] = [];

export function ThreadView({ id }: { id: string }) {
  const t = useTranslations("messages");
  const thread = useThread(id);
  const messages = useMessages();
  const sought = useSought();
  useRootMark("hasWritingLine");
  useJoined(id, thread, messages?.get(id));
  if (thread === undefined || messages === undefined) return <Skeleton rows={5} />;
  return (
    <Stack gap={5} className="min-h-[calc(100dvh-3.5625rem)] lg:min-h-[calc(100dvh-5.75rem)]">
      {thread ? (
        <OpenThread
          key={sought?.message}
          thread={thread}
          messages={messages.get(id) ?? none}
          sought={sought}
        />
      ) : (
        <Stack gap={3} className="max-lg:pt-5">
          <div className="lg:hidden">
            <BackLink to={paths.messages}>{t("backToList")}</BackLink>
          </div>
          <Title size="title">{t("title")}</Title>
          <Text tone="soft" role="status">
            {t("thread.missing")}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

type Sought = { readonly message: string; readonly query: string };

type OpenThreadProps = {
  thread: Thread;
  messages: readonly Message[];
  /** The message that the search led to. */
  sought: Sought | null;
};

function OpenThread({ thread, messages, sought }: OpenThreadProps) {
  const name = usePersonName()(thread);
  const composer = useRef<SentLineHandle>(null);
  const [reported, setReported] = useState<string | null | undefined>(undefined);
  // As it was when the conversation was opened: reading it takes the mark off elsewhere, not here.
  const [firstNew] = useState(() => messages.find((message) => isUnread(message, thread))?.id ?? null);
  const log = useRef<HTMLDivElement>(null);
  const { end, isAway, goToEnd } = useFollow(messages, sought?.message ?? firstNew);
  const report = useCallback((messageId: string | null) => setReported(messageId), []);
  const goToLine = useCallback(() => composer.current?.focus(), []);
  return (
    <>
      <ThreadHead thread={thread} name={name} onReport={() => report(null)} />
      <div ref={log} className="flex-1">
        <MessageLog
          thread={thread}
          name={name}
          messages={messages}
          firstNew={firstNew}
          sought={sought}
          onReport={report}
          onEscape={goToLine}
        />
        <div ref={end} />
      </div>
      <Announcer name={name} messages={messages} />
      <WritePlace
        ref={composer}
        thread={thread}
        name={name}
        messages={messages}
        newBelow={isAway}
        onGoToEnd={goToEnd}
        onLeaveUp={() => focusNewest(log)}
      />
      {reported !== undefined && (
        <ReportDialog
          thread={thread}
          name={name}
          messages={messages}
          chosen={reported}
          onClose={() => setReported(undefined)}
        />
      )}
    </>
  );
}

function focusNewest(log: RefObject<HTMLElement | null>): void {
  [...(log.current?.querySelectorAll<HTMLElement>("[data-message]") ?? [])].at(-1)?.focus();
}

function useSought(): Sought | null {
  const state: unknown = useLocation().state;
  if (!isRecord(state) || typeof state.message !== "string") return null;
  return { message: state.message, query: typeof state.query === "string" ? state.query : "" };
}

type AnnouncerProps = { name: string; messages: readonly Message[] };

/** Says to screen readers what arrived since the conversation was opened: one message whole, several by their number. */
function Announcer({ name, messages }: AnnouncerProps) {
  const t = useTranslations("messages.announce");
  const known = useRef(new Set(messages.map(({ id }) => id)));
  const [arrived, setArrived] = useState<readonly Message[]>([]);
  useEffect(() => {
    const fresh = messages.filter(({ id, is_mine }) => !known.current.has(id) && !is_mine);
    for (const { id } of messages) known.current.add(id);
    if (fresh.length > 0) setArrived(fresh);
  }, [messages]);
  const [only] = arrived;
  return (
    <p role="status" className="sr-only">
      {/* Of two that say the same, the second is said too. */}
      <span key={arrived.at(-1)?.id}>
        {arrived.length === 1 && only
          ? t("received", { name, text: textOf(only) })
          : arrived.length > 1 && t("several", { count: arrived.length })}
      </span>
    </p>
  );
}

/** Where both wrote first, the server makes one conversation of two: whoever looks at the one that goes is led to where its words went. */
function useJoined(
  id: string,
  thread: Thread | null | undefined,
  messages: readonly Message[] | undefined,
): void {
  const navigate = useNavigate();
  const all = useView("messages");
  const word = useRef<string | null>(null);
  const shown = messages?.at(0)?.id;
  if (thread && shown !== undefined) word.current = shown;
  const now = thread === null && word.current !== null ? all?.get(word.current)?.thread_id : undefined;
  useEffect(() => {
    if (now !== undefined && now !== id) void navigate(paths.thread(now), { replace: true });
  }, [now, id, navigate]);
}
