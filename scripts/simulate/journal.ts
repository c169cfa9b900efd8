/** A month of writing, the same every time: forty people met over ten years, two thousand moments. */

import { addDays, type CalendarDay, daysBetween } from "#domain/time/calendar-day.ts";
import type { Op } from "#domain/wire/sync.ts";

const month = { relationships: 40, moments: 2_000, photos: 300, videos: 10 } as const;
type Amounts = { readonly [Thing in keyof typeof month]: number };

/** @param share of a month of real use, above 0 and at most 1; there is at least one of each thing */
export function amountsOf(share: number): Amounts {
  if (!(share > 0 && share <= 1)) throw new RangeError("The share of a month is above 0 and at most 1.");
  const part = (count: number) => Math.max(1, Math.round(count * share));
  return {
    relationships: part(month.relationships),
    moments: part(month.moments),
    photos: part(month.photos),
    videos: part(month.videos),
  };
}

/** A seeded random generator between 0 and 1 (mulberry32). */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const names =
  "Camille Zoé Louis Inès Adam Jeanne Noé Alix Malo Iris Sacha Léna Hugo Mila Théo Nour Rose Élie Maud Gaspard Lou Basile Ava Côme Nina Ilan Sol Marin Ada Paul Jade Tom Lise Yanis Eve Axel Olga Marius Flore Amin";
const cities = [
  "Lyon",
  "Paris",
  "Marseille",
  "Nantes",
  "Genève",
  "Bruxelles",
  "Lille",
  "Montréal",
  "Lisbonne",
];
const places = [
  "a bookshop",
  "the last tram",
  "a friend's wedding",
  "a queue for bread",
  "the choir",
  "a train that was late",
];
const types = ["serious", "casual", "fling", "fwb", "other"];
const openings = [
  "We walked along the river",
  "A call that lasted too long",
  "Breakfast at noon",
  "The exhibition, at last",
  "Rain, one umbrella",
  "A disagreement about nothing",
  "We cooked what we had",
  "The long train home",
  "A letter, not sent",
  "Un silence, puis un rire",
];
const turns = [
  "and I said more than I meant to",
  "and neither of us looked at the time",
  "and it was easy again",
  "and I noticed I was waiting",
  "and we laughed about last winter",
  "et rien ne pressait",
  "and something stayed unsaid",
  "and I slept well",
];
const closings = [
  "I want to remember the light.",
  "Tomorrow I will ask.",
  "It was enough.",
  "Écrire aide.",
  "I am not sure yet.",
  "We will see in spring.",
  "I kept the ticket.",
];
const words = ["tenderness", "doubt", "ease", "distance", "joy", "patience", "douceur", ""];
const tags = ["river", "cooking", "family", "travel", "music", "work", "friends", "home", "sea", "quarrel"];

type Fields = Op["fields"];
export type Plan = {
  readonly relationships: readonly { readonly id: string; readonly fields: Fields }[];
  readonly moments: readonly {
    readonly id: string;
    readonly fields: Fields;
    readonly relationshipId: string | null;
  }[];
};

/** @param today no moment is later; @param newId ids of rows */
export function planJournal(today: CalendarDay, newId: () => string, amounts: Amounts): Plan {
  const chance = createChance(40);
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T => {
    const picked = list[Math.floor(chance() * list.length)];
    if (picked === undefined) throw new Error("Nothing to pick from.");
    return picked;
  };
  const firstDay = addDays(today, -3_650);
  const people = names
    .split(" ")
    .slice(0, amounts.relationships)
    .map((name, index) => {
      const start = addDays(firstDay, Math.floor(index * 88 + chance() * 60));
      const lasts = Math.floor(20 + chance() * chance() * 900);
      const isOngoing = index >= amounts.relationships - 2 || addDays(start, lasts) >= today;
      const end = isOngoing ? null : addDays(start, lasts);
      const fields = {
        name,
        age: 22 + Math.floor(chance() * 20),
        city: pick(cities),
        meeting_place: pick(places),
        start_date: start,
        end_date: end,
        status: isOngoing ? "ongoing" : "ended",
        type: pick(types),
        rating: 1 + Math.floor(chance() * 5),
        notes: `${pick(openings)}, ${pick(turns)}. ${pick(closings)}`,
      };
      return { id: newId(), fields, start, days: daysBetween(start, end ?? today) };
    });
  const moments = Array.from({ length: amounts.moments }, () => {
    const person = chance() < 0.04 ? null : pick(people);
    const day = person
      ? addDays(person.start, Math.floor(chance() * (person.days + 1)))
      : addDays(firstDay, Math.floor(chance() * 3_650));
    const sentences = Array.from(
      { length: 1 + Math.floor(chance() * 5) },
      () => `${pick(openings)}, ${pick(turns)}.`,
    );
    const fields = {
      relationship_id: person?.id ?? null,
      occurred_on: day,
      mood: 1 + Math.floor(chance() * 5),
      word: pick(words),
      text: [...sentences, pick(closings)].join(" "),
      tags: [...new Set([pick(tags), pick(tags)])].slice(0, Math.floor(chance() * 3)),
      place: chance() < 0.3 ? pick(cities) : null,
      is_milestone: chance() < 0.03,
    };
    return { id: newId(), fields, relationshipId: person?.id ?? null };
  });
  return { relationships: people.map(({ id, fields }) => ({ id, fields })), moments };
}
