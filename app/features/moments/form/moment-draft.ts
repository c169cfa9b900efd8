/** The form's values of a moment: everything as typed, so that nothing half-written is lost. */
import { z } from "zod";
import { validFields } from "#app/saving/use-row-draft.ts";
import { cityPlaceSchema } from "#domain/cities/city-place.ts";
import type { MomentFields } from "#domain/moment/moment.ts";
import { momentTraits } from "#domain/moment/moment-traits.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { TimeOfDay } from "#domain/time/time-of-day.ts";
import type { VagueDate } from "#domain/time/vague-date.ts";

const { min, max } = momentTraits.mood;
const step = z.number().min(min).max(max).nullable().default(null);
const written = z.string().default("");
const mark = z.boolean().default(false);

const draftSchema = z.object({
  relationshipId: z.string().nullable().default(null),
  /** In the language of the form; parsed on saving. */
  date: written,
  /** Like `date`; empty when it is not known. */
  hour: written,
  mood: step,
  before: step,
  during: step,
  after: step,
  word: written,
  text: written,
  tags: z
    .array(z.unknown())
    .transform((tags) => tags.filter((tag) => typeof tag === "string"))
    .default([]),
  place: written,
  city: written,
  /** Null when the city was typed freely. */
  cityPlace: cityPlaceSchema.nullable().default(null),
  isMilestone: mark,
  isClosing: mark,
  /** Like `date`; null when it is no letter. */
  sealedUntil: z.string().min(1).nullable().default(null),
});
export type MomentDraft = z.infer<typeof draftSchema>;

export const emptyMoment = draftSchema.parse({});

/** A new page, of this day. */
export function newMoment(relationshipId: string | null, day: CalendarDay): MomentDraft {
  return { ...emptyMoment, relationshipId, date: day };
}

/** `say` formats a date and a time of day so that they are parsed back to the same. */
export function draftOf(
  moment: MomentFields,
  say: { readonly date: (date: VagueDate) => string; readonly hour: (time: TimeOfDay) => string },
): MomentDraft {
  return {
    relationshipId: moment.relationship_id,
    date: say.date(moment.occurred_on),
    hour: moment.time_of_day === null ? "" : say.hour(moment.time_of_day),
    mood: moment.mood,
    before: moment.feeling_before,
    during: moment.feeling_during,
    after: moment.feeling_after,
    word: moment.word,
    text: moment.text,
    tags: [...moment.tags],
    place: moment.place ?? "",
    city: moment.city ?? "",
    cityPlace: moment.city_place,
    isMilestone: moment.is_milestone,
    isClosing: moment.is_closing,
    sealedUntil: moment.sealed_until,
  };
}

export const readDraft = (stored: unknown): Partial<MomentDraft> => validFields(draftSchema.shape, stored);

/** True when nothing was written or chosen besides relationship and date. */
export function isBlank(draft: MomentDraft): boolean {
  const { mood, before, during, after, word, text, tags, place, city } = draft;
  return (
    [mood, before, during, after].every((step) => step === null) &&
    [word, text, place, city].every((written) => written.trim() === "") &&
    tags.length === 0
  );
}

/** The text, for copying it elsewhere. */
export function textOf({ word, text }: MomentDraft): string {
  return [word, text].filter(Boolean).join("\n\n");
}
