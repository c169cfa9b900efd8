import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { VisuallyHidden } from "#app/ui/type/visually-hidden.tsx";
import type { LedgerSource } from "#domain/game/ledger.ts";

type SourceLedgerProps = {
  sources: readonly LedgerSource[];
  /** The line under the rule, where they add up. */
  total?: { readonly label: string; readonly points: number } | undefined;
};

/** Each kind of act: count times points. */
export function SourceLedger({ sources, total }: SourceLedgerProps) {
  const t = useTranslations("game.sources");
  const format = useFormat();
  return (
    <ul>
      {sources.map(({ act, count, each, points }) => {
        const numbers = { count: format.number(count), each: format.number(each) };
        return (
          <li key={act} className="flex min-h-11 items-center gap-4 border-t border-line type-body">
            <span className="min-w-0 flex-1">{t(act)}</span>
            <span aria-hidden="true" className="flex-none type-small text-ink-soft tabular-nums">
              {t("each", numbers)}
            </span>
            <VisuallyHidden>{t("eachSpoken", numbers)}</VisuallyHidden>
            <span className="min-w-12 flex-none text-right type-choice text-ink tabular-nums">
              {format.number(points)}
            </span>
          </li>
        );
      })}
      {total && (
        <li className="flex min-h-11 items-center justify-between gap-4 border-t-(length:--rule) border-ink">
          <b className="type-button">{total.label}</b>
          <b className="type-choice font-semibold tabular-nums">{format.number(total.points)}</b>
        </li>
      )}
    </ul>
  );
}
