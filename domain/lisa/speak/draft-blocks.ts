/** The blocks of an answer: their order, how long they are, what is left out first, and how they are shown. */
import { countWords } from "../read/voices.ts";
import type { BlockKind, LisaBlock, LisaChip, LisaLine, LisaPart, LisaRun } from "../reply.ts";

export type Block = {
  readonly kind: BlockKind;
  label: string | null;
  form: "paragraph" | "list" | "draft";
  lines: LisaLine[];
  table: LisaPart | null;
};

const order: readonly BlockKind[] = [
  "lead",
  "written",
  "felt",
  "reading",
  "draft",
  "side",
  "cases",
  "unknown",
  "offer",
  "question",
];
export function isEmpty({ lines, table }: Block): boolean {
  return lines.length === 0 && table === null;
}

/** In the contract's order, without empty ones. */
export function present(blocks: ReadonlyMap<BlockKind, Block>): readonly LisaBlock[] {
  return order.flatMap((kind): LisaBlock[] => {
    const block = blocks.get(kind);
    if (!block || isEmpty(block)) return [];
    const parts: LisaPart[] = [];
    if (block.table) parts.push(block.table);
    if (block.lines.length > 0) {
      if (block.form === "list") parts.push({ kind: "list", items: block.lines });
      else if (block.form === "draft") parts.push({ kind: "draft", lines: block.lines });
      else parts.push({ kind: "paragraph", runs: joined(block.lines) });
    }
    return [{ kind, label: block.label, parts }];
  });
}

/** Leaves out the last sentences of the fullest block until the limits hold. The lead, a side and the question stay. */
export function shorten(
  blocks: readonly Block[],
  most: { readonly words: number; readonly chips: number },
): void {
  for (let times = 0; times < 400; times += 1) {
    const words = blocks.reduce((sum, block) => sum + wordsIn(block), 0);
    const chips = new Set(blocks.flatMap(chipsIn).map(({ id }) => id)).size;
    if (words <= most.words && chips <= most.chips) return;
    const overChips = chips > most.chips;
    const full = blocks
      .filter(
        ({ kind, lines }) =>
          lines.length > (kind === "written" || kind === "side" || kind === "lead" ? 1 : 0),
      )
      .filter(({ kind }) => kind !== "question" && kind !== "lead" && kind !== "offer")
      .filter((block) => !overChips || chipsIn(block).length > 0)
      .sort((a, b) => rankOf(b) - rankOf(a) || wordsIn(b) - wordsIn(a))[0];
    if (!full) return;
    full.lines.pop();
  }
}

/** What is left out first: a long list or paragraph, then cases and limits, a side last. */
function rankOf({ kind, lines }: Block): number {
  if (kind === "side") return lines.length > 1 ? 0 : -1;
  if (kind === "written" || kind === "draft") return lines.length > 3 ? 4 : 1;
  if (kind === "cases") return 3;
  return kind === "unknown" ? 2.5 : kind === "felt" ? 2 : 1.5;
}

function joined(lines: readonly LisaLine[]): LisaLine {
  return lines.flatMap((line, at): LisaLine => (at === 0 ? line : [{ kind: "text", text: " " }, ...line]));
}

function lineWords(line: LisaLine): number {
  return line.reduce((sum, run) => sum + (run.kind === "chip" ? 0 : countWords(run.text)), 0);
}

function wordsIn({ label, lines, table }: Block): number {
  const own = lines.reduce((sum, line) => sum + lineWords(line), countWords(label ?? ""));
  if (table?.kind !== "table") return own;
  const cells = table.rows.flat().reduce((sum, line) => sum + lineWords(line), 0);
  return own + cells + countWords(table.head.join(" "));
}

function chipsIn({ lines, table }: Block): readonly LisaChip[] {
  return [...lines.flat(), ...(table?.kind === "table" ? table.rows.flat(2) : [])].filter(
    (run) => run.kind === "chip",
  );
}

export function chipsOf(part: LisaPart): readonly LisaChip[] {
  const runs = runsOf(part);
  return runs.filter((run) => run.kind === "chip");
}

/** Every run of a part, whatever its shape. */
export function runsOf(part: LisaPart): readonly LisaRun[] {
  switch (part.kind) {
    case "paragraph":
      return part.runs;
    case "list":
      return part.items.flat();
    case "draft":
      return part.lines.flat();
    case "table":
      return part.rows.flat(2);
  }
}
