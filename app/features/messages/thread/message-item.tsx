import { lazy, memo, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { RefusedRow } from "#app/store/db/journal-database.ts";
import { textLinkClass } from "#app/ui/actions/text-link-style.ts";
import { classNames } from "#app/ui/styles/class-names.ts";
import { Marked } from "#app/ui/type/marked.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import type { Message, Thread } from "#domain/message/message.ts";
import { canOpenLinks, sentAt } from "#domain/message/message-rules.ts";
import { type LinkTarget, readLinks } from "../links/read-links.ts";
import { isOwn, wordsOf } from "../message-words.ts";
import { EditBox } from "./edit-box.tsx";
import { MessageMenu } from "./message-menu.tsx";
import { MessageState } from "./message-state.tsx";

const LinkDialog = lazy(async () => ({ default: (await import("../links/link-dialog.tsx")).LinkDialog }));

type MessageItemProps = {
  message: Message;
  thread: Thread;
  name: string;
  isFirstNew: boolean;
  isLastSeen: boolean;
  /** Where the keyboard comes into the conversation. */
  isEntry: boolean;
  isWaiting: boolean;
  refused: RefusedRow | null;
  query: string;
  onReport: (messageId: string) => void;
  /** It goes from here; the keyboard goes on elsewhere. */
  onGone: () => void;
};

export const MessageItem = memo(function MessageItem({
  message,
  thread,
  name,
  isFirstNew,
  isLastSeen,
  isEntry,
  isWaiting,
  refused,
  query,
  onReport,
  onGone,
}: MessageItemProps) {
  const t = useTranslations("messages");
  const format = useFormat();
  const [isEditing, setEditing] = useState(false);
  const article = useRef<HTMLElement>(null);
  function endEditing() {
    setEditing(false);
    article.current?.focus();
  }
  const [target, setTarget] = useState<LinkTarget | null>(null);
  const words = wordsOf(message);
  const isMine = isOwn(message);
  const time = format.time(sentAt(message));
  return (
    <li className="flex flex-col gap-4">
      {isFirstNew && (
        <p className="flex items-center gap-3 type-caption text-accent before:flex-1 before:border-t before:border-accent after:flex-1 after:border-t after:border-accent">
          {t("thread.newHere")}
        </p>
      )}
      <article
        ref={article}
        id={`m-${message.id}`}
        data-message
        tabIndex={isEntry ? 0 : -1}
        aria-label={
          words.kind === "damaged"
            ? t("message.someones", { time })
            : isMine
              ? t("message.own", { time })
              : t("message.from", { name, time })
        }
        className={classNames(
          "group/message flex max-w-full flex-col gap-1",
          isMine ? "items-end ps-10 lg:ps-16" : "items-start pe-4 lg:pe-16",
        )}
      >
        {isEditing && words.kind === "text" ? (
          <EditBox message={message} text={words.text} onClose={endEditing} />
        ) : words.kind === "text" ? (
          <p
            dir="auto"
            className={classNames(
              "max-w-measure min-w-0 type-entry whitespace-pre-wrap wrap-anywhere",
              isMine && "rounded-(--radius-field) border border-line-strong bg-surface px-4 py-2",
              isMine && (isWaiting || refused) && "border-dashed",
            )}
          >
            {canOpenLinks(thread) ? (
              <MessageText text={words.text} query={query} onOpen={setTarget} />
            ) : (
              words.text
            )}
          </p>
        ) : (
          <Text tone="soft" className="italic">
            {t(`message.${words.kind}`)}
          </Text>
        )}
        <div
          data-end
          className={classNames("flex max-w-full items-start gap-1", isMine && "flex-row-reverse")}
        >
          <MessageState
            message={message}
            time={time}
            isWaiting={isWaiting}
            isLastSeen={isLastSeen}
            refused={refused}
          />
          <MessageMenu
            message={message}
            canEdit={refused === null}
            onEdit={() => setEditing(true)}
            onReport={() => onReport(message.id)}
            onGone={onGone}
          />
        </div>
        {target && (
          <SectionBoundary onFailed={() => setTarget(null)}>
            <LinkDialog target={target} onClose={() => setTarget(null)} />
          </SectionBoundary>
        )}
      </article>
    </li>
  );
});

type MessageTextProps = { text: string; query: string; onOpen: (target: LinkTarget) => void };

/** A message's words. An address in them is a button: where it leads is shown before it opens. */
function MessageText({ text, query, onOpen }: MessageTextProps) {
  const parts = useMemo(() => readLinks(text), [text]);
  return parts.map((part, at) => {
    const key = `${at}`;
    if (part.kind === "text") return query ? <Marked key={key} text={part.text} query={query} /> : part.text;
    return (
      <button
        key={key}
        type="button"
        aria-haspopup="dialog"
        onClick={() => onOpen(part.target)}
        className={`${textLinkClass({})} text-start wrap-anywhere`}
      >
        {part.text}
      </button>
    );
  });
}
