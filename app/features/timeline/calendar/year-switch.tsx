import { ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Icon } from "#app/ui/type/icon.tsx";

type YearSwitchProps = { year: number; first: number; last: number };

/** To the year before and the year after, as far as the journal goes. */
export function YearSwitch({ year, first, last }: YearSwitchProps) {
  return (
    <Inline gap={1}>
      {year > first && <YearLink year={year - 1} glyph={ChevronLeft} />}
      {year < last && <YearLink year={year + 1} glyph={ChevronRight} />}
    </Inline>
  );
}

function YearLink({ year, glyph }: { year: number; glyph: LucideIcon }) {
  const t = useTranslations("timeline.calendar");
  return (
    <Link
      to={paths.calendarYear(year)}
      aria-label={t("otherYear", { year: String(year) })}
      className="grid size-(--target) place-items-center text-ink-soft hover:text-ink"
    >
      <Icon glyph={glyph} size={22} />
    </Link>
  );
}
