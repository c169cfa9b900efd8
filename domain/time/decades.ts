/** A decade in words. Nothing vaguer than a year is kept: it becomes one of its years, which the field says (product decisions, "Dates in words"). */
import { type CalendarDay, yearOf } from "./calendar-day.ts";
import { decadeWords, partWords } from "./date-words.ts";

const parted =
  "(?:(early|beginning|start|mid|middle|late|end|debut|milieu|mi|fin) )?(?:of )?(?:the |des |les )*";
const decadePhrase = new RegExp(
  `^(?:(?:in|since|from|during|around|vers|depuis|pendant|dans|au|a la|le|la|les|the) )*${parted}(?:(?:annees )((?:19|20)?\\d0|[a-z]+(?: [a-z]+){0,2})|((?:19|20)?\\d0)s|([a-z]+ties))$`,
);

/**
 * "The 90s", « le début des années 80 », "the late nineties": the middle year of the decade, its third for a beginning, its ninth for an
 * end; the present year where that has not come; null for any other text. Below a hundred, the last such decade that has begun.
 */
export function decadeYear(folded: string, today: CalendarDay): number | null {
  const plain = folded
    .replace(/'/g, "")
    .replace(/-/g, " ")
    .replace(/vingts/, "vingt");
  const [, part, french, english, word] = decadePhrase.exec(plain) ?? [];
  const said = french ?? english ?? word;
  const first =
    said === undefined
      ? undefined
      : (decadeWords.get(said) ?? (/^\d+$/.test(said) ? Number(said) : undefined));
  if (first === undefined) return null;
  const now = yearOf(today);
  const century = Math.floor(now / 100) * 100;
  const start = first >= 100 ? first : century + first > now ? century - 100 + first : century + first;
  const which = part === undefined ? "mid" : (partWords.get(part) ?? "early");
  const year = start + { early: 2, mid: 5, late: 8 }[which];
  return start <= now ? Math.min(year, now) : year;
}
