import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useBook } from "../entry-book.ts";
import { CountList } from "../plot/count-list.tsx";
import { FigureSection } from "../plot/figure-section.tsx";
import { Refusal } from "../plot/refusal.tsx";
import type { StatisticsResult } from "../statistics-result.ts";
import { ThemeChart } from "./theme-chart.tsx";

/** Above this, a stroke represents a month or more, and its height the number. */
const mostMarks = 400;
const mostDrawn = 12;

/** What one writes about: one's own tags in time; without enough of them, the words that come back. */
export function Themes({ result }: { result: StatisticsResult }) {
  const t = useTranslations("statistics.themes");
  const n = useTranslations("statistics.n");
  const format = useFormat();
  const { open } = useBook();
  const { tags, base } = result.themes;
  const { words, axis } = result;
  const [first, second] = tags.value ?? [];
  if (tags.value && first && axis) {
    const sentence = second
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
        picture
      >
        <ThemeChart themes={drawn} isMany={isMany} axis={axis} label={sentence} />
      </FigureSection>
    );
  }
  const repeated = words?.value?.filter(({ count }) => count > 1) ?? [];
  const [word, other] = repeated;
  if (words && word) {
    return (
      <FigureSection
        id="themes"
        sentence={
          other
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
