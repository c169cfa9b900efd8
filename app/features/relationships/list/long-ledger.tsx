import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { LedgerList } from "#app/ui/ledger.tsx";
import { useRelationshipWords } from "../relationship-words.ts";
import { AnyRow } from "./any-row.tsx";
import type { LedgerKind } from "./list-columns.ts";
import type { LedgerProps } from "./relationship-ledger.tsx";
import { focusRow, nextRow, rowOf } from "./row-keys.ts";

/** Hundreds of rows: only those near the window are drawn, each at its own height. */
export function LongLedger({ relationships, today, kind }: LedgerProps & { kind: LedgerKind }) {
  const t = useTranslations("relationships.list");
  const words = useRelationshipWords(today);
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  const [top, setTop] = useState(0);
  const rows = useWindowVirtualizer({
    count: relationships.length,
    estimateSize: () => 62,
    overscan: 12,
    scrollMargin: top,
    getItemKey: (index) => relationships[index]?.id ?? index,
  });
  const shown = rows.getVirtualItems();
  const first = shown[0]?.index ?? 0;

  useLayoutEffect(() => {
    setTop((place.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    for (const [at, row] of [...(list.current?.children ?? [])].entries()) {
      rows.resizeItem(first + at, row.getBoundingClientRect().height);
      if (first + at !== wanted.current) continue;
      wanted.current = null;
      focusRow(row);
    }
  });

  function move(event: KeyboardEvent<HTMLUListElement>) {
    const at = rowOf(event);
    const next = at === -1 ? null : nextRow(event.key, first + at, relationships.length);
    if (next === null) return;
    event.preventDefault();
    const drawn = list.current?.children[next - first];
    if (drawn) return focusRow(drawn);
    wanted.current = next;
    rows.scrollToIndex(next);
  }

  return (
    <div ref={place} style={{ height: rows.getTotalSize() }}>
      <div style={{ transform: `translateY(${(shown[0]?.start ?? top) - top}px)` }}>
        <LedgerList ref={list} label={t("title")} onKeyDown={move}>
          {shown.flatMap(({ index, key }) => {
            const relationship = relationships[index];
            return relationship ? [<AnyRow key={key} {...{ relationship, words, today }} kind={kind} />] : [];
          })}
        </LedgerList>
      </div>
    </div>
  );
}
