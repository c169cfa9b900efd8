/**
 * The demo's life as the rows of a journal, on a day and in a language. Ids are UUIDv7 of the time of writing, which the Game reads
 * (domain/time/written-at.ts), with the place in the life as their tail: the same on every device on one day, in one time zone.
 *
 * A moment's `feelings` are its `feeling_before`, `feeling_during` and `feeling_after`; `tags` are their words in the language; `reread` is
 * `reread_on`, `consent` the picture's. What Alix asks of love (`needs`) is no row of a journal and stands beside the rows.
 */
import type { Profile } from "#domain/account/profile.ts";
import type { Journal } from "#domain/journal/journal.ts";
import type { Media } from "#domain/media/media.ts";
import { mediaEntry, type UploadFacts } from "#domain/media/upload.ts";
import type { Moment } from "#domain/moment/moment.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { timeInZone } from "#domain/time/time-zone.ts";
import { latestDay, representativeDay, type VagueDate } from "#domain/time/vague-date.ts";
import { blankRows } from "./blank-rows.ts";
import { demoId, writtenInstant } from "./demo-id.ts";
import { life } from "./facts/life.ts";
import type { LifeWords, MomentFacts, PersonFacts } from "./life.ts";
import { lifeDateOn } from "./life-dates.ts";

export type DemoSetting = {
  readonly words: LifeWords;
  /** The present day in `timeZone`, an IANA name. */
  readonly today: CalendarDay;
  readonly timeZone: string;
  /** The profile's id, which owns every row. */
  readonly ownerId?: string;
};

type DemoNeed = {
  readonly id: string;
  readonly on: VagueDate;
  readonly text: string;
  /** Tags, in the words of the language. */
  readonly for: readonly string[];
  readonly against: readonly string[];
};

export type DemoJournal = Journal & {
  readonly profile: Profile;
  readonly needs: readonly DemoNeed[];
  /** What each media row shows: a key of `LifeWords.pictures`. */
  readonly pictureOf: ReadonlyMap<string, string>;
  /** The row's id by its stable name: `i21`, `camille`. */
  readonly ids: ReadonlyMap<string, string>;
};

const evening = 21;
const hour = 3_600_000;
/** Of every picture's file; its bytes are known once it is drawn. */
export const pictureFacts: UploadFacts = {
  kind: "photo",
  width: 960,
  height: 1_200,
  duration: null,
  bytes: 0,
  blur: "",
};

export function demoJournal(setting: DemoSetting): DemoJournal {
  const { words, today } = setting;
  const writing = new Map(life.moments.map((moment) => [moment.id, writtenAt(moment, setting)]));
  const ids = new Map<string, string>();
  for (const [at, { id }] of life.people.entries()) {
    const first = life.moments.filter(({ about }) => about === id).map((one) => writing.get(one.id) ?? 0);
    // Somebody is written down an hour before the first page about them.
    ids.set(id, demoId(Math.min(...first) - hour, at));
  }
  for (const [at, { id }] of life.moments.entries()) ids.set(id, demoId(writing.get(id) ?? 0, 1_000 + at));
  const idOf = (name: string) => required(ids, name);
  const ownerId = setting.ownerId ?? demoId(Math.min(...writing.values()) - 2 * hour, 9_999);
  const record = (id: string) => ({ id, user_id: ownerId, ...recordAt(writtenInstant(id)) });

  const moments = life.moments.map((facts): Moment => {
    const { about, at, mood, feelings = [null, null, null], tags, sealedUntil, reread } = facts;
    const { word, text, place = null } = required(words.moments, facts.id);
    const [feeling_before, feeling_during, feeling_after] = feelings;
    return {
      ...blankRows.moment,
      ...record(idOf(facts.id)),
      occurred_on: lifeDateOn(at, today),
      relationship_id: about === null ? null : idOf(about),
      mood,
      ...{ feeling_before, feeling_during, feeling_after },
      ...{ word, text, place },
      tags: tags.map((tag) => required(words.tags, tag)),
      is_milestone: facts.milestone ?? false,
      is_closing: facts.closing ?? false,
      sealed_until: sealedUntil === undefined ? null : lifeDateOn(sealedUntil, today),
      reread_on: reread === undefined ? null : lifeDateOn(reread, today),
    };
  });
  const pictureOf = new Map<string, string>();
  const media = life.moments.flatMap((facts, at): Media[] => {
    const { picture, id, about, consent = "unsure" } = facts;
    if (picture === undefined) return [];
    // A minute after the page.
    const mediaId = demoId((writing.get(id) ?? 0) + 60_000, 2_000 + at);
    pictureOf.set(mediaId, picture);
    return [
      {
        ...blankRows.media,
        ...record(mediaId),
        upload_id: demoId((writing.get(id) ?? 0) + 60_000, 3_000 + at),
        ...pictureFacts,
        relationship_id: about === null ? null : idOf(about),
        moment_id: idOf(id),
        caption: required(words.moments, id).caption ?? "",
        position: at,
        consent,
      },
    ];
  });
  const relationships = life.people.map((facts): Relationship => {
    const id = idOf(facts.id);
    return {
      ...record(id),
      ...relationshipOn(facts, words, today),
      lisa_may_read: true,
      media: media.filter((one) => one.relationship_id === id).map(mediaEntry),
    };
  });
  const needs = life.needs.map(
    ({ id, at, ...tags }): DemoNeed => ({
      id,
      on: lifeDateOn(at, today),
      text: required(words.needs, id),
      for: tags.for.map((tag) => required(words.tags, tag)),
      against: tags.against.map((tag) => required(words.tags, tag)),
    }),
  );
  const first = relationships.map(({ created_at }) => created_at).toSorted()[0] ?? "";
  return {
    profile: {
      ...profileOf(setting, idOf),
      needs: needs.map(({ on, text }, at) => ({
        id: demoId(Date.parse(first), 5_000 + at),
        on: representativeDay(on),
        text,
      })),
      id: ownerId,
      ...recordAt(Date.parse(first)),
    },
    ...{ relationships, moments, media, needs, pictureOf, ids },
  };
}

