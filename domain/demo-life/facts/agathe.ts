/** Agathe, Nantes: a colleague, one kiss, shame; folded away, so it appears nowhere but last in the list. */
import type { MomentFacts, PersonFacts } from "../life.ts";

export const agathe: PersonFacts = {
  id: "agathe",
  name: "Agathe",
  age: 40,
  type: "other",
  status: "ended",
  rating: null,
  start: { yearsAgo: 3, date: "09" },
  end: { yearsAgo: 2, date: "06" },
  periods: [],
  cityPlace: { geoname_id: 2990969, country: "FR", lat: 47.21725, lon: -1.55336 },
  veil: "folded",
  veilUntil: 140,
};

export const agatheMoments: readonly MomentFacts[] = [
  { id: "a1", about: "agathe", at: { yearsAgo: 3, date: "09-12" }, mood: 4, tags: ["work", "laugh"] },
  { id: "a2", about: "agathe", at: { yearsAgo: 3, date: "11-14" }, mood: 4, tags: ["work", "laugh"] },
  { id: "a3", about: "agathe", at: { yearsAgo: 2, date: "01-19" }, mood: 3, tags: ["kept"] },
  {
    id: "a4",
    about: "agathe",
    at: { yearsAgo: 2, date: "03-21" },
    mood: 4,
    tags: ["journey", "water", "work"],
  },
  { id: "a5", about: "agathe", at: { yearsAgo: 2, date: "03-22" }, mood: 2, tags: ["night", "kept"] },
  { id: "a6", about: "agathe", at: { yearsAgo: 2, date: "04-04" }, mood: 2, tags: ["said", "work"] },
  { id: "a7", about: "agathe", at: { yearsAgo: 2, date: "06-26" }, mood: 3, tags: ["work"] },
];
