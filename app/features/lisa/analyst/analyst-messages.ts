/** What page and worker say to each other. */
import type { LisaPages } from "#domain/lisa/lisa-pages.ts";
import type { NextCrush } from "#domain/lisa/next-crush.ts";
import type { LisaLanguage, LisaQuestion, LisaReply } from "#domain/lisa/reply.ts";
import type { WeeklyLetter } from "#domain/lisa/weekly-letter.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** `remembered`: ids of moments of the same days in other years that may come up. */
export type LetterRequest = {
  readonly language: LisaLanguage;
  readonly today: CalendarDay;
  readonly remembered: readonly string[];
};

/** `removed`: tags, folded, that are not proposed again. */
export type NextCrushRequest = {
  readonly language: LisaLanguage;
  readonly today: CalendarDay;
  readonly removed: readonly string[];
};

/** Pages are read again from the index before: only what changed is new. */
export type AnalystRequest =
  | { readonly kind: "pages"; readonly pages: LisaPages }
  | { readonly kind: "ask"; readonly id: number; readonly question: LisaQuestion }
  | { readonly kind: "letter"; readonly id: number; readonly letter: LetterRequest }
  | { readonly kind: "next_crush"; readonly id: number; readonly nextCrush: NextCrushRequest };

/** `said` null: the analyst failed. */
export type AnalystAnswer = {
  readonly id: number;
  readonly said: LisaReply | WeeklyLetter | NextCrush | null;
};
