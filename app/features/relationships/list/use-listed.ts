import { useLocale } from "use-intl/react";
import type { Language } from "#app/lib/i18n/language.ts";
import { keepLast } from "#app/lib/keep-last.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { countByStatus, listRelationships } from "#domain/relationship/relationship-list.ts";
import { currentVeil, isSealedAway } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { ListFilter } from "./list-filter.ts";
import { useSealedShown } from "./opened-veils.ts";

/** The filtered list; at hand when the page is opened again. */
export function useListed(all: readonly Relationship[], filter: ListFilter, today: CalendarDay) {
  const language = useLocale();
  const areSealedShown = useSealedShown();
  const { query, status, sort } = filter;
  return list(all, query, status, sort, today, language, areSealedShown);
}

const list = keepLast(
  (
    all: readonly Relationship[],
    query: string,
    status: ListFilter["status"],
    sort: ListFilter["sort"],
    today: CalendarDay,
    language: Language,
    areSealedShown: boolean,
  ) => {
    const sealed = all.filter((relationship) => isSealedAway(relationship, today));
    const full = {
      query,
      status,
      sort,
      today,
      compareNames: new Intl.Collator(language).compare,
      opened: new Set(areSealedShown ? sealed.map(({ id }) => id) : []),
    };
    const listed = listRelationships(all, full);
    return {
      listed,
      counts: countByStatus(all, full),
      folded: listed.filter((relationship) => currentVeil(relationship, today) === "folded").length,
      sealed: sealed.length,
    };
  },
);
