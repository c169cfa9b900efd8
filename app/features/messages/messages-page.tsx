/** Messages between people, at /messages and /messages/{id}: the list and a conversation, side by side where there is room. */
import { useMemo, useState } from "react";
import { useParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useMessages } from "#app/store/messages/messages.ts";
import { useThreads } from "#app/store/messages/threads.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Letter } from "#app/ui/art/letter.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Title } from "#app/ui/type/title.tsx";
import type { Thread } from "#domain/message/message.ts";
import { ComposeSheet } from "./compose/compose-sheet.tsx";
import { type ListedThreads, listThreads } from "./list/list-threads.ts";
import { ThreadList } from "./list/thread-list.tsx";
import { messagesWords } from "./messages-words.ts";
import { NoAccount } from "./no-account.tsx";
import { OffNotice, OffRoom } from "./off-room.tsx";
import { ReportDialog } from "./report/report-dialog.tsx";
import { ThreadView } from "./thread/thread-view.tsx";
import { usePersonName } from "./use-person-name.ts";

export function Component() {
  return (
    <WithMessages words={messagesWords}>
      <MessagesPage />
    </WithMessages>
  );
}

function MessagesPage() {
  const t = useTranslations("messages");
  const profile = useProfile();
  const listed = useListedThreads();
  usePageTitle(t("title"));
  if (profile?.is_fallback_profile) return <NoAccount />;
  if (!profile || !listed) {
    return (
      <Page width="middle">
        <Title>{t("title")}</Title>
        <Skeleton rows={4} />
      </Page>
    );
  }
  const isEmpty = listed.requests.length + listed.conversations.length + listed.putAway.length === 0;
  if (!profile.messages_are_on && isEmpty) return <OffRoom />;
  return <Rooms listed={listed} isOn={profile.messages_are_on} />;
}

function Rooms({ listed, isOn }: { listed: ListedThreads; isOn: boolean }) {
  const t = useTranslations("messages");
  const { id = null } = useParams();
  const isWide = useIsWide();
  const [isWriting, setWriting] = useState(false);
  const [reported, setReported] = useState<Thread | null>(null);
  return (
    <Page className={id === null ? "lg:pb-0!" : "pb-0! max-lg:pt-0!"}>
      <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-[300px_minmax(0,1fr)] wide:grid-cols-[348px_minmax(0,1fr)] wide:gap-x-16">
        {(isWide || id === null) && (
          <aside
            aria-label={t("list.label")}
            className="lg:sticky lg:top-16 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto lg:px-3 lg:pb-8"
          >
            <Stack gap={6}>
              <Stack gap={2}>
                <BackLink to={paths.profile}>{t("back")}</BackLink>
                <Title size={isWide ? "title" : "display"} as={isWide && id !== null ? "p" : "h1"}>
                  {t("title")}
                </Title>
              </Stack>
              {!isOn && <OffNotice />}
              <ThreadList
                listed={listed}
                openId={id}
                onWrite={() => setWriting(true)}
                onReport={setReported}
              />
            </Stack>
          </aside>
        )}
        {(isWide || id !== null) && (
          <div className="min-w-0">
            {id === null ? (
              <div className="pt-8">
                <EmptyState
                  illustration={<Letter />}
                  sentence={t(listed.conversations.length > 0 ? "list.choose" : "list.first")}
                />
              </div>
            ) : (
              <ThreadView key={id} id={id} />
            )}
          </div>
        )}
      </div>
      {isWriting && <ComposeSheet onClose={() => setWriting(false)} />}
      {reported && <ReportRequest thread={reported} onClose={() => setReported(null)} />}
    </Page>
  );
}

function ReportRequest({ thread, onClose }: { thread: Thread; onClose: () => void }) {
  const name = usePersonName()(thread);
  const messages = useMessages()?.get(thread.id) ?? [];
  return (
    <ReportDialog
      thread={thread}
      name={name}
      messages={messages}
      chosen={messages.at(0)?.id ?? null}
      onClose={onClose}
    />
  );
}

/** Undefined until read from the database. */
function useListedThreads(): ListedThreads | undefined {
  const threads = useThreads();
  const messages = useMessages();
  return useMemo(() => threads && messages && listThreads(threads, messages), [threads, messages]);
}
