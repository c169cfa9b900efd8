/** Ewan, everywhere: three periods, each ended kindly; no closing page; has just written again. */
import type { MomentFacts, PersonFacts } from "../life.ts";

export const ewan: PersonFacts = {
  id: "ewan",
  name: "Ewan",
  age: 39,
  type: "fwb",
  status: "ended",
  rating: 3,
  start: { yearsAgo: 6, date: "12-12" },
  end: { yearsAgo: 5, date: "03-20" },
  periods: [
    { start: { yearsAgo: 3, date: "10-14" }, end: { yearsAgo: 3, date: "12-18" } },
    { start: -720, end: -640 },
  ],
  cityPlace: { geoname_id: 2650225, country: "GB", lat: 55.95206, lon: -3.19648 },
  veil: "open",
};

export const ewanMoments: readonly MomentFacts[] = [
  { id: "e1", about: "ewan", at: { yearsAgo: 6, date: "12-12" }, mood: 4, tags: ["music", "laugh"] },
  { id: "e2", about: "ewan", at: { yearsAgo: 6, date: "12-20" }, mood: 4, tags: ["laugh", "night"] },
  { id: "e3", about: "ewan", at: { yearsAgo: 5, date: "01-09" }, mood: 5, tags: ["cook", "night", "laugh"] },
  { id: "e4", about: "ewan", at: { yearsAgo: 5, date: "01-31" }, mood: 3, tags: ["silence"] },
  { id: "e5", about: "ewan", at: { yearsAgo: 5, date: "02-14" }, mood: 4, tags: ["laugh"] },
  {
    id: "e6",
    about: "ewan",
    at: { yearsAgo: 5, date: "03-06" },
    mood: 3,
    feelings: [2, 3, 2],
    tags: ["said"],
  },
  { id: "e7", about: "ewan", at: { yearsAgo: 5, date: "03-20" }, mood: 2, tags: ["distance"] },
  { id: "e8", about: "ewan", at: { yearsAgo: 3, date: "10-14" }, mood: 4, tags: ["laugh"] },
  { id: "e9", about: "ewan", at: { yearsAgo: 3, date: "10-21" }, mood: 4, tags: ["walk", "said", "water"] },
  { id: "e10", about: "ewan", at: { yearsAgo: 3, date: "11-04" }, mood: 4, tags: ["laugh", "home"] },
  { id: "e11", about: "ewan", at: { yearsAgo: 3, date: "11-19" }, mood: 3, tags: ["kept"] },
  { id: "e12", about: "ewan", at: { yearsAgo: 3, date: "12-05" }, mood: 2, tags: ["kept"] },
  {
    id: "e13",
    about: "ewan",
    at: { yearsAgo: 3, date: "12-18" },
    mood: 3,
    feelings: [2, 2, 4],
    tags: ["said"],
  },
  { id: "e14", about: "ewan", at: -718, mood: 4, tags: ["cook"] },
  { id: "e15", about: "ewan", at: -705, mood: 4, feelings: [2, 3, 4], tags: ["said"] },
  { id: "e16", about: "ewan", at: -692, mood: 5, tags: ["laugh"] },
  {
    id: "e17",
    about: "ewan",
    at: -672,
    mood: 5,
    tags: ["music", "night"],
    picture: "spot",
    consent: "knows",
  },
  { id: "e18", about: "ewan", at: -655, mood: 2, tags: ["silence"] },
  { id: "e19", about: "ewan", at: -652, mood: 2, tags: ["kept", "night"], hour: 2 },
  { id: "e20", about: "ewan", at: -640, mood: 3, feelings: [2, 3, 4], tags: ["said"] },
];
