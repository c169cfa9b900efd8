/** LISA's room: conversations, the one that is open, and what she may see. */
import { useEffect, useMemo, useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { requestCapture } from "#app/lib/capture-request.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { keepConversationList, useConversations, useTurns } from "#app/store/conversations/conversations.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { useJournalRows } from "#app/store/db/use-journal-rows.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { chipsOf } from "#domain/conversation/kept-reply.ts";
import { useAnalyst } from "./analyst/use-analyst.ts";
import { ChatColumn } from "./chat/chat-column.tsx";
import { showCard } from "./chat/open-card.ts";
import { OpenSafetyCard } from "./chat/safety-card-view.tsx";
import { useChat } from "./chat/use-chat.ts";
import { ConversationList } from "./history/conversation-list.tsx";
import { lisaWords } from "./lisa-words.ts";
import { VoicePanel } from "./model/voice-panel.tsx";
import { useVoices } from "./model/voices.ts";
import { wordsOfModel } from "./model/words-of-model.ts";
import { QuotaPanel } from "./quota/quota-panel.tsx";
import { useMessageQuota } from "./quota/use-message-quota.ts";
import { NothingAllowed } from "./sight/nothing-allowed.tsx";
import { SightPanel } from "./sight/sight-panel.tsx";

export function Component() {
  return (
    <WithMessages words={lisaWords}>
      <LisaPage />
    </WithMessages>
  );
}

function LisaPage() {
  const t = useTranslations("lisa");
  const today = useToday();
  const language = useLocale() === "fr" ? "fr" : "en";
  const isWide = useIsWide();
  const { analyst, pages } = useAnalyst(today);
  const voices = useVoices(language);
  const words = useMemo(
    () => (pages ? wordsOfModel(pages, voices.voice, voices.model.name) : null),
    [pages, voices.voice, voices.model.name],
  );
  const chat = useChat(analyst, words, today);
  const { quota, renewsOn, hasFailed } = useMessageQuota(today);
  const journal = useJournalRows();
  const personId = useJournal()?.personId;
  const isAllowed = (useProfile()?.lisa_reads.length ?? 0) > 0;
  const [opened, setOpened] = useState<"history" | "sight" | null>(null);
  useKeptList();
  usePageTitle(t("title"));
  if (!journal || !pages || chat.conversation === undefined) return <LoadingScreen label={t("loading")} />;

  const open = (id: string | null, isTemporary?: boolean) => {
    setOpened(null);
    chat.open(id, isTemporary);
  };
  const last = chat.turns.at(-1)?.versions.at(-1)?.reply;
  const cited = last ? chipsOf(last) : [];
  const isEmpty = journal.moments.length === 0 && journal.relationships.length === 0;
  const hasColumn = !isEmpty && (isAllowed || chat.turns.length > 0);
  const history = <ConversationList today={today} openId={chat.conversation?.id ?? null} onOpen={open} />;
  const title = chat.isTemporary
    ? t("chat.temporary")
    : chat.conversation
      ? chat.conversation.title || t("history.untitled")
      : t("newTitle");
  return (
    <Page className="lg:pb-0">
      <div className="grid grid-cols-1 gap-x-10 lg:grid-cols-[212px_minmax(0,1fr)] wide:grid-cols-[228px_minmax(0,1fr)_272px] wide:gap-x-12">
        {isWide && (
          <aside
            aria-label={t("history.title")}
            className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto lg:px-2.5 lg:pb-8"
          >
            {history}
          </aside>
        )}
        <div className="flex min-h-[calc(100dvh-9rem)] min-w-0 flex-col gap-6">
          <Stack gap={3} className="border-b border-line pb-4">
            <Inline justify="between" align="start" gap={4} wrap>
              <Stack gap={1} className="min-w-0">
                <Title size="title" dir="auto">
                  {title}
                </Title>
                <Text size="small" tone="soft">
                  {t("software")}
                </Text>
              </Stack>
              <QuotaPanel quota={quota} renewsOn={renewsOn} hasFailed={hasFailed} />
            </Inline>
            <Inline gap={6} wrap>
              {!isWide && <TextButton onClick={() => setOpened("history")}>{t("chat.open")}</TextButton>}
              <span className="wide:hidden">
                <TextButton onClick={() => setOpened("sight")}>{t("chat.sight")}</TextButton>
              </span>
              <TextButton onClick={() => personId && showCard({ personId, language, reason: "asked" })}>
                {t("help")}
              </TextButton>
            </Inline>
          </Stack>
          {!hasColumn && <OpenSafetyCard today={today} />}
          {isEmpty ? (
            <EmptyState
              sentence={t("empty.sentence")}
              action={
                <Button variant="primary" onClick={() => requestCapture()}>
                  {t("empty.action")}
                </Button>
              }
            />
          ) : hasColumn ? (
            <ChatColumn
              chat={chat}
              today={today}
              renewsOn={renewsOn}
              isCountKnown={quota !== null}
              language={language}
              isSentOut={voices.voice === "server"}
            />
          ) : (
            <NothingAllowed today={today} onChoose={() => setOpened("sight")} />
          )}
        </div>
        <aside
          aria-label={t("sight.title")}
          className="max-wide:hidden sticky top-20 max-h-[calc(100dvh-6rem)] self-start overflow-y-auto pb-8"
        >
          <Stack gap={8}>
            <SightPanel today={today} pages={pages} cited={cited} />
            <VoicePanel {...voices} />
          </Stack>
        </aside>
      </div>
      <Sheet
        open={opened === "history"}
        onOpenChange={() => setOpened(null)}
        title={t("history.title")}
        closeLabel={t("history.close")}
      >
        {history}
      </Sheet>
      <Sheet
        open={opened === "sight"}
        onOpenChange={() => setOpened(null)}
        title={t("sight.title")}
        closeLabel={t("history.close")}
      >
        <Stack gap={8}>
          <SightPanel today={today} pages={pages} cited={cited} headingHidden />
          <VoicePanel {...voices} />
        </Stack>
      </Sheet>
    </Page>
  );
}

function useKeptList(): void {
  const personId = useJournal()?.personId;
  const conversations = useConversations();
  const turns = useTurns();
  useEffect(() => {
    if (personId && conversations && turns) keepConversationList(personId, conversations, turns);
  }, [personId, conversations, turns]);
}
