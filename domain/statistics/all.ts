/** All figures of `/statistics`, in one pass over the journal: the same on device, server and demo. */

import type { Journal } from "#domain/journal/journal.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { VagueDate } from "#domain/time/vague-date.ts";
import { type Counts, countEntries } from "./counts.ts";
import { type Durations, measureDurations } from "./durations.ts";
import { firstWritten, type StatisticsFilter, selectEntries, timeAxis, wholeLife } from "./entries.ts";
import type { Figure } from "./figure.ts";
import { countKinds, type Kinds } from "./kinds.ts";
import { drawLifeLines, type LifeLine } from "./life-line.ts";
import { listMilestones, type Milestones } from "./milestones.ts";
import { type MirrorRow, mirrorMonth } from "./mirror.ts";
import { countMoods, type Moods } from "./mood-marks.ts";
import { countPlaces, type Places } from "./places.ts";
import { countThemes, type Themes } from "./themes.ts";
import { measureTogetherness, type PresentState, presentState, type Togetherness } from "./togetherness.ts";

export type Statistics = {
  /** null: nothing dated yet. */
  readonly axis: { readonly from: CalendarDay; readonly to: CalendarDay } | null;
  /** What the axis of the whole life begins with, as it was written. */
  readonly since: VagueDate | null;
  readonly counts: Counts;
  /** Over the whole life, whatever the filter. */
  readonly present: Figure<PresentState>;
  readonly togetherness: Togetherness;
  readonly lifeLines: Figure<readonly LifeLine[]>;
  readonly durations: Durations;
  readonly kinds: Kinds;
  readonly places: Places;
  readonly moods: Moods;
  readonly themes: Themes;
  readonly milestones: Milestones;
  readonly mirror: Figure<readonly MirrorRow[]>;
};

/** Words of texts are not included; `countWords` counts them, which takes longer. */
export function computeStatistics(
  journal: Journal,
  filter: StatisticsFilter,
  today: CalendarDay,
): Statistics {
  const entries = selectEntries(journal, filter, today);
  const isWhole = filter.period === null && filter.relationshipIds === null;
  return {
    axis: timeAxis(entries),
    since: firstWritten(entries),
    counts: countEntries(entries),
    present: presentState(isWhole ? entries : selectEntries(journal, wholeLife, today)),
    togetherness: measureTogetherness(entries),
    lifeLines: drawLifeLines(entries),
    durations: measureDurations(entries),
    kinds: countKinds(entries),
    places: countPlaces(entries),
    moods: countMoods(entries),
    themes: countThemes(entries),
    milestones: listMilestones(entries),
    mirror: mirrorMonth(entries),
  };
}
