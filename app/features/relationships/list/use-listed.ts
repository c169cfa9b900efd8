import { useDeferredValue, useMemo } from "react";
import { useLocale } from "use-intl/react";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { countByStatus, listRelationships } from "#domain/relationship/relationship-list.ts";
import { isSealedAway } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { ListFilter } from "./list-filter.ts";
import { useSealedShown } from "./opened-seals.ts";

/** The filtered list, deferred so that typing stays responsive with hundreds of rows. */
export function useListed(all: readonly Relationship[], asked: ListFilter, today: CalendarDay) {
  const language = useLocale();
  const areSealedShown = useSealedShown();
  const filter = useDeferredValue(asked);
  return useMemo(() => {
    const sealed = all.filter((relationship) => isSealedAway(relationship, today));
    const full = {
      ...filter,
      today,
      compareNames: new Intl.Collator(language).compare,
      opened: new Set(areSealedShown ? sealed.map(({ id }) => id) : []),
    };
    return { listed: listRelationships(all, full), counts: countByStatus(all, full), sealed: sealed.length };
  }, [all, filter, today, language, areSealedShown]);
}
