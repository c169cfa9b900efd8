import { lazy } from "react";
import { useTranslations } from "use-intl/react";
import { LedgerList } from "#app/ui/lists/ledger.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useRelationshipWords } from "../../../words/relationship-words.ts";
import { AnyRow } from "./any-row.tsx";
import type { LedgerKind } from "./list-columns.ts";
import { moveBetweenRows } from "./row-keys.ts";

/** Up to this many rows all are rendered, so that the browser's own search finds them. */
const drawnWhole = 200;

const LongLedger = lazy(async () => ({ default: (await import("./long-ledger.tsx")).LongLedger }));

export type LedgerProps = {
  relationships: readonly Relationship[];
  today: CalendarDay;
  kind?: LedgerKind;
};

export function RelationshipLedger({ relationships, today, kind = "full" }: LedgerProps) {
  const t = useTranslations("relationships.list");
  const words = useRelationshipWords(today);
  if (relationships.length > drawnWhole) {
    return (
      <SectionBoundary>
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
}
