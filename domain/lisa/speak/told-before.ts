/** No paragraph twice in one conversation: what would come again whole is said in short, with its pages. */
import type { LisaBlock, LisaReply, LisaTurn } from "../reply.ts";
import { chipsOf } from "./draft-blocks.ts";
import { fill } from "./say.ts";

/** A line of so few letters may come again: a figure is a figure. */
const shortest = 110;

/** Blocks by what they say. */
const keyOf = ({ parts }: LisaBlock) => JSON.stringify(parts);

const repeated: ReadonlySet<LisaBlock["kind"]> = new Set(["written", "felt", "reading", "cases", "unknown"]);

export function toldBefore(turns: readonly LisaTurn[]): ReadonlySet<string> {
  const blocks = turns.flatMap(({ reply }) =>
    reply === null || reply.kind === "safety" ? [] : reply.blocks,
  );
  return new Set(
    blocks
      .filter(({ kind }) => repeated.has(kind))
      .map(keyOf)
      .filter((key) => key.length >= shortest),
  );
}

export function withoutRepeats(
  blocks: readonly LisaBlock[],
  told: ReadonlySet<string>,
  language: LisaReply["language"],
): readonly LisaBlock[] {
  return blocks.flatMap((block) => {
    if (!repeated.has(block.kind) || !told.has(keyOf(block))) return [block];
    const chips = block.parts.flatMap(chipsOf);
    if (block.kind !== "written" || chips.length === 0) return [];
    const pages = chips.flatMap((chip, at) =>
      at === 0 ? [chip] : [{ kind: "text" as const, text: " " }, chip],
    );
    const runs = fill(["As before: {pages}.", "Comme tout à l’heure : {pages}."], language, { pages });
    return [{ ...block, parts: [{ kind: "paragraph" as const, runs }] }];
  });
}
