/** Themes that no page speaks of: blank paper, not a lack. */
import type { LisaIndex } from "../lisa-index.ts";
import { type Concept, conceptKeys, wordOf } from "../read/concepts.ts";
import type { AnswerDraft } from "../speak/answer-draft.ts";
import { capital } from "../speak/figures.ts";
import { listed } from "../speak/say.ts";

const themes: readonly (readonly [Concept, string, string])[] = [
  ["faith", "faith", "la foi"],
  ["politics", "politics", "la politique"],
  ["money", "money", "l’argent"],
  ["child", "children", "les enfants"],
  ["health", "health", "la santé"],
  ["desire", "desire", "le désir"],
];

/** Themes of a fixed list that no page speaks of: at most two. */
export function blankThemes(index: LisaIndex): readonly (readonly [Concept, string, string])[] {
  return themes.filter(([concept]) => {
    const said = wordOf(concept);
    // A stem may be another word's too: only the pages that have it are read.
    const near = conceptKeys(concept).flatMap((key) => index.postings.get(key) ?? []);
    return (
      !near.some(({ folded }) => said.test(folded)) && !index.tags.some((tag) => tag.concept === concept)
    );
  });
}

export function sayBlank(draft: AnswerDraft): void {
  const blank = blankThemes(draft.asked.index).slice(0, 2);
  if (blank.length === 0) {
    draft.fixed("unknown", "limit");
    return;
  }
  draft.say(
    "unknown",
    [
      "{list}: I find nothing on any page I may read.",
      "{list} : je ne trouve rien dans les pages que je peux lire.",
    ],
    {
      list: capital(
        listed(
          blank.map(([, en, fr]) => (draft.language === "en" ? en : fr)),
          draft.language,
        ),
      ),
    },
  );
  draft.fixed("unknown", "blank_paper");
}
