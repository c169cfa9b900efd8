/** The letter of the week, composed on this device each time it is opened; and whether a mail says on Sundays that it is there. */
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl/react";
import { kindnessOf } from "#app/features/timeline/memories/memory-settings.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { useJournalRows } from "#app/store/db/use-journal-rows.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import type { Journal } from "#domain/journal/journal.ts";
import { type MemorySettings, onThisDay } from "#domain/journal/on-this-day.ts";
import { letterWeek } from "#domain/lisa/weekly-letter.ts";
import { endedLately } from "#domain/relationship/relationship-ending.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/time/calendar-day.ts";
import { useAnalyst } from "../analyst/use-analyst.ts";
import { lisaWords } from "../lisa-words.ts";
import { NothingAllowed } from "../sight/nothing-allowed.tsx";
import { Letter } from "./letter.tsx";
import { MailSwitch } from "./mail-switch.tsx";

export function Component() {
  return (
    <WithMessages words={lisaWords}>
      <LetterPage />
    </WithMessages>
  );
}

function LetterPage() {
  const t = useTranslations("lisa.letter");
  const format = useFormat();
  const today = useToday();
  const language = useLocale() === "fr" ? "fr" : "en";
  const { analyst, pages } = useAnalyst(today);
  const journal = useJournalRows();
  const profile = useProfile();
  const isAccount = useJournal()?.kind === "account";
  const navigate = useNavigate();
  usePageTitle(t("title"));
  const { from, to } = letterWeek(today);
  const remembered = useMemo(
    () => (journal && profile ? rememberedIn(journal, { from, to, today }, kindnessOf(profile)) : undefined),
    [journal, profile, from, to, today],
  );
  if (!pages || remembered === undefined || profile === undefined)
    return <LoadingScreen label={t("loading")} />;
  // "16 to 22 November": the month is said once.
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const [firstDay] = format.day(from, "yearless").split(/\s/);
  const isAllowed = (profile?.lisa_reads.length ?? 0) > 0;
  return (
    <Page width="middle">
      <Stack gap={8}>
        <Stack gap={3}>
          <BackLink to={paths.lisa}>{t("back")}</BackLink>
          <Title>{t("title")}</Title>
          <Text tone="soft">
            {t("week", {
              from: isOneMonth ? (firstDay ?? "") : format.day(from, "yearless"),
              to: format.day(to, "yearless"),
            })}
          </Text>
        </Stack>
        {isAllowed ? (
          <Letter analyst={analyst} pages={pages} asked={{ language, today, remembered }} />
        ) : (
          <NothingAllowed today={today} onChoose={() => void navigate(paths.lisa)} />
        )}
        {isAccount && <MailSwitch />}
      </Stack>
    </Page>
  );
}

type Week = { readonly from: CalendarDay; readonly to: CalendarDay; readonly today: CalendarDay };

/**
 * Ids of moments of the same seven days in other years that may come up; none in the days after an ending (product decisions, "The
 * dashboard").
 */
function rememberedIn(
  journal: Journal,
  { from, to, today }: Week,
  kindness: MemorySettings,
): readonly string[] {
  if (journal.relationships.some((one) => endedLately(one, today))) return [];
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
  return days.flatMap((day) =>
    onThisDay(journal, day, kindness).flatMap(({ moments }) => moments.map(({ id }) => id)),
  );
}
