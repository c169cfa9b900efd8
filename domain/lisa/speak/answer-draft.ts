/**
 * An answer while it is made: sentences by block, each page cited once as far as the limit of chips and words goes. Whatever a composer
 * adds, what comes out keeps the contract's lengths, its order of blocks and one question at most.
 */
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { LisaIndex, Page } from "../lisa-index.ts";
import type { LisaNeed, LisaRelationship } from "../lisa-pages.ts";
import type { Understanding } from "../read/understand.ts";
import type {
  BlockKind,
  LisaChart,
  LisaChip,
  LisaLanguage,
  LisaLine,
  LisaReply,
  LisaRun,
  LisaSlots,
  LisaWay,
  QuestionKind,
} from "../reply.ts";
import { closingQuestions } from "./closing-questions.ts";
import { type Block, chipsOf, isEmpty, present, shorten } from "./draft-blocks.ts";
import { type FixedSentence, fixedSentences } from "./fixed-sentences.ts";
import { chipOf, fill, needChip, notesChip, type Pair, quotation, type Values } from "./say.ts";
import { withoutRepeats } from "./told-before.ts";

/** All that a composer knows of the question. */
export type Asked = {
  readonly index: LisaIndex;
  readonly kind: QuestionKind;
  readonly language: LisaLanguage;
  readonly today: CalendarDay;
  readonly slots: LisaSlots;
  readonly people: readonly LisaRelationship[];
  /** Chosen by people, period, mood and place. */
  readonly chosen: readonly Page[];
  readonly understood: Understanding;
  /** Keys of fixed sentences that the conversation has had. */
  readonly said: ReadonlySet<string>;
  /** Quotations that the conversation has had: others come first. */
  readonly quoted: ReadonlySet<string>;
  /** Blocks that the conversation has had, by what they say. */
  readonly told: ReadonlySet<string>;
};

const labels: Partial<Readonly<Record<BlockKind, Pair>>> = {
  written: ["Written", "Écrit"],
  felt: ["Felt", "Ressenti"],
  reading: ["My reading", "Ma lecture"],
  cases: ["What each says for itself", "Ce que chacune dit d’elle-même"],
  unknown: ["What I can’t tell", "Ce que j’ignore"],
  draft: ["Draft, to complete", "Brouillon, à compléter"],
};

/** Kinds whose answer may be longer and cite more. */
const longKinds: ReadonlySet<QuestionKind> = new Set([
  "overview",
  "patterns",
  "communication",
  "needs",
  "timeline",
  "growth",
  "thread",
  "compare",
  "why_always",
  "learned",
  "draft",
  "next_crush",
]);
export const chipLimit = (kind: QuestionKind) => (longKinds.has(kind) ? 14 : 8);
const wordLimit = (kind: QuestionKind) => (longKinds.has(kind) ? 210 : 160);

export class AnswerDraft {
  readonly asked: Asked;
  readonly language: LisaLanguage;
  readonly #blocks = new Map<BlockKind, Block>();
  readonly #said: Set<string>;
  readonly #ways: LisaWay[] = [];
  #basis: readonly Page[] = [];
  #chart: LisaChart | null = null;
  #mayAsk = true;

  constructor(asked: Asked) {
    this.asked = asked;
    this.language = asked.language;
    this.#said = new Set(asked.said);
  }

