import { useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Text } from "#app/ui/type/text.tsx";
import { relationshipDuration } from "#domain/relationship/relationship-duration.ts";
import { calendarDuration } from "#domain/time/duration.ts";
import { useBook } from "./entry-book.ts";
import type { StatisticsResult } from "./statistics-result.ts";

/** The page in a sentence or two: how many, since when, and how life is today. */
export function StatisticsLead({ result }: { result: StatisticsResult }) {
  const t = useTranslations("statistics");
  const format = useFormat();
  const { book } = useBook();
  const { counts, axis, present } = result;
  const amounts = {
    relationships: counts.relationships.n,
    moments: counts.moments.n,
    words: capitalise(format.inWords(counts.relationships.n)),
    written: format.inWords(counts.moments.n),
  };
  const streak = present.value;
  const duration =
    streak?.since && streak.days > 0
      ? format.duration(calendarDuration({ start: streak.since, end: book.today }))
      : null;
  const names = format.list(present.ids.slice(0, 4).map((id) => book.nameOf(id)));
  const isOneStory = present.ids.every((id) => {
    const one = book.relationship(id);
    const measured = one && relationshipDuration(one, book.today);
    return measured?.ok && measured.spans.at(-1)?.start === streak?.since;
  });
  return (
    <Text size="lead" className="max-w-[46rem]">
      {axis ? t("lead", { ...amounts, since: format.day(axis.from, "month") }) : t("leadUndated", amounts)}
      {duration &&
        streak?.state === "together" &&
        ` ${t(isOneStory ? "leadTogether" : "leadTogetherNow", { duration, names })}`}
      {duration && streak?.state === "single" && ` ${t("leadSingle", { duration })}`}
    </Text>
  );
}
