/** A day told by its name in the week: "last Monday", « lundi prochain », "Sunday". */
import { addDays, type CalendarDay, daysBetween, weekOf } from "./calendar-day.ts";
import { weekdayWords } from "./date-words.ts";

const weekdayPhrase =
  /^(?:on |le |the |ce |cette )?(?:(last|past|this|next|coming) )?([a-z]+)\.?(?: (last|dernier|passe|prochain))?$/;

/** `side`: the one before today, the one after it, or the one that is meant where nothing is said. */
type SaidWeekday = { readonly weekday: number; readonly side: "before" | "after" | null };

/** Null for any other text. `folded`: as fold-text.ts leaves it. */
export function readWeekday(folded: string): SaidWeekday | null {
  const [, before, word = "", after] = weekdayPhrase.exec(folded) ?? [];
  const weekday = word === "mar" ? undefined : weekdayWords.get(word);
  if (weekday === undefined) return null;
  const said = before ?? after;
  if (said === undefined || said === "this") return { weekday, side: null };
  return { weekday, side: said === "next" || said === "coming" || said === "prochain" ? "after" : "before" };
}

/** The day that is meant of what has been: where nothing is said, today or the last one. */
export function weekdayUntil({ weekday, side }: SaidWeekday, today: CalendarDay): CalendarDay {
  const now = daysBetween(weekOf(today), today) + 1;
  const back = (now - weekday + 7) % 7;
  if (side === "after") return addDays(today, 7 - back);
  return addDays(today, -(side === "before" && back === 0 ? 7 : back));
}

/** After today. @param weekday 1 for Monday to 7 */
export function nextWeekday(weekday: number, today: CalendarDay): CalendarDay {
  const now = daysBetween(weekOf(today), today) + 1;
  return addDays(today, ((weekday - now + 6) % 7) + 1);
}
