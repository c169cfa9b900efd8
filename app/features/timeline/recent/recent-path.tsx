import { Fragment } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { PathLine } from "#app/ui/art/path-line.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { Text } from "#app/ui/type/text.tsx";
import type { Moment } from "#domain/moment/moment.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { datePrecision } from "#domain/time/vague-date.ts";
import { useMomentWords } from "../moment-words.ts";
import { MomentMark } from "../path/path-glyph.tsx";
import { recentSteps } from "./recent-steps.ts";

type RecentPathProps = { moments: readonly Moment[]; today: CalendarDay };

/** As many as stand side by side without crowding. */
const stepCount = { wide: 8, narrow: 5 } as const;

/** The last steps of a path from left to right, each a way to its moment; as tall without any as with some. */
export function RecentPath({ moments, today }: RecentPathProps) {
  const t = useTranslations("timeline.path");
  const format = useFormat();
  const words = useMomentWords(today);
  const isWide = useIsWide();
  const steps = recentSteps(moments, isWide ? stepCount.wide : stepCount.narrow);
  if (steps.length === 0) {
    return (
      <Text tone="soft" className="min-h-17 content-center">
        {t("empty")}
      </Text>
    );
  }
  const dateOf = ({ occurred_on }: Moment) =>
    datePrecision(occurred_on) === "day"
      ? format.day(occurred_on, occurred_on.slice(0, 4) === today.slice(0, 4) ? "tiny" : "shortMonth")
      : format.vagueDate(occurred_on, "short");
  return (
    <ol aria-label={t("recent")} className="-mx-2 flex min-h-17 items-start">
      {steps.map(({ moment, afterSilence }, at) => (
        <Fragment key={moment.id}>
          {at > 0 && (
            <li aria-hidden="true" className="mt-2.5 min-w-2 flex-1 max-w-20">
              <PathLine across kind={afterSilence ? "gap" : "ink"} seed={at} />
            </li>
          )}
          <li className="flex-none">
            <Link
              to={paths.moment(moment.id)}
              aria-label={`${words.title(moment)}, ${dateOf(moment)}`}
              title={words.title(moment)}
              className="group flex min-w-12 flex-col items-center gap-1 px-0.5"
            >
              <span className="grid h-11 place-items-center">
                <MomentMark moment={moment} today={today} size={28} />
              </span>
              <span className="type-caption text-ink-soft group-hover:text-ink">{dateOf(moment)}</span>
            </Link>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}
