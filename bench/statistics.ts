/** All that /statistics works out for ten thousand relationships and two thousand moments, as the page's worker does it. */
import { computeResult } from "#app/features/statistics/statistics-result.ts";
import { buildMoment, buildRelationship, vagueDate } from "#domain/fixtures/journal.ts";
import type { Journal } from "#domain/journal/journal.ts";
import { relationshipTypes } from "#domain/relationship/relationship.ts";
import { wholeLife } from "#domain/statistics/entries.ts";
import { dayFromNumber } from "#domain/time/calendar-day.ts";
import { atMost, type Figure } from "./figure.ts";

const today = "2026-11-21";
const count = 10_000;
const momentCount = 2_000;
const firstDay = 12_000;
const days = 8_000;

export function measureStatistics(): readonly Figure[] {
  const journal = writeLife();
  const times = Array.from({ length: 11 }, () => {
    const began = performance.now();
    computeResult({ journal, filter: wholeLife, today });
    return performance.now() - began;
  });
  return [
    atMost({
      name: "all of /statistics, 10,000 relationships and 2,000 moments",
      rounds: times,
      unit: "ms",
      budget: 100,
    }),
  ];
}

function writeLife(): Journal {
  const relationships = Array.from({ length: count }, (_, at) => {
    const start = firstDay + ((at * 7) % days);
    const isOngoing = at % 500 === 0;
    return buildRelationship(at, {
      city: `City ${at % 40}`,
      meeting_place: `Place ${at % 25}`,
      rating: at % 3 === 0 ? null : (at % 5) + 1,
      type: relationshipTypes[at % relationshipTypes.length] ?? "other",
      status: isOngoing ? "ongoing" : "ended",
      start_date: vagueDate(dayFromNumber(start).slice(0, at % 7 === 0 ? 7 : 10)),
      end_date: isOngoing ? null : vagueDate(dayFromNumber(start + (at % 500))),
      periods:
        at % 20 === 0
          ? [
              {
                start_date: vagueDate(dayFromNumber(start + 510)),
                end_date: vagueDate(dayFromNumber(start + 540)),
              },
            ]
          : [],
    });
  });
  const moments = Array.from({ length: momentCount }, (_, at) =>
    buildMoment(at, dayFromNumber(firstDay + ((at * 7_919) % days)), {
      relationship_id: relationships[(at * 37) % count]?.id ?? null,
      mood: (at % 5) + 1,
      word: `word ${at % 30}`,
      tags: at % 2 === 0 ? ["mer", `tag ${at % 20}`] : [],
      place: at % 10 === 0 ? `Town ${at % 60}, by the sea` : null,
      is_milestone: at % 50 === 0,
    }),
  );
  return { relationships, moments, media: [] };
}
