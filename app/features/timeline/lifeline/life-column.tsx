import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useToday } from "#app/lib/use-today.ts";
import { paths } from "#app/paths.ts";
import { gatherKnots } from "#app/ui/art/gather-knots.ts";
import { MilestoneKnot } from "#app/ui/art/milestone-knot.tsx";
import { classNames } from "#app/ui/styles/class-names.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { representativeDay } from "#domain/time/vague-date.ts";
import { useMomentWords } from "../moment-words.ts";
import { nameHeight } from "./lay-lines.ts";
import type { ToldLine } from "./life-story.ts";
import { LineDrawing } from "./line-drawing.tsx";

/** Pixels from one knot to the next: each is a target of its own. */
const knotRoom = 24;

type LifeColumnProps = {
  told: ToldLine;
  lane: number;
  top: number;
  bottom: number;
  /** Whether there is room for the name in its own letters, and to say what the number of moments is one of. */
  hasWords: boolean;
  yOf: (day: CalendarDay) => number;
};

/** One relationship: its name, a link to its page, above its line; each milestone a link to its own, those too close together one to the page that has them. */
export function LifeColumn({ told, lane, top, bottom, hasWords, yOf }: LifeColumnProps) {
  const t = useTranslations("timeline.lifeline");
  const format = useFormat();
  const words = useMomentWords(useToday());
  const { relationship, line, from, until, written, milestones } = told;
  const period = `${format.vagueDate(from, "short")} – ${until ? format.vagueDate(until, "short") : t("ongoing")}`;
  const knots = gatherKnots(
    milestones.map(({ id, occurred_on }) => ({ id, at: yOf(representativeDay(occurred_on)) - top })),
    { apart: knotRoom, start: 0, end: bottom - top },
  );
  const byId = new Map(milestones.map((moment) => [moment.id, moment]));
  const titleOf = (id: string) => {
    const moment = byId.get(id);
    return moment ? `${words.title(moment)}, ${format.vagueDate(moment.occurred_on)}` : "";
  };
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
        <span
          className={classNames(
            "block w-fit max-w-full truncate bg-ground px-1 decoration-line-strong decoration-1 underline-offset-4 group-hover:underline",
            hasWords ? "type-name" : "type-small",
          )}
        >
          {relationship.name}
        </span>
        <span className="absolute left-0" style={{ top: nameHeight - 8 }}>
          <LineDrawing {...{ line, written }} yOf={(day) => yOf(day) - top} height={bottom - top} />
        </span>
      </Link>
      {written.length > 0 && (
        <span
          aria-hidden="true"
          className={classNames(
            "pointer-events-none absolute bg-ground pr-1 type-caption whitespace-nowrap text-ink-soft",
            // Beside the number of milestones that are one knot.
            knots.some(({ ids, at }) => ids.length > 1 && at < 18) ? "left-12" : "left-8",
          )}
          style={{ top: nameHeight - 8 }}
        >
          {hasWords ? t("noted", { count: written.length }) : format.number(written.length)}
        </span>
      )}
      {knots.map(({ ids, at }) => (
        <Link
          key={ids[0]}
          to={ids.length === 1 ? paths.moment(ids[0] ?? "") : paths.relationship(relationship.id)}
          aria-label={t("milestones", { name: relationship.name, titles: format.list(ids.map(titleOf)) })}
          className="absolute left-0.5 grid size-6 place-items-center"
          style={{ top: at + nameHeight - 12 }}
        >
          <span className="rounded-full bg-ground">
            <MilestoneKnot size={18} />
          </span>
          {ids.length > 1 && (
            <span aria-hidden="true" className="absolute left-6 bg-ground px-0.5 type-caption text-accent">
              {format.number(ids.length)}
            </span>
          )}
        </Link>
      ))}
    </li>
  );
}
