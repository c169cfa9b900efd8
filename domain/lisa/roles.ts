/** Which pages play a part that answers are made of (said, kept in, a quarrel, a mending): by tags, else by words. */
import type { LisaIndex, Page } from "./lisa-index.ts";
import { type Concept, saidConcepts, sayingOf } from "./read/concepts.ts";

type Role = { readonly pages: ReadonlySet<Page>; readonly byWords: boolean };

const roles = new WeakMap<LisaIndex, Map<Concept, Role>>();
/** By the stems of a page, which stay the same object for as long as the page is not read again. */
const sayings = new Map<Concept, WeakMap<Page["stems"], boolean>>();

/** Finds all roles of an index, so that no question waits for them. After a change only pages that were read anew are looked at. */
export function findRoles(index: LisaIndex): void {
  for (const concept of saidConcepts) roleOf(index, concept);
}

/** The pages with a tag of this concept; where the journal has no such tag, the pages whose words say it. */
export function roleOf(index: LisaIndex, concept: Concept): Role {
  const known = roles.get(index) ?? new Map<Concept, Role>();
  roles.set(index, known);
  const before = known.get(concept);
  if (before) return before;
  const tagged = index.tags.filter((tag) => tag.concept === concept);
  const byWords = tagged.length === 0;
  const pages = byWords
    ? index.all.filter((page) => says(page, concept))
    : tagged.flatMap((tag) => tag.pages);
  const role = { pages: new Set(pages), byWords };
  known.set(concept, role);
  return role;
}

function says({ stems, folded }: Page, concept: Concept): boolean {
  const saying = sayingOf(concept);
  if (!saying) return false;
  const known = sayings.get(concept) ?? new WeakMap<Page["stems"], boolean>();
  sayings.set(concept, known);
  const before = known.get(stems);
  if (before !== undefined) return before;
  const found = saying.test(folded);
  known.set(stems, found);
  return found;
}
