import { useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { leadersOf } from "#domain/statistics/claims.ts";
import { useBook } from "../entry-book.ts";
import { CountList } from "../plot/count-list.tsx";
import { FigureSection } from "../plot/figure-section.tsx";
import { Refusal } from "../plot/refusal.tsx";
import type { StatisticsResult } from "../statistics-result.ts";
import { ThemeChart } from "./theme-chart.tsx";

/** Above this, a stroke represents a month or more, and its height the number. */
const mostMarks = 400;
const mostDrawn = 12;
/** More that come back as often are counted. */
const mostNamed = 4;

/** What one writes about: one's own tags in time; without enough of them, the words that come back. */
export function Themes({ result }: { result: StatisticsResult }) {
  const t = useTranslations("statistics.themes");
  const n = useTranslations("statistics.n");
  const format = useFormat();
  const { open } = useBook();
  const { tags } = result.themes;
  const base = result.allMoods;
  const { words, axis } = result;
  const leaders = leadersOf(tags.value ?? []);
  const [first, second] = leaders;
  if (tags.value && first && axis) {
    const sentence =
      leaders.length > mostNamed
        ? t("many", { tags: capitalise(format.inWords(leaders.length, "f")), count: first.count })
        : leaders.length > 2
          ? t("several", {
              list: format.list(leaders.map(({ label }) => t("quoted", { word: label }))),
              count: first.count,
            })
          : second
            ? t("two", { first: first.label, second: second.label })
            : t("one", { first: first.label });
    const drawn = tags.value.slice(0, mostDrawn);
    const isMany = drawn.reduce((sum, { days }) => sum + days.length, 0) > mostMarks;
    return (
      <FigureSection
        id="themes"
        sentence={sentence}
        base={t(isMany ? "baseMany" : "base", {
          light: format.number(base.light),
          moods: format.number(base.moods),
        })}
        standsOn={{ label: n("tagged", { count: tags.n, tags: tags.value.length }), ids: tags.ids }}
        table={() => ({
          columns: [t("column.tag"), t("column.light"), t("column.moments")],
          rows: tags.value.map(({ label, count, ids, light, moods }) => ({
            id: label,
            cells: [
              label,
              t("lightOf", { light: format.number(light), moods, all: format.number(moods) }),
              format.number(count),
            ],
            onOpen: () => open(label, ids),
          })),
        })}
        picture={t("index")}
      >
        <ThemeChart themes={drawn} isMany={isMany} axis={axis} label={sentence} />
      </FigureSection>
    );
  }
  const repeated = words?.value?.filter(({ count }) => count > 1) ?? [];
  const most = leadersOf(repeated);
  const [word, other] = most;
  if (words && word) {
    return (
      <FigureSection
        id="themes"
        sentence={
          most.length > 2
            ? t("severalWords", {
                list: format.list(most.slice(0, mostNamed).map(({ label }) => t("quoted", { word: label }))),
                others: Math.max(0, most.length - mostNamed),
                count: word.count,
              })
            : other
              ? t("twoWords", { first: word.label, second: other.label })
              : t("oneWord", { first: word.label })
        }
        base={t("wordsBase")}
        standsOn={{ label: n("moments", { count: words.n }), ids: words.ids }}
      >
        <CountList rows={repeated.map(({ label, count, ids }) => ({ id: label, label, count, ids }))} />
      </FigureSection>
    );
  }
  return (
    <Refusal
      id="themes"
      sentence={t("refused")}
      reason={t("refusedReason")}
      have={tags.n}
      counted={t("counted")}
    />
  );
}
