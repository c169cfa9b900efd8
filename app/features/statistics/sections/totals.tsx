import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Figure } from "#app/ui/type/figure.tsx";
import { useBook } from "../entry-book.ts";
import { useFilterWords } from "../filter-words.ts";
import { presentTold } from "../present-told.ts";
import type { StatisticsResult } from "../statistics-result.ts";

/** Plain counts; each number opens its entries. Shown also when zero; a filter hides those of one's present state. */
export function Totals({ result }: { result: StatisticsResult }) {
  const t = useTranslations("statistics.totals");
  const format = useFormat();
  const { book, open } = useBook();
  const { counts, present, filter } = result;
  const { isWhole, personId } = useFilterWords(filter);
  const streak = isWhole ? presentTold(result, book) : null;
  const cells = [
    ...(streak && streak.since !== null
      ? [
          {
            id: "present",
            value: streak.days,
            words: t(streak.state, { count: streak.days, about: streak.isApproximate ? "yes" : "no" }),
            ids: present.ids,
          },
        ]
      : []),
    ...(personId === null
      ? [
          {
            id: "relationships",
            value: counts.relationships.n,
            words: t("relationships", { count: counts.relationships.n }),
            ids: counts.relationships.ids,
          },
        ]
      : []),
    ...(isWhole
      ? [
          {
            id: "ongoing",
            value: counts.ongoing.n,
            words: t("ongoing", { count: counts.ongoing.n }),
            ids: counts.ongoing.ids,
          },
          {
            id: "ended",
            value: counts.ended.n,
            words: t("ended", { count: counts.ended.n }),
            ids: counts.ended.ids,
          },
        ]
      : []),
    {
      id: "moments",
      value: counts.moments.n,
      words: t("moments", { count: counts.moments.n }),
      ids: counts.moments.ids,
    },
    {
      id: "milestones",
      value: counts.milestones.n,
      words: t("milestones", { count: counts.milestones.n }),
      ids: counts.milestones.ids,
    },
  ];
  return (
    <section
      id="totals"
      aria-label={t("title")}
      className="figure-section scroll-mt-20 border-t-(length:--rule) border-ink pt-3"
    >
      <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-6">
        {cells.map(({ id, value, words, ids }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => open(`${format.number(value)} ${words}`, ids)}
              className="group flex min-h-16 w-full flex-col items-start py-2 text-left"
            >
              <Figure>{format.number(value)}</Figure>
              <span className="type-small text-ink-soft decoration-line-strong underline-offset-4 group-hover:underline">
                {words}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
