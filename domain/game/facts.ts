/** What the Game evaluates in a journal, in the order of writing. The trash is excluded; folded and sealed relationships are not. */

import { type Journal, keptJournal } from "#domain/journal/journal.ts";
import type { Media } from "#domain/media/media.ts";
import { type Moment, moods } from "#domain/moment/moment.ts";
import { hasWords } from "#domain/moment/moment-rules.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { type CalendarDay, daysBetween } from "#domain/time/calendar-day.ts";
import { timeInZone } from "#domain/time/time-zone.ts";
import { datePrecision, latestDay } from "#domain/time/vague-date.ts";
import { writtenAt } from "#domain/time/written-at.ts";

/** An entry that counts; `day` is when it started to count, null when the journal does not contain it. */
export type Evidence = {
  readonly id: string;
  readonly day: CalendarDay | null;
  readonly relationshipId: string | null;
};

type WrittenMoment = Evidence & {
  readonly moment: Moment;
  readonly day: CalendarDay;
  readonly hour: number;
};

export type Facts = {
  readonly moments: readonly WrittenMoment[];
  readonly aboutNobody: readonly Evidence[];
  readonly writtenAtNight: readonly Evidence[];
  /** With a word at least: a box that is ticked is no act. */
  readonly milestones: readonly Evidence[];
  readonly toldMilestones: readonly Evidence[];
  readonly completeRecords: readonly Evidence[];
  readonly recordsWithNotes: readonly Evidence[];
  readonly captions: readonly Evidence[];
  readonly consents: readonly Evidence[];
  readonly ofLongAgo: readonly Evidence[];
  readonly onLeapDays: readonly Evidence[];
  readonly heavyDays: readonly Evidence[];
  readonly firstOfEachMood: readonly Evidence[];
  readonly vaguelyDated: readonly Evidence[];
  readonly letters: readonly Evidence[];
  readonly openedLetters: readonly Evidence[];
  readonly rereads: readonly Evidence[];
  readonly afterSixMonths: readonly Evidence[];
  readonly afterAYear: readonly Evidence[];
  readonly closings: readonly Evidence[];
  readonly rereadClosings: readonly Evidence[];
};

export function gatherFacts(journal: Journal, today: CalendarDay, timeZone: string): Facts {
  const kept = keptJournal(journal);
  const moments = inWritingOrder(kept.moments).map(({ row: moment, at }): WrittenMoment => {
    const { day, hour } = timeInZone(at, timeZone);
    return { id: moment.id, relationshipId: moment.relationship_id, moment, day, hour };
  });
  /** Days between each page and the one written before it. */
  const silences = moments.map(({ day }, at) => daysBetween(moments[at - 1]?.day ?? day, day));
  const those = (holds: (written: WrittenMoment) => boolean) => moments.filter(holds);
  const rereads = byDay(
    moments.flatMap(({ id, relationshipId, moment: { reread_on } }) =>
      reread_on === null ? [] : [{ id, relationshipId, day: reread_on }],
    ),
  );
  const closings = those(({ moment }) => isClosingPage(moment));
  const closingIds = new Set(closings.map(({ id }) => id));
  const letters = those(({ moment }) => moment.sealed_until !== null);
  const owners = new Map(kept.moments.map(({ id, relationship_id }) => [id, relationship_id]));
  const media = inWritingOrder(kept.media);
  const shown = ({ row: one, at }: Written<Media>): Evidence => ({
    id: one.id,
    relationshipId: one.relationship_id ?? owners.get(one.moment_id ?? "") ?? null,
    day: timeInZone(at, timeZone).day,
  });
  const records = inWritingOrder(kept.relationships).map(({ row }) => row);
  return {
    moments,
    aboutNobody: those(({ moment }) => moment.relationship_id === null),
    writtenAtNight: those(({ hour }) => hour < 5),
    milestones: those(({ moment }) => moment.is_milestone && hasWords(moment)),
    toldMilestones: those(({ moment }) => moment.is_milestone && moment.text.trim() !== ""),
    completeRecords: records.filter(isCompleteRecord).map(recordEvidence),
    recordsWithNotes: records.filter(({ notes }) => notes.trim() !== "").map(recordEvidence),
    captions: media.filter(({ row: { caption } }) => caption.trim() !== "").map(shown),
    consents: media.filter(({ row: { consent } }) => consent !== "unsure").map(shown),
    ofLongAgo: those(({ moment, day }) => daysBetween(latestDay(moment.occurred_on), day) >= 5 * 365),
    onLeapDays: those(({ moment }) => moment.occurred_on.endsWith("-02-29")),
    heavyDays: those(({ moment: { mood } }) => mood !== null && mood <= moods.heavy),
    firstOfEachMood: Object.values(moods)
      .flatMap((mood) => moments.find(({ moment }) => moment.mood === mood) ?? [])
      .toSorted((a, b) => moments.indexOf(a) - moments.indexOf(b)),
    vaguelyDated: those(({ moment }) => datePrecision(moment.occurred_on) !== "day"),
    letters,
    openedLetters: byDay(letters.map(({ moment, ...one }) => ({ ...one, day: moment.sealed_until }))).filter(
      ({ day }) => day !== null && day <= today,
    ),
    rereads,
    afterSixMonths: moments.filter((_, at) => (silences[at] ?? 0) >= 182),
    afterAYear: moments.filter((_, at) => (silences[at] ?? 0) >= 365),
    closings,
    rereadClosings: rereads.filter(({ id }) => closingIds.has(id)),
  };
}

/** A closing page with words; without words it is an ordinary moment. */
function isClosingPage(moment: Moment): boolean {
  return moment.is_closing && hasWords(moment);
}

/** A record with start, city, meeting place and notes. Type, rating, status and end do not count. */
function isCompleteRecord({ start_date, city, meeting_place, notes }: Relationship): boolean {
  return start_date !== null && [city, meeting_place, notes].every((text) => (text ?? "").trim() !== "");
}

function recordEvidence({ id }: Relationship): Evidence {
  return { id, relationshipId: id, day: null };
}

type Written<Row> = { readonly row: Row; readonly at: number };

function inWritingOrder<Row extends { readonly id: string; readonly created_at: string }>(
  rows: readonly Row[],
): readonly Written<Row>[] {
  return rows
    .map((row) => ({ row, at: writtenAt(row) }))
    .sort((a, b) => a.at - b.at || (a.row.id < b.row.id ? -1 : 1));
}

function byDay(entries: readonly Evidence[]): readonly Evidence[] {
  const key = ({ day, id }: Evidence) => `${day} ${id}`;
  return entries.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}
