/** The form's values of a moment: everything as typed, so that nothing half-written is lost. */
import { isRecord } from "#app/lib/person.ts";
import { cityPlaceSchema } from "#domain/cities/city-place.ts";
import type { MomentFields } from "#domain/moment/moment.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { TimeOfDay } from "#domain/time/time-of-day.ts";
import type { VagueDate } from "#domain/time/vague-date.ts";
import { isSameValue } from "#domain/wire/same-value.ts";

export type MomentDraft = {
  relationshipId: string | null;
  /** As typed, in the language of the form; parsed on saving. */
  date: string;
  /** The time of day as typed, like `date`; empty when it is not known. */
  hour: string;
  mood: number | null;
  before: number | null;
  during: number | null;
  after: number | null;
  word: string;
  text: string;
  tags: string[];
  place: string;
  city: string;
  /** Null when the city was typed freely. */
  cityPlace: MomentFields["city_place"];
  isMilestone: boolean;
  isClosing: boolean;
  /** As typed, like `date`; null when it is no letter. */
  sealedUntil: string | null;
};

export const emptyMoment: MomentDraft = {
  relationshipId: null,
  date: "",
  hour: "",
  mood: null,
  before: null,
  during: null,
  after: null,
  word: "",
  text: "",
  tags: [],
  place: "",
  city: "",
  cityPlace: null,
  isMilestone: false,
  isClosing: false,
  sealedUntil: null,
};

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

const stepFields = ["mood", "before", "during", "after"] as const;

/** The valid parts of what an earlier build stored; null when there are none. */
export function readDraft(stored: unknown): MomentDraft | null {
  if (!isRecord(stored)) return null;
  const draft = { ...emptyMoment };
  for (const field of ["date", "hour", "word", "text", "place", "city"] as const) {
    const value = stored[field];
    if (typeof value === "string") draft[field] = value;
  }
  for (const field of stepFields) {
    const value = stored[field];
    if (typeof value === "number" && value >= 1 && value <= 5) draft[field] = value;
  }
  if (typeof stored.sealedUntil === "string" && stored.sealedUntil !== "")
    draft.sealedUntil = stored.sealedUntil;
  const cityPlace = cityPlaceSchema.safeParse(stored.cityPlace);
  if (cityPlace.success) draft.cityPlace = cityPlace.data;
  if (typeof stored.relationshipId === "string") draft.relationshipId = stored.relationshipId;
  if (Array.isArray(stored.tags)) draft.tags = stored.tags.filter((tag) => typeof tag === "string");
  draft.isMilestone = stored.isMilestone === true;
  draft.isClosing = stored.isClosing === true;
  return isSameValue(draft, emptyMoment) ? null : draft;
}

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