function relationshipOn(facts: PersonFacts, words: LifeWords, today: CalendarDay) {
  const { name, age, type, status, rating, start, end, periods, cityPlace, veil, veilUntil } = facts;
  const { city, meetingPlace, notes } = required(words.people, facts.id);
  const on = (at: PersonFacts["end"]) => (at === null ? null : lifeDateOn(at, today));
  return {
    ...blankRows.relationship,
    ...{ name, age, type, status, rating, city, notes, veil },
    city_place: cityPlace,
    meeting_place: meetingPlace,
    start_date: on(start),
    end_date: on(end),
    periods: periods.map((period) => ({ start_date: on(period.start), end_date: on(period.end) })),
    veil_until: veilUntil === undefined ? null : on(veilUntil),
  };
}

type Recorded = "id" | "rev" | "created_at" | "updated_at" | "deleted_at";

function profileOf(
  { words, timeZone }: DemoSetting,
  idOf: (name: string) => string,
): Omit<Profile, Recorded> {
  const { writer } = life;
  const { location, partnerWord, bio, interests } = words.writer;
  return {
    ...blankRows.profile,
    first_name: writer.firstName,
    age: writer.age,
    relationship_goals: [...writer.goals],
    ...{ location, bio, interests: [...interests], timezone: timeZone, locale: words.language },
    partner_word: partnerWord,
    onboarding_completed: true,
    memory_remembered_endings: writer.rememberedEndings.map(idOf),
    memory_hidden_relationships: writer.hiddenRelationships.map(idOf),
    email: "",
    email_verified: false,
    avatar_url: null,
    handle: null,
    is_admin: false,
    role: "user",
    subscription_plan: "pro",
    subscription_status: "active",
    current_period_end: null,
    stripe_customer_id: null,
    stripe_subscription_id: null,
    is_fallback_profile: true,
  };
}

/** Milliseconds since 1970: a page is written on its own day, in the evening, unless it says otherwise. */
function writtenAt({ at, written, hour: atHour }: MomentFacts, { today, timeZone }: DemoSetting): number {
  const day = latestDay(lifeDateOn(written ?? at, today));
  const wanted = Date.parse(`${day}T${String(atHour ?? evening).padStart(2, "0")}:00:00.000Z`);
  const { day: shownDay, hour: shownHour, minute } = timeInZone(wanted, timeZone);
  const shown = Date.parse(`${shownDay}T00:00:00.000Z`) + shownHour * hour + minute * 60_000;
  return wanted - (shown - wanted);
}

function recordAt(instant: number) {
  const at = new Date(instant).toISOString();
  return { rev: 0, created_at: at, updated_at: at, deleted_at: null };
}

/** The tests hold that facts and words name the same things. @throws RangeError otherwise */
function required<T>(from: ReadonlyMap<string, T> | Readonly<Record<string, T>>, name: string): T {
  const found = from instanceof Map ? from.get(name) : new Map(Object.entries(from)).get(name);
  if (found === undefined) throw new RangeError(`the demo's life has no ${name}`);
  return found;
}
