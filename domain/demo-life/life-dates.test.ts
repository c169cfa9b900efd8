import { expect, test } from "vitest";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { earliestDay, latestDay, representativeDay, type VagueDate } from "#domain/time/vague-date.ts";
import { life } from "./facts/life.ts";
import { lifeDateOn } from "./life-dates.ts";

/** Every day of four years, a leap year among them. */
const days = Array.from({ length: 4 * 366 }, (_, shift) => addDays("2025-12-31", shift));
/** Days after the end until which a page may still be about somebody, unless it closes. */
const afterwards = 30;

const every = (holds: (today: CalendarDay) => readonly string[]) =>
  expect(
    [...new Set(days.flatMap((today) => holds(today).map((who) => `${who} on ${today}`)))].slice(0, 3),
  ).toEqual([]);

function spansOn(today: CalendarDay) {
  const on = (at: Parameters<typeof lifeDateOn>[0]) => lifeDateOn(at, today);
  return life.people.map(({ id, start, end, periods }) => ({
    id,
    spans: [{ start, end }, ...periods].map((span) => ({
      start: on(span.start),
      end: span.end === null ? null : on(span.end),
    })),
  }));
}

const momentsOn = (today: CalendarDay) =>
  life.moments.map((moment) => ({ ...moment, on: lifeDateOn(moment.at, today) }));

test("a date is read from today, from its weekday, from the calendar and from the same day of another year", () => {
  const read = (at: Parameters<typeof lifeDateOn>[0], today = "2028-02-29") => lifeDateOn(at, today);
  expect(read(-17, "2026-11-21")).toBe("2026-11-04");
  expect(read({ days: -20, weekday: 4 }, "2026-11-21")).toBe("2026-10-29");
  expect(read({ yearsAgo: 5, date: "05-16" })).toBe("2023-05-16");
  expect(read({ yearsAgo: 12, date: "22" })).toBe("2016-22");
  expect(read({ yearsAgo: 12, date: "10" })).toBe("2016-10");
  expect(read({ yearsAgo: 12 })).toBe("2016");
  expect(read({ yearsAgo: 1, sameDay: true })).toBe("2027-02-28");
  expect(read({ yearsAgo: 4, sameDay: true })).toBe("2024-02-29");
});

test("on no day does anybody start or end in the future, or end before the start", () => {
  every((today) =>
    spansOn(today).flatMap(({ id, spans }) =>
      spans.some(
        ({ start, end }) =>
          earliestDay(start) > today ||
          (end !== null && (latestDay(end) > today || latestDay(end) < earliestDay(start))),
      )
        ? [id]
        : [],
    ),
  );
});

test("on no day do the periods of one relationship touch", () => {
  every((today) =>
    spansOn(today).flatMap(({ id, spans }) =>
      spans.some(({ start }, at) => {
        const before = spans[at - 1]?.end;
        return before !== null && before !== undefined && earliestDay(start) <= latestDay(before);
      })
        ? [id]
        : [],
    ),
  );
});

test("on every day each page lies within its relationship, and a closing page after its end", () => {
  every((today) => {
    const known = new Map(spansOn(today).map(({ id, spans }) => [id, spans]));
    return momentsOn(today).flatMap(({ id, about, on, closing }) => {
      const spans = known.get(about ?? "");
      if (!spans) return [];
      const start = spans[0]?.start;
      const end = spans.at(-1)?.end ?? null;
      const isEarly = start !== undefined && latestDay(on) < earliestDay(start);
      const isLate = end !== null && !closing && earliestDay(on) > addDays(latestDay(end), afterwards);
      const closesEarly = closing && (end === null || earliestDay(on) < earliestDay(end));
      return isEarly || isLate || closesEarly ? [id] : [];
    });
  });
});

test("on every day the pages about one person follow each other", () => {
  every((today) => {
    const inOrder = momentsOn(today).filter(({ at }) => typeof at === "number" || !("sameDay" in at));
    return [...Map.groupBy(inOrder, ({ about }) => about).values()].flatMap((pages) =>
      pages.flatMap(({ id, on }, at) => {
        const before = pages[at - 1]?.on;
        return before !== undefined && representativeDay(before) > representativeDay(on) ? [id] : [];
      }),
    );
  });
});

test("on every day a page is written after its day, reread a month later, and its seal still closed", () => {
  every((today) =>
    momentsOn(today).flatMap(({ id, on, written, reread, sealedUntil }) => {
      const read = (at: typeof written): VagueDate | null =>
        at === undefined ? null : lifeDateOn(at, today);
      const [writing, rereading, seal] = [read(written), read(reread), read(sealedUntil)];
      const isWrong =
        earliestDay(on) > today ||
        (writing !== null && (writing < latestDay(on) || writing > today)) ||
        (rereading !== null && (addDays(writing ?? latestDay(on), 30) > rereading || rereading > today)) ||
        (seal !== null && seal <= today);
      return isWrong ? [id] : [];
    }),
  );
});

test("on every day but 29 February three memories may come up", () => {
  const { rememberedEndings } = life.writer;
  const ongoing = life.people.filter(({ status }) => status === "ongoing").map(({ id }) => id);
  const mayComeUp = (about: string | null) =>
    about === null || ongoing.includes(about) || rememberedEndings.includes(about);
  every((today) => {
    const shown = momentsOn(today).filter(
      ({ on, about }) => on.length === 10 && on < today && on.slice(5) === today.slice(5) && mayComeUp(about),
    );
    return shown.length < 3 && !today.endsWith("-02-29") ? ["memories"] : [];
  });
});
