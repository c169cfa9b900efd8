import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Caption } from "#app/ui/caption.tsx";
import { LedgerList } from "#app/ui/ledger.tsx";
import type { MomentLine } from "./list-moments.ts";
import { MomentRow } from "./moment-row.tsx";

/** Only the lines near the window are drawn, each at its own height. */
export function MomentLines({ lines }: { lines: readonly MomentLine[] }) {
  const t = useTranslations("moments.list");
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const rows = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => (lines[index]?.kind === "heading" ? 44 : 78),
    overscan: 10,
    scrollMargin: top,
    getItemKey: (index) => lines[index]?.key ?? index,
  });
  const shown = rows.getVirtualItems();
  const first = shown[0]?.index ?? 0;

  useLayoutEffect(() => {
    setTop((place.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    for (const [at, row] of [...(list.current?.children ?? [])].entries()) {
      rows.resizeItem(first + at, row.getBoundingClientRect().height);
    }
  });

  return (
    <div ref={place} style={{ height: rows.getTotalSize() }}>
      <div style={{ transform: `translateY(${(shown[0]?.start ?? top) - top}px)` }}>
        <LedgerList ref={list} label={t("title")}>
          {shown.flatMap(({ index, key }) => {
            const line = lines[index];
            if (!line) return [];
            if (line.kind === "moment")
              return [<MomentRow key={key} moment={line.moment} name={line.name} />];
            return [
              <li key={key} className="border-t border-line pt-6 pb-2">
                <Caption as="h2">{format.vagueDate(line.date)}</Caption>
              </li>,
            ];
          })}
        </LedgerList>
      </div>
    </div>
  );
}
