/** Random lives: dates of every precision up to a present day that cuts some of them, periods, veils, trash, and moments of every kind. */
import fc from "fast-check";
import { anyMomentFields } from "#domain/fixtures/any-journal.ts";
import { buildMoment, buildRelationship, vagueDate } from "#domain/fixtures/journal.ts";
import type { Journal } from "#domain/journal/journal.ts";
import { relationshipStatuses, veils } from "#domain/relationship/relationship.ts";
import { dateIssues } from "#domain/relationship/relationship-rules.ts";
import {
  addDays,
  type CalendarDay,
  dayFromNumber,
  dayNumber,
  earlierDay,
  monthOf,
  yearOf,
} from "#domain/time/calendar-day.ts";
import { datePrecision, isInFuture, type VagueDate } from "#domain/time/vague-date.ts";

export type Life = { readonly today: CalendarDay; readonly journal: Journal };

/** Ends of months, of leap years and winters that begin: where a vague date is cut by the present day. */
const anyToday = fc.constantFrom("2026-11-21", "2024-12-31", "2025-12-20", "2026-02-28", "2026-03-01");

/** Of each precision, up to `today`. */
function anyDate(today: CalendarDay): fc.Arbitrary<VagueDate> {
  const last = dayNumber(today);
  return fc
    .tuple(
      fc.integer({ min: last - 2_300, max: last }),
      fc.constantFrom("day", "day", "day", "month", "season", "year"),
    )
    .map(([number, precision]) => {
      const day = dayFromNumber(number);
      const [year, month] = [yearOf(day), monthOf(day)];
      if (precision === "day") return vagueDate(day);
      if (precision === "month") return vagueDate(day.slice(0, 7));
      if (precision === "year") return vagueDate(day.slice(0, 4));
      // January and February are of the winter that began the year before.
      return vagueDate(`${month < 3 ? year - 1 : year}-${20 + (month < 3 ? 4 : Math.floor(month / 3))}`);
    })
    .filter((date) => !isInFuture(date, today));
}

function anyPerson(today: CalendarDay) {
  const date = fc.option(anyDate(today), { freq: 6 });
  /** Half of them end soon after the day they began. */
  const time = fc
    .tuple(date, date, fc.integer({ min: 0, max: 150 }), fc.boolean())
    .map(([start_date, end_date, nights, isShort]) => {
      const isDay = start_date !== null && datePrecision(start_date) === "day";
      const end = isDay && isShort ? vagueDate(earlierDay(addDays(start_date, nights), today)) : end_date;
      return { start_date, end_date: end };
    });
  const fields = fc.record({
    first: time,
    status: fc.constantFrom(...relationshipStatuses),
    periods: fc.oneof(
      { weight: 3, arbitrary: fc.array(time, { maxLength: 0 }) },
      { weight: 1, arbitrary: fc.array(time, { minLength: 1, maxLength: 3 }) },
    ),
    veil: fc.constantFrom(...veils, "open" as const, "open" as const, "open" as const, "open" as const),
    veil_until: fc.constantFrom(null, null, "2020-06-01", "2027-06-01"),
    deleted_at: fc.constantFrom(null, null, null, null, null, "2020-11-01T00:00:00.000Z"),
  });
  return (
    fields
      .map(({ first, ...one }) => ({ ...one, ...first }))
      // As the form writes it: what goes on in one stretch has no end.
      .map((one) => (one.status === "ongoing" && one.periods.length === 0 ? { ...one, end_date: null } : one))
      .filter((one) => dateIssues(one, today).length === 0)
  );
}

/** Up to forty people and twenty-five moments. */
export const anyLife: fc.Arbitrary<Life> = anyToday.chain((today) =>
  fc
    .oneof(
      { weight: 2, arbitrary: fc.array(anyPerson(today), { maxLength: 3 }) },
      { weight: 2, arbitrary: fc.array(anyPerson(today), { minLength: 5, maxLength: 12 }) },
      { weight: 1, arbitrary: fc.array(anyPerson(today), { minLength: 5, maxLength: 40, size: "max" }) },
    )
    .chain((people) =>
      fc
        .array(
          fc
            .tuple(anyMomentFields(people.length), anyDate(today))
            .map(([fields, occurred_on]) => ({ ...fields, occurred_on })),
          { maxLength: 25 },
        )
        .map((moments) => ({
          today,
          journal: {
            relationships: people.map((fields, at) => buildRelationship(at, fields)),
            moments: moments.map((fields, at) => buildMoment(at, "2026", fields)),
            media: [],
          },
        })),
    ),
);
