import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Columns } from "#app/ui/columns.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { Text } from "#app/ui/text.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { useBook } from "./entry-book.ts";
import { PlanInvitation } from "./plan-invitation.tsx";
import { DurationInTime } from "./sections/duration-in-time.tsx";
import { Durations } from "./sections/durations.tsx";
import { Ratings, Types } from "./sections/kinds.tsx";
import { LifeLines } from "./sections/life-lines.tsx";
import { MeetingPlaces } from "./sections/meeting-places.tsx";
import { Milestones } from "./sections/milestones.tsx";
import { Mirror } from "./sections/mirror.tsx";
import { Moods } from "./sections/moods.tsx";
import { Places } from "./sections/places.tsx";
import { RatingAndDuration } from "./sections/rating-and-duration.tsx";
import { Themes } from "./sections/themes.tsx";
import { Totals } from "./sections/totals.tsx";
import type { StatisticsAnswer } from "./statistics-answer.ts";
import { StatisticsContents } from "./statistics-contents.tsx";

type FiguresProps = {
  answer: StatisticsAnswer;
  hasStats: boolean;
  isOnDevice: boolean;
  onClear: () => void;
};

/** Totals and paths are everyone's; the rest comes with a plan that has statistics. */
export function StatisticsFigures({ answer, hasStats, isOnDevice, onClear }: FiguresProps) {
  const t = useTranslations("statistics");
  const isEmpty = answer.counts.relationships.n === 0 && answer.counts.moments.n === 0;
  if (isEmpty) {
    return (
      <Stack gap={3} align="start">
        <Text>{t("empty.filtered")}</Text>
        <TextButton onClick={onClear}>{t("empty.clear")}</TextButton>
      </Stack>
    );
  }
  return (
    <Stack gap={10}>
      {hasStats && <StatisticsContents />}
      <Totals answer={answer} />
      <LifeLines answer={answer} />
      {hasStats ? <Detail answer={answer} /> : <PlanInvitation isOnDevice={isOnDevice} />}
      <Foot />
    </Stack>
  );
}

function Detail({ answer }: { answer: StatisticsAnswer }) {
  return (
    <>
      <Columns template="main-aside" className="gap-y-10">
        <Durations answer={answer} />
        <MeetingPlaces answer={answer} />
      </Columns>
      <Columns template="main-aside" className="gap-y-10">
        <DurationInTime answer={answer} />
        <Types answer={answer} />
      </Columns>
      <Moods answer={answer} />
      <Places answer={answer} />
      <Columns template="main-aside" className="gap-y-10">
        <Themes answer={answer} />
        <Milestones answer={answer} />
      </Columns>
      <Mirror answer={answer} />
      <Columns template="main-aside" className="gap-y-10">
        <RatingAndDuration answer={answer} />
        <Ratings answer={answer} />
      </Columns>
    </>
  );
}

function Foot() {
  const t = useTranslations("statistics");
  const format = useFormat();
  const { book } = useBook();
  return (
    <Stack gap={3}>
      <Text size="small" tone="soft">
        {t("computed", { day: format.day(book.today) })}
      </Text>
    </Stack>
  );
}
