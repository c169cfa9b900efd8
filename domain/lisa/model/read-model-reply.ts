/** A model's text as the blocks of a reply: headings as they were given, `[p1]` as chips, quotation marks as quotations. */
import type { LisaBlock, LisaChip, LisaPart, LisaRun } from "../reply.ts";
import type { ModelAnswer } from "./build-model-call.ts";

const heading = /^\*\*(.{1,80}?)\.?\*\*\.?\s*/;

/** @param text with the names in it again */
export function readModelReply(
  text: string,
  answer: ModelAnswer,
  chips: ReadonlyMap<string, LisaChip>,
): readonly LisaBlock[] {
  const blocks: { kind: LisaBlock["kind"]; label: string | null; parts: LisaPart[] }[] = [];
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
  for (const [index, paragraph] of paragraphs.entries()) {
    const label = heading.exec(paragraph)?.[1] ?? null;
    const labelled = label === null ? undefined : answer.blocks.find((block) => block.label === label);
    const rest = label === null ? paragraph : paragraph.replace(heading, "");
    const isLast = index === paragraphs.length - 1;
    if (labelled) blocks.push({ kind: labelled.kind, label: labelled.label, parts: partsOf(rest, chips) });
    else if (blocks.length === 0) blocks.push({ kind: "lead", label: null, parts: partsOf(rest, chips) });
    else if (isLast && rest.trimEnd().endsWith("?"))
      blocks.push({ kind: "question", label: null, parts: partsOf(rest, chips) });
    else blocks.at(-1)?.parts.push(...partsOf(rest, chips));
  }
  return blocks.filter(({ parts }) => parts.length > 0);
}

/** The headings of a text, as they stand there. */
export function headingsOf(text: string): readonly string[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => heading.exec(paragraph.trim())?.[1] ?? []);
}

function partsOf(text: string, chips: ReadonlyMap<string, LisaChip>): LisaPart[] {
  const parts: LisaPart[] = [];
  let items: LisaRun[][] = [];
  const endList = () => {
    if (items.length > 0) parts.push({ kind: "list", items });
    items = [];
  };
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (line === "") continue;
    if (/^[-*•]\s/.test(line)) items.push(runsOf(line.slice(2), chips));
    else {
      endList();
      parts.push({ kind: "paragraph", runs: runsOf(line, chips) });
    }
  }
  endList();
  return parts;
}

const runPattern = /\[(p\d{1,2})\]|“([^“”]{1,2000})”|«[\s\u00A0]?([^«»]{1,2000}?)[\s\u00A0]?»/gu;

function runsOf(line: string, chips: ReadonlyMap<string, LisaChip>): LisaRun[] {
  const runs: LisaRun[] = [];
  let at = 0;
  const add = (text: string) => {
    const clean = text.replace(/\*\*|__|`/g, "");
    if (clean !== "") runs.push({ kind: "text", text: clean });
  };
  for (const match of line.matchAll(runPattern)) {
    add(line.slice(at, match.index));
    at = match.index + match[0].length;
    const [, ref, english, french] = match;
    const chip = ref === undefined ? undefined : chips.get(ref);
    if (chip) runs.push(chip);
    else if (ref === undefined) runs.push({ kind: "quotation", text: english ?? french ?? "" });
  }
  add(line.slice(at));
  return runs;
}
