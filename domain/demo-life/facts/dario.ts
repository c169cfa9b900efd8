/** Dario, Procida: five weeks with an agreed end; a friend since (wedding, lemons, in pages about nobody). */
import type { MomentFacts, PersonFacts } from "../life.ts";

export const dario: PersonFacts = {
  id: "dario",
  name: "Dario",
  age: 34,
  type: "fling",
  status: "ended",
  rating: 5,
  start: { yearsAgo: 7, date: "22" },
  end: { yearsAgo: 7, date: "09" },
  periods: [],
  cityPlace: { geoname_id: 3169807, country: "IT", lat: 40.75636, lon: 14.01457 },
  veil: "open",
};

export const darioMoments: readonly MomentFacts[] = [
  { id: "d1", about: "dario", at: { yearsAgo: 7, date: "07-13" }, mood: 5, tags: ["laugh", "water"] },
  { id: "d2", about: "dario", at: { yearsAgo: 7, date: "07-15" }, mood: 5, tags: [] },
  {
    id: "d3",
    about: "dario",
    at: { yearsAgo: 7, date: "07-19" },
    mood: 5,
    tags: ["water", "night"],
    picture: "boat",
    consent: "agreed",
  },
  {
    id: "d4",
    about: "dario",
    at: { yearsAgo: 7, date: "07-26" },
    mood: 4,
    tags: ["cook", "family", "laugh"],
  },
  { id: "d5", about: "dario", at: { yearsAgo: 7, date: "08-03" }, mood: 3, tags: ["jealous", "music"] },
  { id: "d6", about: "dario", at: { yearsAgo: 7, date: "08-10" }, mood: 4, tags: ["said", "night"] },
  { id: "d7", about: "dario", at: { yearsAgo: 7, date: "08-18" }, mood: 5, tags: ["laugh", "night"] },
  { id: "d8", about: "dario", at: { yearsAgo: 7, date: "08-28" }, mood: 4, tags: ["journey", "water"] },
  { id: "d9", about: "dario", at: { yearsAgo: 7, date: "09-22" }, mood: 4, tags: ["letter"], closing: true },
];
