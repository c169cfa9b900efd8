/** A reply as a conversation keeps it: JSON that was written by this device, another of the person's, or an older build. */
import { z } from "zod";
import type { Season } from "#domain/lisa/measures.ts";
import { modelTroubles } from "#domain/lisa/model/model-call.ts";
import type { BlockKind, LisaChip, LisaReply, QuestionKind } from "#domain/lisa/reply.ts";
import { turnTraits } from "./conversation-traits.ts";

const blockKinds = [
  "lead",
  "written",
  "felt",
  "reading",
  "side",
  "cases",
  "draft",
  "unknown",
  "offer",
  "question",
] as const satisfies readonly BlockKind[];

const text = z.string();
const runSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("text"), text }),
  z.object({ kind: z.literal("quotation"), text }),
  z.object({
    kind: z.literal("chip"),
    table: z.enum(["moments", "relationships", "needs"]),
    id: text,
    date: text.nullable(),
    title: text,
    mood: z.enum(["bright", "gentle", "even", "heavy", "stormy"]).nullable(),
  }),
]);
const lineSchema = z.array(runSchema);
const partSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("paragraph"), runs: lineSchema }),
  z.object({ kind: z.literal("list"), items: z.array(lineSchema) }),
  z.object({ kind: z.literal("table"), head: z.array(text), rows: z.array(z.array(lineSchema)) }),
  z.object({ kind: z.literal("draft"), lines: z.array(lineSchema) }),
]);
const waySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("open"), label: text, ids: z.array(text) }),
  z.object({ kind: z.literal("widen"), label: text, ask: text }),
  z.object({ kind: z.literal("act"), label: text, ask: text }),
  z.object({ kind: z.literal("help"), label: text }),
]);
/** Said again by a model, or why not; `sent`: to the letter what it was sent, null when nothing left the page. */
const inOtherWordsSchema = z.object({
  by: z.enum(["browser", "server"]),
  model: text.nullable(),
  trouble: z.enum(modelTroubles).nullable(),
  sent: text.nullable(),
});

const replySchema = z.object({
  kind: z.enum(["answer", "refusal", "empty", "not_understood"]),
  language: z.enum(["en", "fr"]),
  blocks: z.array(z.object({ kind: z.enum(blockKinds), label: text.nullable(), parts: z.array(partSchema) })),
  basis: z.object({ n: z.number(), ids: z.array(text) }),
  ways: z.array(waySchema),
  chart: z
    .object({
      label: text,
      marks: z.array(z.object({ id: text, day: text, mood: z.number().min(1).max(5) })),
    })
    .nullable(),
  slots: z.object({
    /** Only the analyst reads it, and she answers a kind that she does not know as one that failed. */
    kind: z.custom<QuestionKind>((kind) => typeof kind === "string"),
    people: z.array(text),
    without: z.array(text).exactOptional(),
    season: z.custom<Season>((season) => typeof season === "string").exactOptional(),
    denied: text.exactOptional(),
    tags: z.array(text),
    period: z.object({ from: text, to: text }).nullable(),
    moods: z.array(z.number()),
    place: text.nullable(),
    words: z.array(text),
  }),
  said: z.array(text),
  inOtherWords: inOtherWordsSchema.optional(),
});

/** All but the safety card, which is kept nowhere. */
export type GivenReply = Exclude<LisaReply, { kind: "safety" }> & {
  readonly inOtherWords?: Readonly<z.infer<typeof inOtherWordsSchema>> | undefined;
};

/** A call that the person stopped, in place of the answer that it was to say again: what was sent, and no word of a reply. */
export function stoppedCall(said: GivenReply): GivenReply | null {
  if (!said.inOtherWords?.sent) return null;
  const inOtherWords = { ...said.inOtherWords, trouble: "stopped" } as const;
  return { ...said, kind: "empty", blocks: [], ways: [], chart: null, said: [], inOtherWords };
}

export function isStoppedCall({ blocks, inOtherWords }: GivenReply): boolean {
  return blocks.length === 0 && inOtherWords?.trouble === "stopped";
}

/** Null when it is not a reply, or none that this build can show. */
export function readReply(stored: string): GivenReply | null {
  try {
    const read = replySchema.safeParse(JSON.parse(stored));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Null when it is too long to be kept: it can still be shown once. */
export function writeReply(reply: GivenReply): string | null {
  const written = JSON.stringify(reply);
  return written.length <= turnTraits.replies.max ? written : null;
}

/** Every chip of the reply, each page once. */
export function chipsOf({ blocks }: GivenReply): readonly LisaChip[] {
  const lines = blocks.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      if (part.kind === "paragraph") return [part.runs];
      if (part.kind === "list") return part.items;
      return part.kind === "table" ? part.rows.flat() : part.lines;
    }),
  );
  const chips = lines.flat().flatMap((run) => (run.kind === "chip" ? [run] : []));
  return [...new Map(chips.map((chip) => [chip.id, chip])).values()];
}

/** Ids of every row that the reply cites, stands on or is about. */
export function citedBy(reply: GivenReply): readonly string[] {
  const { basis, slots, chart } = reply;
  const chips = chipsOf(reply).map(({ id }) => id);
  const marks = chart?.marks.map(({ id }) => id) ?? [];
  return [...new Set([...slots.people, ...chips, ...basis.ids, ...marks])].slice(0, turnTraits.cited.count);
}

/** A message is counted for an answer, not for what offers ways in or has nothing to read (docs/decisions/035-counting-messages.md). */
export function isCounted(reply: LisaReply): boolean {
  return reply.kind === "answer" || reply.kind === "refusal";
}
