/** A time told by a story's own dates: "the week before the breakup", "a year after I met Camille", « le jour de la rupture ». */
import { addDays, addMonths, type CalendarDay } from "#domain/time/calendar-day.ts";
import type { LisaIndex } from "../lisa-index.ts";
import { endOf, spansOf } from "../measures.ts";

type Anchored = {
  readonly period: { readonly from: CalendarDay; readonly to: CalendarDay };
  /** Folded. */
  readonly said: string;
  /** Before the story begins or after it ends. */
  readonly isOutside: boolean;
};

const ends =
  "(?:(?:the |our |my )?(?:break-?up|break up|split|separation|end)\\b|(?:we|he|she|they|[a-z]+) (?:broke up|split up|left)(?: me)?\\b|(?:la |notre |ma )?(?:rupture|separation|fin)\\b|(?:ou |que )?(?:on s'est (?:quittes|separes)|(?:il|elle|[a-z]+) (?:m'a quittee?|est partie?))\\b)";
const starts =
  "(?:(?:the |our )?(?:beginning|start|first meeting)\\b|(?:i|we) (?:first )?met\\b|de rencontrer\\b|j'ai rencontre\\b|meeting\\b|(?:le |notre )?debut\\b|(?:la |notre )?rencontre\\b|(?:avoir rencontre|qu'on s'est rencontres)\\b)";
const units: Readonly<Record<string, number>> = {
  day: 1,
  jour: 1,
  week: 7,
  semaine: 7,
  month: 31,
  mois: 31,
  year: 365,
  an: 365,
  annee: 365,
};
const around = new RegExp(
  `\\b(?:the |a |one |le |la |l'|un |une )?(day|week|month|year|jour|semaine|mois|an|annee) (before|after|avant|apres) (?:(${ends})|(${starts}))`,
);
const onTheDay = new RegExp(
  `\\b(?:the day (?:of )?(?:that )?|le jour (?:de |du |ou )?)(?:(${ends})|(${starts}))`,
);
const beyond = new RegExp(`\\b(before|after|since|avant|apres|depuis) (?:(${ends})|(${starts}))`);

/** "After the breakup", without a length, is the time next to it. */
const nearDays = 90;

function isOutside(isBefore: boolean, isOfEnd: boolean): boolean {
  return isBefore !== isOfEnd;
}

/** `people`: whom the question is about; one with the date that is named, or nothing is read. */
export function anchoredIn(
  folded: string,
  people: readonly string[],
  index: LisaIndex,
  today: CalendarDay,
): Anchored | null {
  const one = people.length === 1 ? index.person.get(people[0] ?? "") : undefined;
  if (!one) return null;
  const start = spansOf(one, today)[0]?.start;
  const end = endOf(one);
  const anchorOf = (isEnd: boolean) => {
    const date = isEnd ? end : start;
    return date?.length === 10 ? date : null;
  };
  const near = around.exec(folded);
  if (near) {
    const at = anchorOf(near[3] !== undefined);
    const days = units[near[1] ?? ""] ?? 0;
    if (at === null || days === 0) return null;
    const isBefore = near[2] === "before" || near[2] === "avant";
    // "A year after" is that time of the year; "the week after" is the week itself.
    const period =
      days >= 365
        ? {
            from: addDays(addMonths(at, isBefore ? -12 : 12), -15),
            to: addDays(addMonths(at, isBefore ? -12 : 12), 15),
          }
        : isBefore
          ? { from: addDays(at, -days), to: addDays(at, -1) }
          : { from: addDays(at, 1), to: addDays(at, days) };
    return { period, said: near[0], isOutside: isOutside(isBefore, near[3] !== undefined) };
  }
  const day = onTheDay.exec(folded);
  if (day) {
    const at = anchorOf(day[1] !== undefined);
    return at === null ? null : { period: { from: at, to: at }, said: day[0], isOutside: false };
  }
  const past = beyond.exec(folded);
  if (!past) return null;
  const at = anchorOf(past[2] !== undefined);
  if (at === null) return null;
  const isBefore = past[1] === "before" || past[1] === "avant";
  return {
    period: isBefore
      ? { from: addDays(at, -nearDays), to: addDays(at, -1) }
      : {
          from: addDays(at, 1),
          to: /^(?:since|depuis)$/.test(past[1] ?? "") ? today : addDays(at, nearDays),
        },
    said: past[0],
    isOutside: isOutside(isBefore, past[2] !== undefined),
  };
}
