import { Plus } from "lucide-react";
import { useParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { requestCapture } from "#app/lib/capture-request.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { BlankBook } from "#app/ui/art/blank-book.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { yearsWritten } from "#domain/journal/calendar.ts";
import { CalendarView } from "./calendar/calendar-view.tsx";
import { YearSwitch } from "./calendar/year-switch.tsx";
import { timelineWords } from "./timeline-words.ts";
import { useCountedJournal } from "./use-counted-journal.ts";

export function Component() {
  return (
    <WithMessages words={timelineWords}>
      <CalendarPage />
    </WithMessages>
  );
}

/** The calendar of one year; without a year in the address, of this one. */
function CalendarPage() {
  const t = useTranslations("timeline.calendar");
  const today = useToday();
  const thisYear = Number(today.slice(0, 4));
  const { year: asked = `${thisYear}` } = useParams();
  const year = /^(?:19|20|21)\d\d$/.test(asked) ? Number(asked) : Number.NaN;
  const journal = useCountedJournal(today);
  const years = yearsWritten(journal?.moments ?? []);
  const isKnown = year <= Math.max(thisYear, years[0] ?? thisYear);
  usePageTitle(isKnown ? t("title", { year: asked }) : t("unknown"));
  return (
    <Page>
      <Stack gap={5}>
        <Stack gap={3}>
          <BackLink to={paths.dashboard}>{t("back")}</BackLink>
          <Inline justify="between" align="center">
            <Title size={isKnown ? "display" : "title"}>{isKnown ? asked : t("unknown")}</Title>
            {isKnown && (
              <YearSwitch
                year={year}
                first={Math.min(thisYear, ...years)}
                last={Math.max(thisYear, ...years)}
              />
            )}
          </Inline>
        </Stack>
        {!isKnown ? (
          <p>
            <TextLink to={paths.calendar}>{t("unknownLink", { year: String(thisYear) })}</TextLink>
          </p>
        ) : !journal ? (
          <Skeleton rows={8} />
        ) : journal.moments.length === 0 ? (
          <EmptyState
            illustration={<BlankBook />}
            sentence={t("empty")}
            action={
              <Button variant="primary" icon={Plus} onClick={() => requestCapture()}>
                {t("note")}
              </Button>
            }
          />
        ) : (
          <CalendarView key={year} journal={journal} year={year} today={today} />
        )}
      </Stack>
    </Page>
  );
}
