import type { DayPart } from "#domain/time/time-of-day.ts";

/** The words of the reader inside a ZIP that are not the person's own. */
export type ReaderWords = {
  readonly title: string;
  readonly lead: string;
  /** The bar's name. */
  readonly contents: string;
  readonly path: string;
  readonly people: string;
  readonly photos: string;
  readonly calendar: string;
  readonly search: string;
  readonly years: string;
  /** The themes that the button changes to. */
  readonly night: string;
  readonly paper: string;
  readonly foot: string;
  readonly nothing: string;
  /** "{text}" is replaced by what was looked for. */
  readonly foundFor: string;
  readonly foundNothing: string;
  /** "{count}" is replaced, in both forms. */
  readonly found: Counted;
  readonly moments: Counted;
  readonly more: string;
  /** "{day}" is replaced. */
  readonly since: string;
  readonly closed: string;
  /** Moments of a year without a day. */
  readonly vague: string;
  /** "{rating}" is replaced. */
  readonly rating: string;
  readonly photo: string;
  readonly blurred: string;
  /** In the place of a photo or video that could not be had. */
  readonly missing: string;
  /** Below the small picture of one. */
  readonly onlySmall: string;
  /** Above the photos: "{count}" is replaced. */
  readonly lacking: Counted;
  readonly previous: string;
  readonly next: string;
  readonly close: string;
  /** Spring to winter. */
  readonly seasons: readonly string[];
  readonly dayParts: Readonly<Record<DayPart, string>>;
  /** Stormy to bright. */
  readonly moods: readonly string[];
};

type Counted = { readonly one: string; readonly other: string };
