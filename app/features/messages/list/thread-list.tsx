/** The conversations, with the requests above them and the search over all of it. */

import { SquarePen } from "lucide-react";
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from "react";
import { useTranslations } from "use-intl/react";
import { isComposing } from "#app/lib/composing.ts";
import { isRecord } from "#app/lib/person.ts";
import { paths } from "#app/paths.ts";
import { useView } from "#app/store/db/use-view.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { SearchField } from "#app/ui/fields/search-field.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Thread } from "#domain/message/message.ts";
import { threadDraftKey } from "../write/use-thread-draft.ts";
import { FoundMessages } from "./found-messages.tsx";
import type { ListedThreads } from "./list-threads.ts";
import { PutAway } from "./put-away.tsx";
import { RequestCard } from "./request-card.tsx";
import { ThreadRow } from "./thread-row.tsx";

/** Conversations that are drawn at first: a phone lays out no more in a frame. */
const pageSize = 30;

type ThreadListProps = {
  listed: ListedThreads;
  openId: string | null;
  onWrite: () => void;
  onReport: (thread: Thread) => void;
};

export function ThreadList({ listed, openId, onWrite, onReport }: ThreadListProps) {
  const t = useTranslations("messages");
  const draftOf = useThreadDrafts();
  const [query, setQuery] = useState("");
  const [shown, setShown] = useState(pageSize);
  const asked = useDeferredValue(query.trim());
  const { requests, conversations, putAway } = listed;
  const count = requests.length + conversations.length + putAway.length;
  return (
    <Stack gap={6} onKeyDown={walkList}>
      <Button variant="secondary" icon={SquarePen} fullWidth aria-haspopup="dialog" onClick={onWrite}>
        {t("list.write")}
      </Button>
      {count > 0 && (
        <SearchField
          label={t("list.search")}
          placeholder={t("list.search")}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => event.key === "Escape" && !isComposing(event) && setQuery("")}
        />
      )}
      {asked !== "" ? (
        <FoundMessages query={asked} threads={conversations.map(({ thread }) => thread)} />
      ) : (
        <>
          {requests.length > 0 && (
            <Stack
              as="section"
              gap={2}
              className="-mx-(--page-gutter) border-y border-ink bg-surface px-(--page-gutter) pt-4 lg:-mx-3 lg:px-3"
            >
              <Heading>{t("requests.title", { count: requests.length })}</Heading>
              <ul>
                {requests.map((one) => (
                  <RequestCard key={one.thread.id} listed={one} onReport={() => onReport(one.thread)} />
                ))}
              </ul>
            </Stack>
          )}
          <Stack as="section" gap={2}>
            <Heading>{t("list.conversations")}</Heading>
            {conversations.length > 0 ? (
              <ul className="border-b border-line">
                {conversations.slice(0, shown).map((one) => (
                  <ThreadRow
                    key={one.thread.id}
                    listed={one}
                    isOpen={one.thread.id === openId}
                    draft={one.thread.id === openId ? "" : draftOf(one.thread.id)}
                  />
                ))}
              </ul>
            ) : (
              <Text tone="soft">{t("list.empty")}</Text>
            )}
            {conversations.length > shown && (
              <TextButton size="small" onClick={() => setShown(shown + pageSize)}>
                {t("list.earlier", { count: conversations.length - shown })}
              </TextButton>
            )}
          </Stack>
          <PutAway threads={putAway} openId={openId} />
        </>
      )}
      <Findable />
    </Stack>
  );
}

/** Who can find one, and who can read. */
function Findable() {
  const t = useTranslations("messages");
  const profile = useProfile();
  const canBeFound = profile?.discoverable === true && profile.messages_from === "anyone";
  return (
    <Stack gap={2}>
      <Text size="small" tone="soft">
        {t(canBeFound ? "list.findable" : "list.hidden")}{" "}
        <TextLink to={paths.messageSettings} size="small" aria-label={t("list.changeLong")}>
          {t("list.change")}
        </TextLink>
      </Text>
      <Text size="small" tone="soft">
        {t("honest")}
      </Text>
    </Stack>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrows lead from the search into the rows and back. */
function walkList(event: KeyboardEvent<HTMLElement>): void {
  if (isComposing(event)) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const step = steps[event.key];
  if (step === undefined) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>("input[type=search], a[data-thread]")];
  const at = places.findIndex((place) => place.contains(document.activeElement));
  const next = places[at + step];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}

/** What is typed and not sent, by its thread. */
function useThreadDrafts(): (threadId: string) => string {
  const drafts = useView("drafts");
  return useMemo(
    () => (threadId) => {
      const value = drafts?.get(threadDraftKey(threadId))?.value;
      const fields = isRecord(value) && isRecord(value.fields) ? value.fields : null;
      return typeof fields?.text === "string" ? fields.text : "";
    },
    [drafts],
  );
}
