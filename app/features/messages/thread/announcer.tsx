import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import type { Message } from "#domain/message/message.ts";
import { textOf } from "../message-words.ts";

type AnnouncerProps = { name: string; messages: readonly Message[] };

/** Says to screen readers what arrived since the conversation was opened: one message whole, several by their number. */
export function Announcer({ name, messages }: AnnouncerProps) {
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
