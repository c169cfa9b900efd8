import { lazy, memo } from "react";
import { useTranslations } from "use-intl/react";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { LedgerList } from "#app/ui/lists/ledger.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useRelationshipWords } from "../../../words/relationship-words.ts";
import { AnyRow } from "./any-row.tsx";
import { type LedgerKind, rowHeight } from "./list-columns.ts";
import { moveBetweenRows } from "./row-keys.ts";

/** Up to this many rows all are rendered, so that the browser's own search finds them. */
const drawnWhole = 200;

const LongLedger = lazy(async () => ({ default: (await import("./long-ledger.tsx")).LongLedger }));

export type LedgerProps = {
  relationships: readonly Relationship[];
  today: CalendarDay;
  kind?: LedgerKind;
};

/** Not drawn again for a letter of the search before its list is there. */
export const RelationshipLedger = memo(function RelationshipLedger({
  relationships,
  today,
  kind = "full",
}: LedgerProps) {
  const t = useTranslations("relationships.list");
  const words = useRelationshipWords(today);
  const height = useIsWide() ? rowHeight.wide : rowHeight.narrow;
  if (relationships.length > drawnWhole) {
    return (
      // As high as the list, so that what is below it does not come up meanwhile.
      <SectionBoundary fallback={<div style={{ height: relationships.length * height }} />}>
        <LongLedger relationships={relationships} today={today} kind={kind} />
      </SectionBoundary>
    );
  }
  return (
    <LedgerList label={t("title")} onKeyDown={moveBetweenRows}>
      {relationships.map((relationship) => (
        <AnyRow key={relationship.id} {...{ relationship, words, today, kind }} />
      ))}
    </LedgerList>
  );
});
