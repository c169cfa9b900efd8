/** One line of the person’s own in front of the pages that speak of it. */
import type { LisaIndex, Page, TagInfo } from "../lisa-index.ts";
import type { LisaNeed, LisaRelationship } from "../lisa-pages.ts";
import { fewest, inRole, isHeavy, isLight, light, peopleIn, voice } from "../measures.ts";
import { type Concept, conceptOf } from "../read/concepts.ts";
import { isSmallWord } from "../read/language.ts";
import { retrieve } from "../read/retrieve.ts";
import { firstPersonOf } from "../read/voices.ts";
import { wordsOf } from "../read/words.ts";
import type { LisaLine } from "../reply.ts";
import { roleOf } from "../roles.ts";
import type { AnswerDraft } from "../speak/answer-draft.ts";
import { againstAll, exampleOf, labelOf, lightOf, readable } from "../speak/figures.ts";
import { count, figures, fill, number, share } from "../speak/say.ts";

/** What a line is about: tags of the journal and roles, by its words. */
export function mattersOf(
  index: LisaIndex,
  need: LisaNeed,
): { readonly tags: readonly TagInfo[]; readonly said: boolean; readonly words: readonly string[] } {
  const words = wordsOf(need.text).filter((word) => !isSmallWord(word));
  const concepts = new Set<Concept>(wordsOf(need.text).flatMap((word) => conceptOf(word) ?? []));
  const said =
    concepts.has("said") ||
    /\bsa(?:id|y|ying)\b|\bdi(?:t|te|ts|tes|re|se)s?\b|\btell|\bparl/.test(wordsOf(need.text).join(" "));
  if (/\b(?:room|there|answer|present|here|piece|repond|presen)/.test(words.join(" ")))
    for (const near of ["silence", "distance"] as const) concepts.add(near);
  if (/\b(?:table)\b/.test(words.join(" "))) concepts.add("cooking");
  if (/\b(?:door|porte|own|space|espace|solitude)\b/.test(words.join(" "))) concepts.add("alone");
  const tags = index.tags.filter(
    (tag) =>
      (tag.concept !== null &&
        concepts.has(tag.concept) &&
        tag.concept !== "said" &&
        tag.concept !== "kept") ||
      words.some((word) => wordsOf(tag.folded).includes(word)),
  );
  return { tags, said, words };
}

/** The telling tag of a line, or what is said and kept, or "no page yet". */
export function evidenceOf(draft: AnswerDraft, need: LisaNeed, chosen: readonly Page[]): LisaLine {
  const { index } = draft.asked;
  const { language } = draft;
  const { tags, said, words } = mattersOf(index, need);
  const here = new Set(chosen);
  const telling = tags
    .map((tag) => ({ ...tag, pages: tag.pages.filter((page) => here.has(page)) }))
    .filter(({ pages }) => pages.length > 0)
    .sort(
      (a, b) =>
        Number(a.isMood) - Number(b.isMood) ||
        peopleIn(b.pages).length - peopleIn(a.pages).length ||
        b.pages.length - a.pages.length,
    );
  if (said) {
    const pages = inRole(index, chosen, "said");
    const felt = pages.filter(({ feelings }) => feelings !== null);
    const example = exampleOf(pages, isLight);
    if (felt.length >= fewest && example) {
      const rose = felt.filter(({ feelings }) => feelings !== null && feelings[2] > feelings[0]).length;
      return fill(
        [
          "After what was said aloud, lighter than before: {share} {chip}.",
          "Après une chose dite, plus léger qu’avant : {share} {chip}.",
        ],
        language,
        {
          share: share({ part: rose, whole: felt.length }, language),
          chip: draft.chip(example),
        },
      );
    }
  }
  const [tag] = telling;
  const example = tag
    ? exampleOf(tag.pages, light(tag.pages).part * 2 < light(tag.pages).whole ? isHeavy : isLight)
    : null;
  if (tag && example) {
    const n = peopleIn(tag.pages).length;
    if (light(tag.pages).whole < fewest) {
      return fill(
        ["{tag}: {n}, too few to conclude {chip}.", "{tag} : {n}, trop peu pour conclure {chip}."],
        language,
        { tag: labelOf(tag), n: count("page", tag.pages.length, language), chip: draft.chip(example) },
      );
    }
    const many =
      n > 1
        ? language === "en"
          ? `, in ${number(n, "en")} relationships`
          : `, dans ${number(n, "fr", true)} relations`
        : "";
    return fill(["{light}{many} {chip}; {all}.", "{light}{many} {chip} ; {all}."], language, {
      light: lightOf(draft, labelOf(tag), tag.pages),
      many,
      chip: draft.chip(example),
      all: againstAll(draft, tag.pages),
    });
  }
  const hits = retrieve(index, words, here)
    .filter(({ page }) => !page.moment.isSealed)
    .slice(0, 2);
  if (hits.length > 0) {
    return fill(["Nearest by words: {chips}.", "Au plus près, par les mots : {chips}."], language, {
      chips: draft.chips(hits.map(({ page }) => page)),
    });
  }
  return fill(["No page yet.", "Aucune page encore."], language);
}

