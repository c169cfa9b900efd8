import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { LedgerList } from "#app/ui/lists/ledger.tsx";
import { useWindowRows } from "#app/ui/lists/use-window-rows.ts";
import { useRelationshipWords } from "../../../words/relationship-words.ts";
import { AnyRow } from "./any-row.tsx";
import { type LedgerKind, rowHeight } from "./list-columns.ts";
import type { LedgerProps } from "./relationship-ledger.tsx";
import { focusRow, nextRow, rowOf } from "./row-keys.ts";

/** Virtualised, for hundreds of rows: only those near the window are rendered, each at its own height. */
export function LongLedger({ relationships, today, kind }: LedgerProps & { kind: LedgerKind }) {
  const t = useTranslations("relationships.list");
  const words = useRelationshipWords(today);
  const list = useRef<HTMLUListElement>(null);
  const isWide = useIsWide();
  const wanted = useRef<number | null>(null);
  const { rows, shown, first, room, shift } = useWindowRows({
    count: relationships.length,
    estimateSize: () => (isWide ? rowHeight.wide : rowHeight.narrow),
    estimateTop: 260,
    overscan: 12,
    getItemKey: (index) => relationships[index]?.id ?? index,
    list,
  });

  useLayoutEffect(() => {
    const row = wanted.current === null ? undefined : list.current?.children[wanted.current - first];
    if (!row) return;
    wanted.current = null;
    focusRow(row);
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
    <div {...room}>
      <div style={shift}>
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
