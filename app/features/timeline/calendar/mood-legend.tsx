import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { MilestoneKnot } from "#app/ui/art/milestone-knot.tsx";
import { MoodGlyph } from "#app/ui/art/mood-glyph.tsx";
import { moodName } from "#domain/moment/moment-rules.ts";
import type { PicturedYear } from "./picture-year.ts";

/** Each shape with its word, and its number of moments. */
export function MoodLegend({ year }: { year: PicturedYear }) {
  const t = useTranslations("timeline");
  const format = useFormat();
  return (
    <ul
      aria-label={t("calendar.legend")}
      className="flex flex-wrap gap-x-4 gap-y-2 border-y border-line py-3 sm:grid sm:grid-cols-6 sm:gap-x-2"
    >
      {([5, 4, 3, 2, 1] as const).map((mood) => (
        <li key={mood} className="flex items-center gap-2 type-small">
          <MoodGlyph mood={mood} size={20} />
          {t(`mood.${moodName(mood) ?? "even"}`)}
          <span className="font-serif text-ink-soft">{format.number(year.byMood[mood])}</span>
        </li>
      ))}
      <li className="flex items-center gap-2 type-small">
        <MilestoneKnot size={20} />
        {t("calendar.milestone")}
        <span className="font-serif text-ink-soft">{format.number(year.milestones)}</span>
      </li>
    </ul>
  );
}
