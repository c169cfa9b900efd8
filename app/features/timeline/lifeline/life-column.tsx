import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useToday } from "#app/lib/use-today.ts";
import { paths } from "#app/paths.ts";
import { MilestoneKnot } from "#app/ui/art/milestone-knot.tsx";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { representativeDay } from "#domain/time/vague-date.ts";
import { useMomentWords } from "../moment-words.ts";
import { nameHeight } from "./lay-lines.ts";
import type { ToldLine } from "./life-story.ts";
import { LineDrawing } from "./line-drawing.tsx";

type LifeColumnProps = {
  told: ToldLine;
  lane: number;
  top: number;
  bottom: number;
  yOf: (day: CalendarDay) => number;
};

/** One relationship: its name, a link to its page, above its line; each milestone a link to its own. */
export function LifeColumn({ told, lane, top, bottom, yOf }: LifeColumnProps) {
  const t = useTranslations("timeline.lifeline");
  const format = useFormat();
  const words = useMomentWords(useToday());
  const { relationship, line, from, until, written, milestones } = told;
  const period = `${format.vagueDate(from, "short")} – ${until ? format.vagueDate(until, "short") : t("ongoing")}`;
  return (
    <li
      className="relative row-start-1 min-w-0"
      style={{ gridColumnStart: lane + 1, top: top - nameHeight, height: bottom - top + nameHeight }}
    >
      <Link
        to={paths.relationship(relationship.id)}
        aria-label={t("line", { name: relationship.name, period, moments: written.length })}
        className="group block h-full pr-2"
      >
        <span className="block w-fit max-w-full truncate bg-ground px-1 type-name decoration-line-strong decoration-1 underline-offset-4 group-hover:underline">
          {relationship.name}
        </span>
        <span className="absolute left-0" style={{ top: nameHeight - 8 }}>
          <LineDrawing {...{ line, written }} yOf={(day) => yOf(day) - top} height={bottom - top} />
        </span>
      </Link>
      {milestones.map((moment) => (
        <Link
          key={moment.id}
          to={paths.moment(moment.id)}
          aria-label={t("milestoneOf", {
            name: relationship.name,
            title: words.title(moment),
            date: format.vagueDate(moment.occurred_on),
          })}
          className="absolute left-0.5 grid size-6 place-items-center"
          style={{ top: yOf(representativeDay(moment.occurred_on)) - top + nameHeight - 12 }}
        >
          <span className="rounded-full bg-ground">
            <MilestoneKnot size={18} />
          </span>
        </Link>
      ))}
    </li>
  );
}
