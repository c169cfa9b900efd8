import { useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Rating } from "#app/ui/type/rating.tsx";
import { leadersOf } from "#domain/statistics/claims.ts";
import { CountList } from "../plot/count-list.tsx";
import { FigureSection } from "../plot/figure-section.tsx";
import { Refusal } from "../plot/refusal.tsx";
import type { StatisticsResult } from "../statistics-result.ts";

/** By type, in the order of the form. */
export function Types({ result }: { result: StatisticsResult }) {
  const t = useTranslations("statistics.types");
  const n = useTranslations("statistics.n");
  const words = useTranslations("relationships.type");
  const format = useFormat();
  const { types } = result.kinds;
  if (!types.value) {
    return (
      <Refusal
        id="types"
        sentence={t("refused")}
        reason={t("refusedReason")}
        have={types.n}
        counted={t("counted")}
      />
    );
  }
  const leaders = leadersOf(types.value);
  const [first] = leaders;
  if (!first) return null;
  const kinds = format.list(leaders.map(({ type }) => words(type)));
  return (
    <FigureSection
      id="types"
      sentence={
        leaders.length === 1
          ? t("sentence", {
              count: capitalise(format.alike(first.count, types.n)(first.count, "f")),
              of: format.inWords(types.n, "f"),
              kind: words(first.type),
            })
          : t("tied", { count: first.count, words: capitalise(format.inWords(first.count, "f")), kinds })
      }
      base={t("base")}
      standsOn={{ label: n("relationships", { count: types.n }), ids: types.ids }}
    >
      <CountList
        rows={types.value.map(({ type, count, ids }) => ({ id: type, label: words(type), count, ids }))}
      />
    </FigureSection>
  );
}

/** By appreciation, one to five. */
export function Ratings({ result }: { result: StatisticsResult }) {
  const t = useTranslations("statistics.ratings");
  const n = useTranslations("statistics.n");
  const of = useTranslations("relationships.rating");
  const format = useFormat();
  const { ratings, averageRating, unrated } = result.kinds;
  if (!ratings.value || averageRating.value === null) return null;
  return (
    <FigureSection
      id="ratings"
      sentence={t("sentence", {
        average: format.number(averageRating.value, { maximumFractionDigits: 1 }),
      })}
      base={t("base", { count: unrated.length })}
      standsOn={{ label: n("rated", { count: ratings.n }), ids: ratings.ids }}
    >
      <CountList
        rows={ratings.value.map(({ rating, count, ids }) => {
          const label = of("of", { rating: String(rating) });
          return { id: String(rating), label, count, ids, mark: <Rating value={rating} label={label} /> };
        })}
      />
    </FigureSection>
  );
}
