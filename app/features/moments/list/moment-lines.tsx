import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { LedgerList } from "#app/ui/lists/ledger.tsx";
import { useWindowRows } from "#app/ui/lists/use-window-rows.ts";
import { Caption } from "#app/ui/type/caption.tsx";
import type { MomentLine } from "./list-moments.ts";
import { MomentRow } from "./moment-row.tsx";

/** Virtualised: only the lines near the window are rendered, each at its own height. */
export function MomentLines({ lines }: { lines: readonly MomentLine[] }) {
  const t = useTranslations("moments.list");
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const { shown, room, shift } = useWindowRows({
    count: lines.length,
    estimateSize: (index) => (lines[index]?.kind === "heading" ? 44 : 78),
    overscan: 10,
    getItemKey: (index) => lines[index]?.key ?? index,
    list,
  });

  return (
    <div {...room}>
      <div style={shift}>
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
