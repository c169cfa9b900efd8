import { useTranslations } from "use-intl/react";
import { InlineSelect } from "#app/ui/choices/inline-select.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { DottedMark } from "#app/ui/lists/dotted-mark.tsx";
import { classNames } from "#app/ui/styles/class-names.ts";
import type { ListedYear } from "./list-moments.ts";

type YearRailProps = {
  years: readonly ListedYear[];
  /** The year at the top of the window. */
  current: string | undefined;
  onGo: (year: ListedYear) => void;
};

/** The years of the list beside a dotted path, each leading to its first moment; on a phone, a choice above the list. */
export function YearRail({ years, current, onGo }: YearRailProps) {
  const t = useTranslations("moments.list");
  const isWide = useIsWide();
  if (!isWide) {
    return (
      <div className="sticky top-14 z-10 -mx-1 bg-ground px-1 py-2 print:hidden">
        <InlineSelect
          label={t("year")}
          value={current ?? ""}
          options={years.map(({ year }) => ({ value: year, label: year }))}
          onChange={({ target }) => {
            const chosen = years.find(({ year }) => year === target.value);
            if (chosen) onGo(chosen);
          }}
        />
      </div>
    );
  }
  return (
    <nav aria-label={t("years")} className="print:hidden">
      <ul className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto">
        {years.map((each) => {
          const { year, count } = each;
          const isCurrent = year === current;
          return (
            <li key={year}>
              <button
                type="button"
                aria-current={isCurrent ? "location" : undefined}
                onClick={() => onGo(each)}
                className={classNames(
                  "relative flex min-h-10 w-full cursor-pointer items-baseline gap-2 pt-2 pl-5 text-left tabular-nums",
                  isCurrent ? "font-strong text-ink" : "text-ink-soft hover:text-ink",
                )}
              >
                <DottedMark isCurrent={isCurrent} />
                {year}
                <span className="type-small font-normal text-ink-soft">{t("inYear", { count })}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
