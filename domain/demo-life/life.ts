/**
 * The shapes of the demo's life: facts that are the same in every language, and words that are told in each. Alix, 38, teaches geography
 * in Marseille, sings on Thursdays and has loved eight people in twelve years. Everything is invented (README.md).
 */
import type { relationshipGoals } from "#domain/account/profile.ts";
import type { CityPlace } from "#domain/cities/city-place.ts";
import type { Consent } from "#domain/media/media.ts";
import type { RelationshipStatus, RelationshipType, Veil } from "#domain/relationship/relationship.ts";

/**
 * A number is days from today. The rest stands on the calendar, its year counted from this one; `date` is `MM-DD`, a month, a season (`22`,
 * as in domain/time/vague-date.ts) or missing: the year alone. `weekday` (Monday is 1): the last one on or before it.
 */
export type LifeDate =
  | number
  | { readonly days: number; readonly weekday: number }
  | { readonly yearsAgo: number; readonly date?: string; readonly weekday?: number }
  | { readonly yearsAgo: number; readonly sameDay: true };

export type PersonFacts = {
  readonly id: string;
  readonly name: string;
  readonly age: number;
  readonly type: RelationshipType;
  readonly status: RelationshipStatus;
  readonly rating: number | null;
  readonly start: LifeDate;
  readonly end: LifeDate | null;
  readonly periods: readonly { readonly start: LifeDate; readonly end: LifeDate }[];
  readonly cityPlace: CityPlace;
  readonly veil: Veil;
  readonly veilUntil?: LifeDate;
};

type Mood = number | null;

export type MomentFacts = {
  /** A name for tests, the same in every language and on every day. */
  readonly id: string;
  /** The person's; null: about nobody in particular. */
  readonly about: string | null;
  readonly at: LifeDate;
  readonly mood: Mood;
  /** Before, during, after. */
  readonly feelings?: readonly [Mood, Mood, Mood];
  readonly tags: readonly string[];
  readonly milestone?: true;
  readonly closing?: true;
  readonly sealedUntil?: LifeDate;
  /** What the picture shows; several moments may show the same. */
  readonly picture?: string;
  readonly consent?: Consent;
  /** The day it was written, where that is not its own, and the hour, else the evening. */
  readonly written?: LifeDate;
  readonly hour?: number;
  readonly reread?: LifeDate;
};

export type WriterFacts = {
  readonly firstName: string;
  readonly age: number;
  readonly goals: readonly (typeof relationshipGoals)[number][];
  readonly rememberedEndings: readonly string[];
  readonly hiddenRelationships: readonly string[];
};

/** Something Alix asks of love; `for` and `against` are tags. */
export type NeedFacts = {
  readonly id: string;
  readonly at: LifeDate;
  readonly for: readonly string[];
  readonly against: readonly string[];
};

export type LifeFacts = {
  readonly writer: WriterFacts;
  readonly needs: readonly NeedFacts[];
  readonly people: readonly PersonFacts[];
  readonly moments: readonly MomentFacts[];
};

export type PersonWords = {
  readonly city: string;
  readonly meetingPlace: string;
  readonly notes: string;
};

export type MomentWords = {
  readonly word: string;
  readonly text: string;
  readonly place?: string;
  readonly caption?: string;
};

export type WriterWords = {
  readonly location: string;
  readonly partnerWord: string;
  readonly bio: string;
  readonly interests: readonly string[];
};

type ById<T> = Readonly<Record<string, T>>;

export type LifeWords = {
  readonly language: "en" | "fr";
  readonly writer: WriterWords;
  readonly needs: ById<string>;
  readonly tags: ById<string>;
  /** What each picture shows, for those who do not see it. */
  readonly pictures: ById<string>;
  readonly people: ById<PersonWords>;
  readonly moments: ById<MomentWords>;
};
