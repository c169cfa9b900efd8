/**
 * What the analyst may read. Everything else is as if it were not there: folded and sealed relationships, people recorded under 18, what is
 * switched off, the words of a sealed letter (docs/product-decisions.md, "Folding and sealing"; docs/lisa/contract.md, M15).
 */
import { type Journal, visibleJournal } from "#domain/journal/journal.ts";
import type { Media } from "#domain/media/media.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { isSealed } from "#domain/moment/moment-rules.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** Kinds of text that can be switched off, each for all relationships. */
export const lisaTextKinds = ["texts", "moods", "tags", "places", "notes", "captions", "needs"] as const;
export type LisaTextKind = (typeof lisaTextKinds)[number];

export type LisaPermissions = {
  /** Nothing is read until the person says so. */
  readonly isAllowed: boolean;
  /** Ids of relationships that are switched off; what is written later of somebody new may be read. */
  readonly withoutRelationships: readonly string[];
  /** Pages about nobody in particular. */
  readonly withoutOwnPages: boolean;
  readonly withoutKinds: readonly LisaTextKind[];
};

/** A line of the person's own about what they are looking for. */
export type LisaNeed = { readonly id: string; readonly day: CalendarDay; readonly text: string };

export type LisaRelationship = Pick<
  Relationship,
  | "id"
  | "name"
  | "city"
  | "meeting_place"
  | "start_date"
  | "end_date"
  | "periods"
  | "status"
  | "type"
  | "notes"
> & {
  /** Under their own pictures, which hang on no moment. */
  readonly captions: readonly string[];
};
export type LisaMoment = Pick<
  Moment,
  | "id"
  | "relationship_id"
  | "occurred_on"
  | "time_of_day"
  | "mood"
  | "feeling_before"
  | "feeling_during"
  | "feeling_after"
  | "word"
  | "text"
  | "tags"
  | "place"
  | "city"
  | "is_milestone"
  | "is_closing"
> & {
  /** A letter whose day has not come: its date counts, and nothing of it is quoted, shown or cited. */
  readonly isSealed: boolean;
  /** Under the pictures of the page. */
  readonly captions: readonly string[];
};

export type LisaPages = {
  readonly firstName: string | null;
  readonly relationships: readonly LisaRelationship[];
  readonly moments: readonly LisaMoment[];
  /** By day. */
  readonly needs: readonly LisaNeed[];
};

export const noPages: LisaPages = { firstName: null, relationships: [], moments: [], needs: [] };

const adultAge = 18;

/** `needs`: by day. @param today in the person's time zone */
export function visiblePages(
  journal: Journal,
  person: { readonly firstName: string | null; readonly needs: readonly LisaNeed[] },
  permissions: LisaPermissions,
  today: CalendarDay,
): LisaPages {
  if (!permissions.isAllowed) return noPages;
  const off = new Set(permissions.withoutRelationships);
  const without = new Set(permissions.withoutKinds);
  const { relationships, moments, media } = visibleJournal(journal, today);
  const readable = relationships.filter(({ id, age }) => !off.has(id) && (age === null || age >= adultAge));
  const known = new Set(readable.map(({ id }) => id));
  const mayRead = ({ relationship_id }: Moment) =>
    relationship_id === null ? !permissions.withoutOwnPages : known.has(relationship_id);
  const captions = without.has("captions") ? none : captionsOf(media.filter((one) => isReadable(one, known)));
  return {
    firstName: person.firstName,
    relationships: readable.map((one) => relationshipPage(one, without, captions)),
    moments: moments.filter(mayRead).map((one) => momentPage(one, without, captions, today)),
    needs: without.has("needs") ? [] : person.needs,
  };
}

type Captions = ReadonlyMap<string, readonly string[]>;
const none: Captions = new Map();

/** Of nobody who may not be read, also where a picture hangs on a page that may. */
function isReadable({ relationship_id: id }: Media, known: ReadonlySet<string>): boolean {
  return id === null || known.has(id);
}

/** In their order, by the id of what the picture hangs on: its moment, else its relationship. */
function captionsOf(media: readonly Media[]): Captions {
  const written = media
    .filter(({ caption }) => caption.trim() !== "")
    .toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
  const groups = Map.groupBy(written, (one) => one.moment_id ?? one.relationship_id ?? "");
  return new Map([...groups].map(([id, group]) => [id, group.map(({ caption }) => caption)]));
}

function relationshipPage(
  one: Relationship,
  without: ReadonlySet<LisaTextKind>,
  captions: Captions,
): LisaRelationship {
  return {
    id: one.id,
    name: one.name,
    city: without.has("places") ? null : one.city,
    meeting_place: without.has("places") ? null : one.meeting_place,
    start_date: one.start_date,
    end_date: one.end_date,
    periods: one.periods,
    status: one.status,
    type: one.type,
    notes: without.has("notes") ? "" : one.notes,
    captions: captions.get(one.id) ?? [],
  };
}

function momentPage(
  one: Moment,
  without: ReadonlySet<LisaTextKind>,
  captions: Captions,
  today: CalendarDay,
): LisaMoment {
  const sealed = isSealed(one, today);
  const has = (kind: LisaTextKind) => !sealed && !without.has(kind);
  return {
    id: one.id,
    relationship_id: one.relationship_id,
    occurred_on: one.occurred_on,
    time_of_day: one.time_of_day,
    mood: has("moods") ? one.mood : null,
    feeling_before: has("moods") ? one.feeling_before : null,
    feeling_during: has("moods") ? one.feeling_during : null,
    feeling_after: has("moods") ? one.feeling_after : null,
    word: has("texts") ? one.word : "",
    text: has("texts") ? one.text : "",
    tags: has("tags") ? one.tags : [],
    place: has("places") ? one.place : null,
    city: has("places") ? one.city : null,
    is_milestone: sealed ? false : one.is_milestone,
    is_closing: sealed ? false : one.is_closing,
    isSealed: sealed,
    captions: sealed ? [] : (captions.get(one.id) ?? []),
  };
}
