/** From the built-in analyst's answer to what a model may see: veiled, bounded, and looked at twice before it leaves. */
import { findLeaks } from "#domain/name-veil/find-leaks.ts";
import type { KnownName } from "#domain/name-veil/find-names.ts";
import type { NameVeil } from "#domain/name-veil/name-veil.ts";
import { cutText } from "#domain/text/whole-signs.ts";
import type { LisaPages } from "../lisa-pages.ts";
import type { LisaChip, LisaLanguage, LisaPart, LisaReply, LisaRun } from "../reply.ts";
import { replyText } from "../reply-text.ts";
import { moodWord } from "../speak/mood-word.ts";
import { type ModelCall, modelLimits } from "./model-call.ts";

/** Only an answer is said again by a model: never the safety card, a refusal, or a question that was not understood. */
export type ModelAnswer = Extract<LisaReply, { readonly blocks: readonly unknown[] }>;

/**
 * Replies of another kind are the device's own: the safety card, a refusal, what was not understood. So is an answer with a table, or with a
 * letter drafted in the person's own words: there is nothing to say better, and a model has no way to give them back as they are.
 */
export function isSaidAgain(answer: ModelAnswer): boolean {
  const parts = answer.blocks.flatMap((block) => block.parts);
  return answer.kind === "answer" && !parts.some(({ kind }) => kind === "table" || kind === "draft");
}

export type ModelCallParts = {
  readonly messageId: string;
  readonly question: string;
  readonly answer: ModelAnswer;
  readonly pages: LisaPages;
  /** Earlier turns of the conversation, the oldest first, as they were shown. */
  readonly turns: readonly { readonly question: string; readonly reply: string }[];
  readonly veil: NameVeil;
  readonly names: readonly KnownName[];
};

export type BuiltModelCall = {
  readonly call: ModelCall;
  /** The answer as it was sent. */
  readonly veiled: ModelAnswer;
  /** What each `p1`, `p2` … of the reply opens. */
  readonly chips: ReadonlyMap<string, LisaChip>;
};

/** `leaks`: what would still be readable; then nothing may be sent. */
export function buildModelCall(
  parts: ModelCallParts,
): ({ readonly ok: true } & BuiltModelCall) | { readonly ok: false; readonly leaks: readonly string[] } {
  const { answer, pages, veil, names, turns } = parts;
  const chips = new Map<string, LisaChip>();
  const refs = new Map<string, string>();
  const cite = (chip: LisaChip) => {
    const key = `${chip.table} ${chip.id}`;
    const known = refs.get(key);
    if (known) return `[${known}]`;
    if (chips.size >= modelLimits.pages) return "";
    const ref = `p${chips.size + 1}`;
    refs.set(key, ref);
    chips.set(ref, chip);
    return `[${ref}]`;
  };
  const veiledAnswer = veilAnswer(answer, veil);
  const written = replyText(veiledAnswer, { isMarkdown: true, chip: cite });
  const veiled = (text: string, most: number) => cut(veil.veil(cut(text, most)), most);
  const call: ModelCall = {
    message_id: parts.messageId,
    language: answer.language,
    question: veiled(parts.question, modelLimits.question),
    answer: cut(written, modelLimits.answer),
    pages: [...chips].map(([ref, chip]) => ({
      ref,
      text: veiled(pageText(chip, pages, answer.language), modelLimits.page),
    })),
    turns: turns.slice(-modelLimits.turns).map(({ question, reply }) => ({
      question: veiled(question, modelLimits.earlierQuestion),
      reply: veiled(reply, modelLimits.earlierReply),
    })),
  };
  const leaks = textsOf(call).flatMap((text) => findLeaks(text, names));
  return leaks.length > 0 ? { ok: false, leaks } : { ok: true, call, chips, veiled: veiledAnswer };
}

/** The app's own sentences have names in them, what is quoted has whatever was written. Chips are cited by number. */
function veilAnswer(answer: ModelAnswer, veil: NameVeil): ModelAnswer {
  const run = (one: LisaRun): LisaRun => {
    if (one.kind === "chip") return one;
    return { ...one, text: veil.veil(one.text, one.kind === "text") };
  };
  const part = (one: LisaPart): LisaPart => {
    switch (one.kind) {
      case "paragraph":
        return { ...one, runs: one.runs.map(run) };
      case "list":
        return { ...one, items: one.items.map((item) => item.map(run)) };
      case "draft":
        return { ...one, lines: one.lines.map((line) => line.map(run)) };
      case "table":
        return {
          ...one,
          head: one.head.map((cell) => veil.veil(cell, true)),
          rows: one.rows.map((row) => row.map((cell) => cell.map(run))),
        };
    }
  };
  const blocks = answer.blocks.map((block) => ({
    ...block,
    label: block.label === null ? null : veil.veil(block.label, true),
    parts: block.parts.map(part),
  }));
  return { ...answer, blocks };
}

/** Every text of a call that somebody wrote. */
export function textsOf({ question, answer, pages, turns }: ModelCall): readonly string[] {
  return [
    question,
    answer,
    ...pages.map(({ text }) => text),
    ...turns.flatMap((turn) => [turn.question, turn.reply]),
  ];
}

/** Whom and what the pages name: for the veil, and for the second look. */
export function namesOf({ firstName, relationships, moments }: LisaPages): readonly KnownName[] {
  const person = (name: string | null) => (name ? [{ kind: "person", name } as const] : []);
  const place = (name: string | null) => (name ? [{ kind: "place", name } as const] : []);
  return [
    ...person(firstName),
    ...relationships.flatMap(({ name, city, meeting_place }) => [
      ...person(name),
      ...place(city),
      ...place(meeting_place),
    ]),
    ...moments.flatMap((moment) => [
      ...place(moment.place),
      ...place(moment.city),
      // A tag may be somebody's name; in small letters it is a word.
      ...moment.tags.flatMap(place),
    ]),
  ];
}

function pageText(chip: LisaChip, pages: LisaPages, language: LisaLanguage): string {
  const moment = chip.table === "moments" ? pages.moments.find(({ id }) => id === chip.id) : undefined;
  // With a small letter: it is no name.
  const mood = moment?.mood ? moodWord(moment.mood, language).toLowerCase() : null;
  const head = [chip.date, mood, chip.title].filter(Boolean).join(" · ");
  const body =
    chip.table === "moments"
      ? withCaptions(moment)
      : chip.table === "relationships"
        ? withCaptions(pages.relationships.find(({ id }) => id === chip.id))
        : pages.needs.find(({ id }) => id === chip.id)?.text;
  return [head, body].filter(Boolean).join("\n");
}

type Captioned = { readonly text?: string; readonly notes?: string; readonly captions: readonly string[] };

function withCaptions(page: Captioned | undefined): string {
  return [page?.text ?? page?.notes, ...(page?.captions ?? [])].filter(Boolean).join("\n");
}

/** Half a character that was written, which servers refuse, becomes a mark. */
function cut(text: string, most: number): string {
  return cutText(text, most).toWellFormed();
}
