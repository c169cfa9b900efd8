import { type ReactNode, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Columns } from "#app/ui/layout/columns.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { LedgerList } from "#app/ui/lists/ledger.tsx";
import { useWindowRows } from "#app/ui/lists/use-window-rows.ts";
import { Caption } from "#app/ui/type/caption.tsx";
import type { ListedYear, MomentLine } from "./list-moments.ts";
import { MomentRow } from "./moment-row.tsx";
import { YearRail } from "./year-rail.tsx";

/** Pixels of a line: a month; a moment with a word and a text. */
const headingHeight = 49;
const rowHeight = { wide: 69, narrow: 89 } as const;
/** Pixels at the top of the window that the bar covers, and on a phone the choice of a year. */
const covered = { wide: 64, narrow: 100 } as const;

type MomentLinesProps = {
  lines: readonly MomentLine[];
  years: readonly ListedYear[];
  /** The first photo of a moment; the same function each time. */
  photoOf: (momentId: string) => ReactNode;
  hasPhoto: (momentId: string) => boolean;
};

/** Virtualised: only the lines near the window are rendered, each at its own height. */
export function MomentLines({ lines, years, photoOf, hasPhoto }: MomentLinesProps) {
  const t = useTranslations("moments.list");
  const format = useFormat();
  const width = useIsWide() ? "wide" : "narrow";
  const list = useRef<HTMLUListElement>(null);
  const { rows, shown, room, shift } = useWindowRows({
    count: lines.length,
    estimateSize: (index) => (lines[index]?.kind === "heading" ? headingHeight : rowHeight[width]),
    estimateTop: 250,
    scrollPaddingStart: covered[width],
    overscan: 10,
    getItemKey: (index) => lines[index]?.key ?? index,
    list,
  });
  // What the bar covers is read no more.
  const top = rows.getVirtualItemForOffset((rows.scrollOffset ?? 0) + covered[width] + 1)?.index ?? 0;
  const current = years.findLast(({ line }) => line <= top) ?? years[0];
  const rail = years.length > 1 && (
    <YearRail
      years={years}
      current={current?.year}
      onGo={({ line }) => rows.scrollToIndex(line, { align: "start" })}
    />
  );

  return (
    <Columns template="main-rail" className={width === "wide" ? undefined : "gap-y-2"}>
      {width === "narrow" && rail}
      <div {...room}>
        <div style={shift}>
          <LedgerList ref={list} label={t("title")}>
            {shown.flatMap(({ index, key }) => {
              const line = lines[index];
              if (!line) return [];
              if (line.kind === "moment") {
                const { moment, name } = line;
                const photo = hasPhoto(moment.id) ? photoOf : null;
                return [<MomentRow key={key} moment={moment} name={name} photoOf={photo} />];
              }
              return [
                <li key={key} className="border-t border-line pt-6 pb-2">
                  <Caption as="h2">{format.vagueDate(line.date)}</Caption>
                </li>,
              ];
            })}
          </LedgerList>
        </div>
      </div>
      {width === "wide" && rail}
    </Columns>
  );
}
