import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { environment } from "#app/lib/environment.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { useBook } from "./entry-book.ts";
import { useFilterWords } from "./filter-words.ts";
import { RefusalPicture } from "./plot/refusal-picture.ts";
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
import { StatisticsContents } from "./statistics-contents.tsx";
import type { StatisticsResult } from "./statistics-result.ts";

type FiguresProps = {
  result: StatisticsResult;
  hasStats: boolean;
  isOnDevice: boolean;
  onClear: () => void;
  /** The Game's status, the same on every plan. */
  game?: ReactNode;
};

/** Totals and paths are free; the rest needs a plan with statistics. */
export function StatisticsFigures({ result, hasStats, isOnDevice, onClear, game }: FiguresProps) {
  const t = useTranslations("statistics");
  const { isWhole } = useFilterWords(result.filter);
  const isEmpty = result.counts.relationships.n === 0 && result.counts.moments.n === 0;
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
      {hasStats && <StatisticsContents hidden={isWhole ? [] : refusedFigures(result)} />}
      <Totals result={result} />
      <LifeLines result={result} />
      {hasStats ? <Detail result={result} /> : <PlanInvitation isOnDevice={isOnDevice} />}
      {game}
      <Foot />
    </Stack>
  );
}

function Detail({ result }: { result: StatisticsResult }) {
  const t = useTranslations("statistics");
  const format = useFormat();
  const { isWhole } = useFilterWords(result.filter);
  const refused = refusedFigures(result);
  return (
    <RefusalPicture value={{ picture: refused[0] ?? null, areGathered: !isWhole }}>
      <Columns template="main-aside" className="gap-y-10 empty:hidden">
        <Durations result={result} />
        <MeetingPlaces result={result} />
      </Columns>
      <Columns template="main-aside" className="gap-y-10 empty:hidden">
        <DurationInTime result={result} />
        <Types result={result} />
      </Columns>
      <Moods result={result} />
      <Places result={result} />
      <Columns template="main-aside" className="gap-y-10 empty:hidden">
        <Themes result={result} />
        <Milestones result={result} />
      </Columns>
      <Mirror result={result} />
      <Columns template="main-aside" className="gap-y-10 empty:hidden">
        <RatingAndDuration result={result} />
        <Ratings result={result} />
      </Columns>
      {!isWhole && refused.length > 0 && (
        <Text tone="soft">{t("tooFew", { list: format.list(refused.map((id) => t(`${id}.index`))) })}</Text>
      )}
    </RefusalPicture>
  );
}

/** Those with too few entries, in the order of the page. */
function refusedFigures({ durations, places, kinds, moods, themes, words, mirror }: StatisticsResult) {
  const figures = [
    ["durations", durations.average],
    ["meeting", places.meeting],
    ["types", kinds.types],
    ["moods", moods.counts],
    ["places", places.cities],
    ["themes", words ?? themes.tags],
    ["mirror", mirror],
    ["rated", kinds.ratingAgainstDuration],
  ] as const;
  return figures.filter(([, { refused }]) => refused).map(([id]) => id);
}

function Foot() {
  const t = useTranslations("statistics");
  const format = useFormat();
  const { book } = useBook();
  const year = book.today.slice(0, 4);
  return (
    <Stack gap={3}>
      <div className="max-w-note print:hidden">
        <LinkRow to={paths.year(year)} title={t("year", { year })} detail={t("yearDetail")} />
      </div>
      <Text size="small" tone="soft">
        {t("computed", { day: format.day(book.today) })}
      </Text>
    </Stack>
  );
}

/** What a larger plan would add, once, after the free figures. Not shown without a backend. */
function PlanInvitation({ isOnDevice }: { isOnDevice: boolean }) {
  const t = useTranslations("statistics.plan");
  return (
    <section
      aria-labelledby="invitation"
      className="cartouche flex flex-col items-start gap-3 p-6 print:hidden lg:p-8"
    >
      <Heading id="invitation">{t("title")}</Heading>
      <Text className="max-w-[44rem]">{t("text")}</Text>
      {isOnDevice && (
        <Text tone="soft" size="small">
          {t("device")}
        </Text>
      )}
      {environment.isBackendConfigured && <ButtonLink to={paths.subscription}>{t("action")}</ButtonLink>}
    </section>
  );
}