/** One line in front of the pages with one person: for, against, or no page yet. */
export function againstPages(draft: AnswerDraft, need: LisaNeed, own: readonly Page[]): LisaLine {
  const { index } = draft.asked;
  const { language } = draft;
  const { tags, said, words } = mattersOf(index, need);
  const here = new Set(own);
  if (said) {
    const part = voice(index, own);
    const first = readable(inRole(index, own, "kept")).slice(-4);
    const told = fill(
      part.whole >= fewest
        ? ["Said aloud, of said and kept: {share}", "Dit à voix haute, parmi dit et gardé : {share}"]
        : ["Said aloud: {said}, kept: {kept}", "Dit à voix haute : {said}, gardé : {kept}"],
      language,
      {
        share: share(part, language),
        said: figures(part.part, language),
        kept: figures(part.whole - part.part, language),
      },
    );
    if (part.whole > 0) {
      return fill(
        first.length > 0
          ? ["{told}; first kept {chips}.", "{told} ; gardé d’abord {chips}."]
          : ["{told}.", "{told}."],
        language,
        { told, chips: draft.chips(first) },
      );
    }
  }
  const parts = tags.slice(0, 3).map((tag) => {
    const pages = tag.pages.filter((page) => here.has(page));
    const shown = readable(pages).slice(-3);
    const few = pages.length > 0 && pages.length < fewest;
    return fill(
      pages.length === 0
        ? ["{tag}: no page", "{tag} : aucune page"]
        : few
          ? ["{tag}: {n} {chips}", "{tag} : {n} {chips}"]
          : ["{tag}: {n}", "{tag} : {n}"],
      language,
      {
        tag: labelOf(tag),
        n: count("page", pages.length, language),
        chips: draft.chips(shown),
      },
    );
  });
  const total = new Set(tags.flatMap((tag) => tag.pages.filter((page) => here.has(page)))).size;
  if (parts.length > 0) {
    const line = parts.flatMap(
      (part, at): LisaLine =>
        at === 0 ? part : [{ kind: "text", text: language === "fr" ? "\u00A0; " : "; " }, ...part],
    );
    return fill(
      total > 0 && total < fewest
        ? ["{line}: too few to conclude.", "{line} : trop peu pour conclure."]
        : ["{line}.", "{line}."],
      language,
      { line },
    );
  }
  const hits = retrieve(index, words, here)
    .filter(({ page }) => !page.moment.isSealed)
    .slice(0, 3);
  if (hits.length === 0) return fill(["No page yet.", "Aucune page encore."], language);
  return fill(["Nearest by words {chips}.", "Au plus près, par les mots {chips}."], language, {
    chips: draft.chips(hits.map(({ page }) => page)),
  });
}

/** The person's own part, in their own words; for Next Crush. */
export function ownPart(
  index: LisaIndex,
  people: readonly LisaRelationship[],
): { readonly text: string; readonly page: Page } | null {
  const kept = [...roleOf(index, "kept").pages, ...roleOf(index, "said").pages];
  const about = new Set(people.map(({ id }) => id));
  for (const page of readable(kept).toReversed()) {
    const [text] = firstPersonOf(page);
    if (text && page.about !== null && about.has(page.about)) return { text, page };
  }
  return null;
}
