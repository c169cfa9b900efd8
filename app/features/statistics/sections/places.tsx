import { lazy, useMemo } from "react";
import { useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { Hatching } from "#app/ui/states/hatching.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import type { CityGroup } from "#domain/statistics/places.ts";
import { type EntryBook, useBook } from "../entry-book.ts";
import { FigureSection } from "../plot/figure-section.tsx";
import { FigureTable } from "../plot/figure-table.tsx";
import { Refusal } from "../plot/refusal.tsx";
import type { StatisticsResult } from "../statistics-result.ts";

const WorldMap = lazy(async () => ({ default: (await import("../map/world-map.tsx")).WorldMap }));

const mostNames = 3;

/** The cities of the journal: a map, and its table beside. */
export function Places({ result }: { result: StatisticsResult }) {
  const t = useTranslations("statistics.places");
  const n = useTranslations("statistics.n");
  const all = useTranslations("statistics");
  const format = useFormat();
  const isWide = useIsWide();
  const { book, open } = useBook();
  const { cities, own, inherited, placeless } = result.places;
  const list = useMemo<readonly CityGroup[]>(() => cities.value ?? [], [cities]);
  if (!cities.value) {
    return (
      <Refusal
        id="places"
        sentence={t("refused")}
        reason={t("refusedReason")}
        have={cities.n}
        counted={t("counted")}
        entries={cities.ids.map((id) => ({ id, says: placeOf(id, book) }))}
      />
    );
  }
  const onMap = list.filter(({ position }) => position !== null).length;
  const names = (ids: readonly string[]) =>
    ids.length > mostNames
      ? n("relationships", { count: ids.length })
      : format.list(ids.map((id) => book.nameOf(id)));
  const [towns, others] = [
    list.filter(({ isCity }) => isCity).length,
    list.filter(({ isCity }) => !isCity).length,
  ];
  const say = format.alike(towns, others);
  const sayTheirs = format.alike(own.length, inherited.length, placeless.length);
  const sentence = t("sentence", {
    cities: towns,
    words: capitalise(say(towns, "f")),
    others,
    places: capitalise(say(others)),
    placesInside: say(others),
  });
  return (
    <FigureSection
      id="places"
      sentence={sentence}
      base={t("base")}
      standsOn={{ label: n("placed", { count: cities.n }), ids: cities.ids }}
    >
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_356px]">
        <div className="min-w-0">
          {onMap > 0 ? (
            <SectionBoundary fallback={<Hatching width={600} rows={24} />}>
              <WorldMap cities={list} height={isWide ? 520 : 380} />
            </SectionBoundary>
          ) : (
            <Text tone="soft" size="small">
              {t("noMap")}
            </Text>
          )}
          {onMap > 0 && onMap < list.length && (
            <Text tone="soft" size="small" className="mt-2">
              {t("offMap", { count: list.length - onMap })}
            </Text>
          )}
        </div>
        <div className="min-w-0">
          <p className="type-small text-ink-soft">
            {t("title", {
              own: own.length,
              owns: capitalise(sayTheirs(own.length)),
              inherited: inherited.length,
              inherits: sayTheirs(inherited.length),
              placeless: placeless.length,
              lacks: sayTheirs(placeless.length),
            })}
          </p>
          <FigureTable
            caption={sentence}
            moreLabel={(left) => all("more", { count: format.number(left) })}
            pageLength={12}
            columns={[t("column.city"), t("column.with"), t("column.moments")]}
            rows={[
              ...list.map(({ label, ids, relationshipIds, momentIds }) => ({
                id: label,
                cells: [label, names(relationshipIds), format.number(momentIds.length)] as const,
                onOpen: () => open(label, ids),
              })),
              ...(placeless.length > 0
                ? [
                    {
                      id: "",
                      cells: [t("without"), "", format.number(placeless.length)] as const,
                      onOpen: () => open(capitalise(t("without")), placeless),
                    },
                  ]
                : []),
            ]}
          />
        </div>
      </div>
    </FigureSection>
  );
}

/** In the words that were written: its own, else the city of its person. */
function placeOf(id: string, book: EntryBook): string {
  const moment = book.moment(id);
  const person = book.relationship(moment?.relationship_id ?? id);
  return moment?.city || moment?.place || person?.city || "";
}
