/** Pages about nobody in particular. */
import type { MomentFacts } from "../life.ts";

export const otherMoments: readonly MomentFacts[] = [
  { id: "n1", about: null, at: { yearsAgo: 7, date: "06-22" }, mood: 3, tags: ["alone"] },
  { id: "n2", about: null, at: { yearsAgo: 6, date: "10-12" }, mood: 4, tags: ["alone", "family", "home"] },
  {
    id: "n3",
    about: null,
    at: { yearsAgo: 6, date: "10-29", weekday: 4 },
    mood: 5,
    tags: ["music", "alone"],
  },
  { id: "n4", about: null, at: { yearsAgo: 6, date: "12-29" }, mood: 3, tags: ["letter", "night"], hour: 2 },
  { id: "n5", about: null, at: { yearsAgo: 5, date: "04-11" }, mood: 3, tags: ["alone", "cook"] },
  { id: "n6", about: null, at: { yearsAgo: 3, date: "06-18" }, mood: 4, tags: ["friends", "home"] },
  { id: "n7", about: null, at: { yearsAgo: 3, date: "07-09" }, mood: 4, tags: ["water", "alone"] },
  { id: "n8", about: null, at: { yearsAgo: 3, date: "08-15" }, mood: 4, tags: ["family"] },
  { id: "n9", about: null, at: { yearsAgo: 2, date: "01-27" }, mood: 4, tags: ["home", "alone"] },
  { id: "n10", about: null, at: { yearsAgo: 2, sameDay: true }, mood: 4, tags: ["walk", "alone"] },
  {
    id: "n11",
    about: null,
    at: { yearsAgo: 2, date: "07-06" },
    mood: 5,
    tags: ["friends", "water", "journey", "laugh"],
    picture: "lemons",
    consent: "agreed",
  },
  { id: "n12", about: null, at: { days: -535, weekday: 4 }, mood: 3, tags: ["music", "friends"] },
  { id: "n13", about: null, at: -518, mood: 4, tags: ["home", "alone"] },
  { id: "n14", about: null, at: -420, mood: 2, tags: ["family"] },
  { id: "n15", about: null, at: -140, mood: 3, tags: ["family", "cook"] },
  { id: "n16", about: null, at: -75, mood: 5, tags: ["friends", "laugh"] },
  { id: "n17", about: null, at: -58, mood: 3, tags: ["grief", "laugh"] },
  { id: "n18", about: null, at: -30, mood: 5, tags: ["work"] },
  { id: "n19", about: null, at: -17, mood: 4, tags: ["alone", "letter"] },
  { id: "n20", about: null, at: -6, mood: 3, tags: ["night"] },
];
