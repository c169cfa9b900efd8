/** One fact, one voice: the rules are those of docs/statistics.md. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Language } from "#app/lib/i18n/language.ts";
import { anyLife, type Life } from "./testing/any-life.ts";
import { placesOf } from "./testing/places.tsx";
import { toldBy } from "./testing/told.ts";

/** The facts of which two places say different things, with what each says. */
function disagreements(life: Life, language: Language) {
  const facts = Map.groupBy(toldBy(placesOf(life, language)), ({ fact }) => fact);
  return [...facts].flatMap(([fact, told]) =>
    new Set(told.map(({ says }) => says)).size === 1
      ? []
      : [{ fact, ...Object.fromEntries(told.map(({ place, says }) => [place, says])) }],
  );
}

test.each(["en", "fr"] as const)(
  "no two places of the app say different things of one fact: %s",
  (language) => {
    fc.assert(
      fc.property(anyLife, (life) => {
        expect(disagreements(life, language)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  },
);
