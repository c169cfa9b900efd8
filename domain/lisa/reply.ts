/**
 * What the analyst answers, as plain JSON: it crosses a worker's boundary, is stored with its conversation and is drawn by the page. Words
 * are in the reply's language; what is quoted stays in its page's own (docs/lisa/contract.md).
 */
import type { MoodName } from "#domain/moment/moment.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Season } from "./measures.ts";
import type { SafetyCard } from "./safety/safety-card.ts";

export type LisaLanguage = "en" | "fr";

/** The six analyses that can be asked for by name (docs/specification.md, section 8). */
export const analysisTypes = [
  "overview",
  "patterns",
  "communication",
  "needs",
  "timeline",
  "growth",
] as const;
export type AnalysisType = (typeof analysisTypes)[number];

/** The kinds of free questions (docs/lisa/contract.md, "Kinds of question"); an analysis has its own name. */
const freeQuestions = [
  "numbers",
  "when",
  "thread",
  "turning_point",
  "compare",
  "happier",
  "fault",
  "why_always",
  "decision",
  "other_telling",
  "learned",
  "more_quarrels",
  "who_begins",
  "does_good",
  "jealousy",
  "one_word",
  "draft",
  "next_crush",
  "good_memory",
  "verdict",
  "about_lisa",
  "not_there",
  "harm",
  "danger",
  "not_understood",
  "record",
  "in_order",
  "calendar",
  "with_whom",
  "recency",
  "suspicion",
  "closeness",
  "neighbour",
  "outside",
] as const;
export type QuestionKind = AnalysisType | (typeof freeQuestions)[number];

/** A page that a sentence stands on: mood glyph, date, title. `notes` opens the notes of the record, `need` a line of one's own. */
export type LisaChip = {
  readonly kind: "chip";
  readonly table: "moments" | "relationships" | "needs";
  readonly id: string;
  /** In the words of the reply's language; null where the record has no date. */
  readonly date: string | null;
  readonly title: string;
  readonly mood: MoodName | null;
};

export type LisaRun =
  | { readonly kind: "text"; readonly text: string }
  /** Verbatim from a page, without its marks: the page puts those of the reply's language around it. */
  | { readonly kind: "quotation"; readonly text: string }
  | LisaChip;
export type LisaLine = readonly LisaRun[];

export type LisaPart =
  | { readonly kind: "paragraph"; readonly runs: LisaLine }
  | { readonly kind: "list"; readonly items: readonly LisaLine[] }
  /** The first cell of each row is its head. */
  | {
      readonly kind: "table";
      readonly head: readonly string[];
      readonly rows: readonly (readonly LisaLine[])[];
    }
  /** A letter or words to say, to be copied: one line each. */
  | { readonly kind: "draft"; readonly lines: readonly LisaLine[] };

export type BlockKind =
  | "lead"
  | "written"
  | "felt"
  | "reading"
  | "side"
  | "cases"
  | "draft"
  | "unknown"
  | "offer"
  | "question";

/** `label` is the block's heading in the reply's language, null for the lead, an offer and the question. */
export type LisaBlock = {
  readonly kind: BlockKind;
  readonly label: string | null;
  readonly parts: readonly LisaPart[];
};

/** A chip to go on with. `ask` is sent as the next question. */
export type LisaWay =
  | { readonly kind: "open"; readonly label: string; readonly ids: readonly string[] }
  | { readonly kind: "widen"; readonly label: string; readonly ask: string }
  | { readonly kind: "act"; readonly label: string; readonly ask: string }
  /** Opens the safety card's help lines. */
  | { readonly kind: "help"; readonly label: string };

/** One mark per cited page with a mood, in calendar order. */
export type LisaChart = {
  readonly label: string;
  readonly marks: readonly { readonly id: string; readonly day: CalendarDay; readonly mood: number }[];
};

/** What a question was understood to be about; carried over by "and before?", "and her?". */
export type LisaSlots = {
  readonly kind: QuestionKind;
  /** Ids of relationships, in the order in which they were named. */
  readonly people: readonly string[];
  /** Ids of those whose pages are left out: "without Inès". */
  readonly without?: readonly string[];
  /** Tags, folded. */
  readonly tags: readonly string[];
  readonly period: { readonly from: CalendarDay; readonly to: CalendarDay } | null;
  /** Of every year: "in spring". */
  readonly season?: Season;
  /** A word that the pages shall not have: "pages that don’t mention the sea". */
  readonly denied?: string;
  /** 1 to 5; empty: any. */
  readonly moods: readonly number[];
  readonly place: string | null;
  /** What is left to search for, as it was typed. */
  readonly words: readonly string[];
};

type Understood = {
  readonly language: LisaLanguage;
  readonly blocks: readonly LisaBlock[];
  /** The pages that it stands on: their number, and the ids that are cited. */
  readonly basis: { readonly n: number; readonly ids: readonly string[] };
  /** Three at most. */
  readonly ways: readonly LisaWay[];
  readonly chart: LisaChart | null;
  readonly slots: LisaSlots;
  /** Fixed sentences that this conversation has now had: none is said twice. */
  readonly said: readonly string[];
};

/**
 * `refusal`: help to watch, punish or deceive somebody was asked for; `empty`: no page may be read; `not_understood`: three ways in are
 * offered and nothing is guessed; `safety`: the card alone, before anything else.
 */
export type LisaReply =
  | ({ readonly kind: "answer" | "refusal" | "empty" | "not_understood" } & Understood)
  | { readonly kind: "safety"; readonly language: LisaLanguage; readonly card: SafetyCard };

/** One question and its reply, the oldest first. A reply that never came is null. */
export type LisaTurn = { readonly text: string; readonly reply: LisaReply | null };

export type LisaQuestion = {
  readonly text: string;
  /** Chosen by a starter or the menu; else the text decides. */
  readonly analysis?: AnalysisType;
  readonly turns: readonly LisaTurn[];
  readonly interfaceLanguage: LisaLanguage;
  readonly today: CalendarDay;
  /** ISO 3166-1 alpha-2, for the help lines of the safety card. */
  readonly emergencyCountry?: string | null;
};
