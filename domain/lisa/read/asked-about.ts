/** Of whom or of what a question is, where its cues alone would take it for another kind. */
import type { LisaIndex } from "../lisa-index.ts";
import type { QuestionKind } from "../reply.ts";
import type { Understanding } from "./understand.ts";

/** "Why didn't it work out with Inès?" */
export const asksWhy = /^(?:so |and |but |et |mais )?(?:why|pourquoi)\b/;

/** "What did Lucie say about Victor?": hers, who is nobody of the journal's, are found on its pages. */
export function tellsOfStranger({ folded, slots }: Understanding): boolean {
  const asked =
    /\b(?:did|does|do|would) (\p{L}+)\b|\b(?:que|qu'est-ce que|qu'est-ce qu') ?(?:en )?(?:dit|disait|pense|pensait|a dit) (\p{L}+)\b/u.exec(
      folded,
    );
  const subject = asked?.[1] ?? asked?.[2];
  return subject !== undefined && slots.words.includes(subject);
}

/** "Was I happy with Dario?": of a story that is over, its own pages, and not this year beside the last. */
export function isOverWith({ people }: Understanding, index: LisaIndex): boolean {
  const [one] = people.ids;
  return people.ids.length === 1 && one !== undefined && index.person.get(one)?.status === "ended";
}

/** "How was I in spring?": one season beside the others. */
export function asksHow(kind: QuestionKind | null, folded: string): boolean {
  return kind === "happier" || (kind === null && /\b(?:how|comment)\b/.test(folded));
}
