import { expect, test } from "vitest";
import { periodIn } from "./periods.ts";

const today = "2026-11-21";

const asked: readonly (readonly [string, string, string])[] = [
  ["J'ai été triste en 2019", "2019-01-01", "2019-12-31"],
  ["J'ai été triste cet été", "2026-06-01", "2026-08-31"],
  ["How may I have felt in 2019?", "2019-01-01", "2019-12-31"],
  ["From 2021 to 2023", "2021-01-01", "2023-12-31"],
  ["Since 2021", "2021-01-01", today],
  ["On October 3", "2026-10-03", "2026-10-03"],
  ["On May 1st, 2025", "2025-05-01", "2025-05-01"],
  ["Le 1er mai 2025", "2025-05-01", "2025-05-01"],
  ["The week of October 3", "2026-09-28", "2026-10-04"],
  ["La semaine du 3 octobre", "2026-09-28", "2026-10-04"],
  ["In the fall of 2021", "2021-09-01", "2021-11-30"],
  ["This fall", "2026-09-01", "2026-11-30"],
  ["Early 2023", "2023-01-01", "2023-05-01"],
  ["Fin 2022", "2022-09-02", "2022-12-31"],
  ["Mi-2024", "2024-06-01", "2024-08-31"],
  ["Since early 2023", "2023-01-01", today],
  ["Début mai", "2026-05-01", "2026-05-10"],
  ["In the 2010s", "2010-01-01", "2019-12-31"],
  ["Dans les années 2010", "2010-01-01", "2019-12-31"],
  ["Last Friday", "2026-11-20", "2026-11-20"],
  ["Samedi dernier", "2026-11-14", "2026-11-14"],
  ["Depuis deux ans", "2024-11-21", today],
];

test.each(asked)("%s is from %s to %s", (text, from, to) => {
  expect(periodIn(text, today).period).toEqual({ from, to });
});

test.each(["I may fall in love", "March with Camille", "In May 3 pages are Bright", "Depuis quand ?"])(
  "%s names no day",
  (text) => {
    const { period } = periodIn(text, today);
    expect(period?.from === period?.to && period !== null).toBe(false);
  },
);
