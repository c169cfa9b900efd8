/**
 * What people type for a time of day, in English or French, whatever the language of the page: "22:00", "10 pm", « 22 h 30 », « 9 heures du
 * soir », "noon", "evening", « le soir », "late at night". Midnight is the night: nobody can say of which of two days it is.
 */
import { foldText } from "#domain/text/fold-text.ts";
import { type DayPart, isTimeOfDay, type TimeOfDay } from "./time-of-day.ts";

type ParsedTime =
  /** null: no time was written, or it is not known. */
  { readonly ok: true; readonly time: TimeOfDay | null } | { readonly ok: false };

const wordsOf: Readonly<Record<DayPart, readonly string[]>> = {
  morning: ["morning", "matin", "matinee"],
  afternoon: ["afternoon", "apres-midi", "apres midi"],
  evening: ["evening", "soir", "soiree"],
  night: ["night", "tonight", "late", "midnight", "nuit", "tard", "minuit"],
};
const words = new Map<string, TimeOfDay>([
  ...Object.entries(wordsOf).flatMap(([part, said]) =>
    isTimeOfDay(part) ? said.map((word) => [word, part] as const) : [],
  ),
  ["noon", "12:00"],
  ["midday", "12:00"],
  ["midi", "12:00"],
]);
const unknownTimes: ReadonlySet<string> = new Set(["", "?", "i don't know", "je ne sais plus", "aucune"]);

const lead =
  /^(?:about|around|at|in|this|late|early|the|a|vers|environ|dans|tot|tard|le|la|l'|ce|cet|cette)(?: |(?<='))/;
const clock =
  /^(\d{1,2})(?: ?(?::|\.|h|heures?)(?: ?([0-5]\d))?)? ?(?:o'clock)? ?(am|a\.m\.|pm|p\.m\.|du matin|in the morning|de l'apres-midi|in the afternoon|du soir|in the evening|at night)?$/;

export function parseTimeOfDay(text: string): ParsedTime {
  const folded = foldText(text);
  if (unknownTimes.has(folded)) return { ok: true, time: null };
  let said = folded.replace(/^~ ?/, "");
  for (let known = words.get(said); ; known = words.get(said)) {
    if (known !== undefined) return { ok: true, time: known };
    const shorter = said.replace(lead, "");
    if (shorter === said) break;
    said = shorter;
  }
  return fromClock(said);
}

function fromClock(said: string): ParsedTime {
  const [found, figure = "", minutes = "00", half] = clock.exec(said) ?? [];
  if (found === undefined) return { ok: false };
  // Two at night comes after midnight, eleven at night before it.
  const isAfterMidnight = half === "at night" && Number(figure) % 12 < 6;
  const isAfternoon = half !== undefined && !isAfterMidnight && !/^a\.?m|matin|morning/.test(half);
  const isHalfDay = half === "am" || half === "pm" || half === "a.m." || half === "p.m.";
  if (isHalfDay && (Number(figure) < 1 || Number(figure) > 12)) return { ok: false };
  const hour = half === undefined || Number(figure) > 12 ? Number(figure) : Number(figure) % 12;
  const time = `${String(isAfternoon && hour < 12 ? hour + 12 : hour).padStart(2, "0")}:${minutes}`;
  return isTimeOfDay(time) ? { ok: true, time } : { ok: false };
}
