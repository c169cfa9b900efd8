import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { v7 } from "uuid";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { announcementsSchema, type ListedAnnouncement } from "#domain/admin/site-contents.ts";
import { Asked } from "../../asking/asked.tsx";
import { ReasonDialog } from "../../asking/reason-dialog.tsx";
import { useAdminQuestion } from "../../asking/use-admin-question.ts";
import { useUndo } from "../../asking/use-undo.ts";
import { FoldedList } from "../../table/folded-list.tsx";
import { useInstantWords } from "../../words/use-instant-words.ts";
import { withdrawAnnouncement, writeAnnouncement } from "../content-calls.ts";
import { useIsBegun } from "../use-content-draft.ts";
import { AnnouncementDialog } from "./announcement-dialog.tsx";
import { announcementKey } from "./use-announcement-draft.ts";

/** What is shown above the pages of the app, by language, from its first hour to its last. */
export function Announcements() {
  const t = useTranslations("adminContent.announcements");
  const asked = useAdminQuestion(announcementsSchema, "/api/admin/announcements");
  const [edited, setEdited] = useState<ListedAnnouncement | "new" | null>(null);
  return (
    <Stack gap={4} align="start">
      <Text size="small" tone="soft">
        {t("lead")}
      </Text>
      <TextButton onClick={() => setEdited("new")}>{t("make")}</TextButton>
      <div className="w-full">
        <Asked asked={asked} waiting={<Skeleton rows={3} />}>
          {({ announcements }) => (
            <FoldedList
              rows={announcements}
              isFirst={(one) => isAhead(stateOf(one, Date.now()))}
              rowOf={(one) => (
                <AnnouncementRow
                  key={one.id}
                  announcement={one}
                  onEdit={() => setEdited(one)}
                  onChanged={asked.askAgain}
                />
              )}
              none={<Text size="small">{t(announcements.length === 0 ? "none" : "noneNow")}</Text>}
            />
          )}
        </Asked>
      </div>
      {edited && (
        <AnnouncementDialog
          announcement={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={asked.askAgain}
        />
      )}
    </Stack>
  );
}

type AnnouncementRowProps = { announcement: ListedAnnouncement; onEdit: () => void; onChanged: () => void };

function AnnouncementRow({ announcement, onEdit, onChanged }: AnnouncementRowProps) {
  const t = useTranslations("adminContent.announcements");
  const draft = useTranslations("adminContent.draft");
  const isBegun = useIsBegun(announcementKey(announcement.id));
  const tellDone = useUndo();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { exact } = useInstantWords();
  const { texts, startsAt, endsAt } = announcement;
  const state = stateOf(announcement, Date.now());
  /** What was withdrawn stays so: its words come back as another one. */
  function withdrawn(reason: string) {
    setWithdrawing(false);
    onChanged();
    tellDone({
      title: t("withdrawn"),
      reason,
      takeBack: async (because) => {
        const again = { announcement: { texts, startsAt, endsAt }, base: 0, reason: because };
        const told = await writeAnnouncement(v7(), again);
        return told.ok && told.value.outcome === "saved";
      },
      onTakenBack: onChanged,
    });
  }
  return (
    <li className="border-t border-line py-3">
      <Stack gap={1}>
        {(["en", "fr"] as const).map(
          (language) =>
            texts[language].trim() !== "" && (
              <p
                key={language}
                lang={language}
                className="whitespace-pre-line wrap-break-word type-body text-ink"
              >
                {texts[language]}
              </p>
            ),
        )}
        <p className="flex flex-wrap items-baseline gap-x-4 type-small text-ink-soft">
          <span>{t(`state.${state}`)}</span>
          {isBegun && <span className="text-ink">{draft("begun")}</span>}
          <span>{t("days", { from: exact(startsAt), until: exact(endsAt) })}</span>
          {isAhead(state) && (
            <>
              <TextButton size="small" onClick={onEdit}>
                {t("edit")}
              </TextButton>
              <TextButton size="small" tone="bad" onClick={() => setWithdrawing(true)}>
                {t("withdraw")}
              </TextButton>
            </>
          )}
        </p>
      </Stack>
      {isWithdrawing && (
        <ReasonDialog
          title={t("withdrawTitle")}
          lead={texts.en.trim() === "" ? texts.fr : texts.en}
          effect={t("withdrawEffect")}
          act={t("withdraw")}
          onAct={(reason) => withdrawAnnouncement(announcement.id, reason)}
          onClose={() => setWithdrawing(false)}
          onDone={(_, reason) => withdrawn(reason)}
        />
      )}
    </li>
  );
}

function stateOf({ withdrawnAt, startsAt, endsAt }: ListedAnnouncement, now: number) {
  if (withdrawnAt !== null) return "withdrawn";
  if (Date.parse(endsAt) <= now) return "over";
  return Date.parse(startsAt) <= now ? "shown" : "coming";
}

const isAhead = (state: ReturnType<typeof stateOf>) => state === "shown" || state === "coming";
