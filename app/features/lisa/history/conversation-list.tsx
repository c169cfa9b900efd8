import { Plus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useTimeZone, useTranslations } from "use-intl/react";
import { isComposing } from "#app/lib/composing.ts";
import { useConversations, useTurns } from "#app/store/conversations/conversations.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { SearchField } from "#app/ui/fields/search-field.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { ConversationRow } from "./conversation-row.tsx";
import { DeletedConversations } from "./deleted-conversations.tsx";
import { findConversations, groupConversations } from "./find-conversations.ts";

type ConversationListProps = {
  today: CalendarDay;
  openId: string | null;
  onOpen: (id: string | null, isTemporary?: boolean) => void;
};

export function ConversationList({ today, openId, onOpen }: ConversationListProps) {
  const t = useTranslations("lisa");
  const timeZone = useTimeZone() ?? "UTC";
  const conversations = useConversations() ?? [];
  const turns = useTurns() ?? new Map();
  const [query, setQuery] = useState("");
  const asked = useDeferredValue(query);
  const found = findConversations(conversations, turns, asked);
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Button variant="secondary" icon={Plus} fullWidth onClick={() => onOpen(null)}>
          {t("chat.new")}
        </Button>
        <Button variant="quiet" fullWidth onClick={() => onOpen(null, true)}>
          {t("chat.temporary")}
        </Button>
      </Stack>
      {conversations.length > 0 && (
        <SearchField
          label={t("history.search")}
          placeholder={t("history.find")}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => event.key === "Escape" && !isComposing(event) && setQuery("")}
        />
      )}
      {found.length === 0 && (
        <Text size="small" tone="soft" role="status">
          {t(conversations.length === 0 ? "history.none" : "history.notFound")}
        </Text>
      )}
      {groupConversations(found, turns, today, timeZone).map(({ group, conversations: inGroup }) => (
        <Stack key={group} as="section" gap={1} aria-label={t(`history.${group}`)}>
          <Text size="small" tone="soft">
            {t(`history.${group}`)}
          </Text>
          <ul>
            {inGroup.map((one) => (
              <ConversationRow
                key={one.id}
                conversation={one}
                isOpen={one.id === openId}
                onOpen={() => onOpen(one.id)}
                onGone={() => one.id === openId && onOpen(null)}
              />
            ))}
          </ul>
        </Stack>
      ))}
      <DeletedConversations today={today} onOpen={onOpen} />
    </Stack>
  );
}