  #block(kind: BlockKind): Block {
    const known = this.#blocks.get(kind);
    if (known) return known;
    const pair = labels[kind];
    const label = pair ? (fill(pair, this.language)[0] as { text: string }).text : null;
    const block: Block = { kind, label, form: "paragraph", lines: [], table: null };
    this.#blocks.set(kind, block);
    return block;
  }

  /** Adds a sentence to a block. */
  say(kind: BlockKind, pair: Pair, values: Values = {}): this {
    this.#block(kind).lines.push(fill(pair, this.language, values));
    return this;
  }

  /** As a line of its own. */
  item(kind: "written" | "draft" | "cases", line: LisaLine): this {
    const block = this.#block(kind);
    block.form = kind === "draft" ? "draft" : "list";
    block.lines.push(line);
    return this;
  }

  table(head: readonly string[], rows: readonly (readonly LisaLine[])[]): this {
    this.#block("written").table = { kind: "table", head, rows };
    return this;
  }

  label(kind: BlockKind, pair: Pair, values: Values = {}): this {
    this.#block(kind).label = fill(pair, this.language, values)
      .map((run) => (run.kind === "text" ? run.text : ""))
      .join("");
    return this;
  }

  /** Says a fixed sentence that this conversation has not had; false when all of them were said. */
  fixed(kind: BlockKind, name: FixedSentence): boolean {
    const at = fixedSentences[name].findIndex((_, variant) => !this.#said.has(`${name}:${variant}`));
    const pair = fixedSentences[name][at];
    if (!pair) return false;
    this.#said.add(`${name}:${at}`);
    this.say(kind, pair);
    return true;
  }

  has(kind: BlockKind): boolean {
    const block = this.#blocks.get(kind);
    return block !== undefined && !isEmpty(block);
  }

  wasSaid(name: string): boolean {
    return this.#said.has(name);
  }

  /** Remembers that something was said, whatever the words. */
  remember(name: string): void {
    this.#said.add(name);
  }

  chip(page: Page): LisaChip {
    return chipOf(page, this.language, this.asked.today);
  }

  /** Chips one after the other. */
  chips(pages: readonly Page[]): LisaLine {
    return pages.flatMap((page, at): LisaRun[] =>
      at === 0 ? [this.chip(page)] : [{ kind: "text", text: " " }, this.chip(page)],
    );
  }

  /** Words of a page, verbatim, with the page. */
  cite(text: string, page: Page): LisaLine {
    return [
      quotation(text.replace(/[\s\u00A0]*[.,;:]+$/u, "")),
      { kind: "text", text: " " },
      this.chip(page),
    ];
  }

  citeNeed(need: LisaNeed): LisaLine {
    return [
      quotation(need.text),
      { kind: "text", text: " " },
      needChip(need, this.language, this.asked.today),
    ];
  }

  notes(one: LisaRelationship): LisaChip {
    return notesChip(one);
  }

  /** The pages that the answer stands on. */
  standsOn(pages: readonly Page[]): this {
    this.#basis = pages;
    return this;
  }

  /** A chart of pages with moods; five at least, all on one theme. */
  chart(label: string, pages: readonly Page[]): this {
    const marks = pages.flatMap(({ id, day, mood }) => (mood === null ? [] : [{ id, day, mood }]));
    if (marks.length >= 5) this.#chart = { label, marks: marks.slice(-200) };
    return this;
  }

  way(way: LisaWay): this {
    if (this.#ways.length < 3) this.#ways.push(way);
    return this;
  }

  noQuestion(): this {
    this.#mayAsk = false;
    return this;
  }

  finish(kind: "answer" | "refusal" | "empty" | "not_understood" = "answer"): LisaReply {
    this.#leadFirst();
    if (this.#mayAsk && kind !== "empty" && !this.has("question")) this.#ask();
    const limits = { words: wordLimit(this.asked.kind), chips: chipLimit(this.asked.kind) };
    shorten([...this.#blocks.values()], limits);
    const blocks = withoutRepeats(present(this.#blocks), this.asked.told, this.language);
    const cited = [...new Set(blocks.flatMap(({ parts }) => parts.flatMap(chipsOf)).map(({ id }) => id))];
    const pages = this.#basis.length > 0 ? this.#basis.length : cited.length;
    if (cited.length > 0 && this.#ways.length < 3 && !this.#ways.some((way) => way.kind === "open")) {
      const moments = cited.filter((id) => this.asked.index.byId.has(id));
      const label = this.language === "en" ? "Open these pages" : "Ouvrir ces pages";
      if (moments.length > 0) this.#ways.unshift({ kind: "open", label, ids: moments });
    }
    return {
      kind,
      language: this.language,
      blocks,
      basis: { n: pages, ids: cited },
      ways: this.#ways.slice(0, 3),
      chart: this.#chart,
      slots: { ...this.asked.slots, kind: this.asked.kind },
      said: [...this.#said],
    };
  }

  /** Every answer has a lead: the figures of last resort are the number of pages. */
  #leadFirst(): void {
    if (this.has("lead")) return;
    const n = this.#basis.length;
    this.say("lead", ["{n} stand behind this.", "{n} là-dessous."], {
      n:
        this.language === "en"
          ? n === 1
            ? "One page may"
            : `${n} pages`
          : n === 1
            ? "Une page"
            : `${n} pages`,
    });
  }

  #ask(): void {
    const questions = closingQuestions(this.asked.kind);
    const pair = questions.find(([english]) => !this.#said.has(`?${english}`));
    if (!pair) return;
    this.#said.add(`?${pair[0]}`);
    this.say("question", pair);
  }
}
