import { useTranslations } from "use-intl/react";
import type { GivenReply } from "#domain/conversation/kept-reply.ts";
import { replyText } from "#domain/lisa/reply-text.ts";
import { keyAt } from "../reply/reply-lines.tsx";

type AnnouncerProps = {
  isThinking: boolean;
  /** The reply that came while the page was open; null: none yet. */
  reply: GivenReply | null;
};

/** Says to screen readers that she reads, and then the reply block by block, so that each can be passed over. */
export function Announcer({ isThinking, reply }: AnnouncerProps) {
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
