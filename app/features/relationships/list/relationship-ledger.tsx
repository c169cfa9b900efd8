import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { LedgerList } from "#app/ui/ledger.tsx";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Relationship } from "#domain/relationship.ts";
import { useRelationshipWords } from "../relationship-words.ts";
import { RelationshipRow } from "./relationship-row.tsx";

type LedgerProps = { relationships: readonly Relationship[]; today: CalendarDay };

/** Up to this many rows the browser draws them all, and its own search finds them. */
const drawnWhole = 200;

export function RelationshipLedger({ relationships, today }: LedgerProps) {
  const t = useTranslations("relationships.list");
  const words = useRelationshipWords(today);
  if (relationships.length > drawnWhole) return <LongLedger relationships={relationships} today={today} />;
  return (
    <LedgerList label={t("title")}>
      {relationships.map((relationship) => (
        <RelationshipRow key={relationship.id} relationship={relationship} words={words} today={today} />
      ))}
    </LedgerList>
  );
}

function LongLedger({ relationships, today }: LedgerProps) {
  const t = useTranslations("relationships.list");
  const words = useRelationshipWords(today);
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  const rows = useWindowVirtualizer({
    count: relationships.length,
    estimateSize: () => 62,
    overscan: 12,
    scrollMargin: top,
    getItemKey: (index) => relationships[index]?.id ?? index,
  });
  const shown = rows.getVirtualItems();
  const offset = (shown[0]?.start ?? top) - top;
  return (
    <div ref={list} style={{ height: rows.getTotalSize() }}>
      <div style={{ transform: `translateY(${offset}px)` }}>
        <LedgerList label={t("title")}>
          {shown.map(({ index, key }) => {
            const relationship = relationships[index];
            return (
              relationship && (
                <RelationshipRow key={key} relationship={relationship} words={words} today={today} />
              )
            );
          })}
        </LedgerList>
      </div>
    </div>
  );
}
