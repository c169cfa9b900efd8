import { useLocale, useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Text } from "#app/ui/type/text.tsx";
import { datePhrase } from "#app/words/date-phrases.ts";
import { relationshipDuration } from "#domain/relationship/relationship-duration.ts";
import { calendarDuration } from "#domain/time/duration.ts";
import { isVagueDate, type VagueDate } from "#domain/time/vague-date.ts";
import { useBook } from "./entry-book.ts";
import { useFilterWords } from "./filter-words.ts";
import { presentTold } from "./present-told.ts";
import type { StatisticsResult } from "./statistics-result.ts";

const mostNames = 4;

/** The page in a sentence or two: how many, since when, and how life is today; under a filter, only what it shows. */
export function StatisticsLead({ result }: { result: StatisticsResult }) {
  const { isWhole } = useFilterWords(result.filter);
  return (
    <Text size="lead" className="max-w-[46rem]">
      {isWhole ? <WholeLead result={result} /> : <FilteredLead result={result} />}
    </Text>
  );
}

function FilteredLead({ result: { counts, filter } }: { result: StatisticsResult }) {
  const t = useTranslations("statistics");
  const format = useFormat();
  const { book } = useBook();
  const { personId, years } = useFilterWords(filter);
  if (personId !== null) {
    return t("leadPerson", {
      moments: counts.moments.n,
      words: capitalise(format.inWords(counts.moments.n)),
      name: book.nameOf(personId),
      years: years ?? "none",
    });
  }
  return t("leadYears", {
    years: capitalise(years ?? ""),
    relationships: counts.relationships.n,
    few: format.inWords(counts.relationships.n, "f"),
    moments: counts.moments.n,
    written: format.inWords(counts.moments.n),
  });
}

function WholeLead({ result }: { result: StatisticsResult }) {
  const { counts, since, present } = result;
  const t = useTranslations("statistics");
  const format = useFormat();
  const language = useLocale();
  const { book } = useBook();
  const amounts = {
    relationships: counts.relationships.n,
    moments: counts.moments.n,
    words: capitalise(format.inWords(counts.relationships.n)),
    written: format.inWords(counts.moments.n),
  };
  const streak = presentTold(result, book);
  const about = streak?.isApproximate ? t("about") : "";
  const duration =
    streak?.since && streak.days > 0
      ? format.duration(calendarDuration({ start: streak.since, end: book.today }))
      : null;
  const named = present.ids.slice(0, mostNames).map((id) => book.nameOf(id));
  const others = present.ids.length - named.length;
  const names = format.list(others > 0 ? [...named, t("leadMore", { count: others })] : named);
  const isOneStory = present.ids.every((id) => {
    const one = book.relationship(id);
    const measured = one && relationshipDuration(one, book.today);
    return measured?.ok && measured.spans.at(-1)?.start === streak?.since;
  });
  return (
    <>
      {since
        ? t("lead", { ...amounts, since: datePhrase(toMonth(since), "since", language) })
        : t("leadUndated", amounts)}
      {duration &&
        streak?.state === "together" &&
        ` ${t(isOneStory ? "leadTogether" : "leadTogetherNow", { about, duration, names })}`}
      {duration && streak?.state === "single" && ` ${t("leadSingle", { about, duration })}`}
    </>
  );
}

/** A day is said to the month, what is vaguer as it was written. */
function toMonth(date: VagueDate): VagueDate {
  const month = date.slice(0, 7);
  return isVagueDate(month) ? month : date;
}
