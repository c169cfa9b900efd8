import { useMemo } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { useMessages } from "#app/store/messages/messages.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Marked } from "#app/ui/type/marked.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Thread } from "#domain/message/message.ts";
import { sentAt } from "#domain/message/message-rules.ts";
import { textOf } from "../message-words.ts";
import { usePersonName } from "../use-person-name.ts";
import { findMessages, foundAtMost } from "./find-messages.ts";
import { useShortWhen } from "./use-short-when.ts";

type FoundMessagesProps = { query: string; threads: readonly Thread[] };

/** What the search found; each opens its place in the conversation. */
export function FoundMessages({ query, threads }: FoundMessagesProps) {
  const t = useTranslations("messages.list");
  const nameOf = usePersonName();
  const when = useShortWhen();
  const messages = useMessages();
  const byId = useMemo(() => new Map(threads.map((thread) => [thread.id, thread])), [threads]);
  const found = useMemo(
    () => findMessages(messages ?? new Map(), new Set(byId.keys()), query),
    [messages, byId, query],
  );
  return (
    <Stack gap={3}>
      <Text size="small" tone="soft" role="status">
        {t("searchFound", { count: found.length })}
      </Text>
      {found.length > 0 && (
        <ul className="border-b border-line">
          {found.slice(0, foundAtMost).map((message) => {
            const thread = byId.get(message.thread_id);
            return (
              <li key={message.id} className="border-t border-line">
                <Link
                  to={paths.thread(message.thread_id)}
                  state={{ message: message.id, query }}
                  data-thread
                  className="-mx-3 flex flex-col gap-0.5 px-3 py-2.5 hover:bg-surface active:bg-sunken"
                >
                  <span className="flex items-baseline justify-between gap-4">
                    <span dir="auto" className="min-w-0 truncate type-name text-ink">
                      {message.is_mine
                        ? t("toPerson", { name: nameOf(thread ?? nobody) })
                        : nameOf(thread ?? nobody)}
                    </span>
                    <span className="flex-none type-small text-ink-soft">{when(sentAt(message))}</span>
                  </span>
                  <span dir="auto" className="type-body text-ink-soft wrap-anywhere">
                    <Marked text={textOf(message)} query={query} length={90} />
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {found.length > foundAtMost && (
        <Text size="small" tone="soft">
          {t("searchMore", { count: found.length - foundAtMost })}
        </Text>
      )}
    </Stack>
  );
}

const nobody = { has_left: false, peer_name: null, peer_handle: null, to: null };
