/** A4: the person’s own lines, each in front of the pages that speak of it; without any, what their pages say in passing. */
import type { Page } from "../lisa-index.ts";
import { isLight, light } from "../measures.ts";
import { wishesOf } from "../read/voices.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { exampleOf, labelOf, lightOf, readable, sayFew, tellingTags } from "../speak/figures.ts";
import { count, dateWords, fill, number, quotation, share } from "../speak/say.ts";
import { sayBlank } from "./blank-themes.ts";
import { evidenceOf } from "./line-evidence.ts";

export function needs(asked: Asked): LisaReply {
  const draft = new AnswerDraft(asked);
  const { index, chosen, today } = asked;
  const { language } = draft;
  if (index.needs.length === 0) return fromWishes(draft);
  draft.say(
    "lead",
    ["You wrote them in {n}; I start from there.", "Vous les avez écrits en {n} ; je pars de là."],
    { n: count("line", index.needs.length, language) },
  );
  for (const need of index.needs.slice(-5)) {
    const evidence = evidenceOf(draft, need, chosen);
    draft.item(
      "written",
      fill(["{need} ({date}) {evidence}", "{need} ({date}) {evidence}"], language, {
        need: quotation(need.text),
        date: dateWords(need.day as never, language, today),
        evidence,
      }),
    );
  }
  const self = index.needs.findLast(({ text }) =>
    /\b(?:me|myself|i)\b|\b(?:moi|je|j['’]\p{L}+)\b/iu.test(text),
  );
  if (self) {
    const part =
      self.text.split(/(?<=[.])\s/).find((text) => /\b(?:me|myself|I)\b|\b(?:moi|je)\b/i.test(text)) ??
      self.text;
    draft.say(
      "reading",
      [
        "One of these lines may be about you as much as about anybody: {part}.",
        "Une de ces lignes parle peut-être de vous autant que de quelqu’un : {part}.",
      ],
      { part: quotation(part.replace(/[.]$/, "")) },
    );
  }
  sayBlank(draft);
  draft.standsOn(chosen);
  return draft.finish();
}

/** No lines of their own: what the pages say is wanted, verbatim. */
function fromWishes(draft: AnswerDraft): LisaReply {
  const { index, chosen } = draft.asked;
  const { language } = draft;
  if (chosen.length === 0) {
    sayFew(draft, chosen);
    return draft.finish();
  }
  const wishes = lastWishes(readable(chosen), 4);
  if (wishes.length === 0) {
    draft.say("lead", [
      "You have not written a line of what you need that I may read.",
      "Vous n’avez écrit aucune ligne de ce qu’il vous faut que je puisse lire.",
    ]);
  } else {
    draft.say(
      "lead",
      [
        "You keep no list of needs; {n} of your pages say one in passing.",
        "Vous ne tenez pas de liste ; {n} de vos pages le disent en passant.",
      ],
      { n: number(wishes.length, language, true) },
    );
    for (const { text, page } of wishes) draft.item("written", draft.cite(text, page));
  }
  const found = tellingTags(index, chosen);
  for (const tag of found.light.slice(0, 2)) {
    const example = exampleOf(tag.pages, isLight);
    if (example)
      draft.say("felt", ["{tag} {chip}.", "{tag} {chip}."], {
        tag: lightOf(draft, labelOf(tag), tag.pages),
        chip: draft.chip(example),
      });
  }
  if (found.light.length > 0)
    draft.say("felt", ["Over all pages, {all}.", "Toutes pages confondues, {all}."], {
      all: share(light(index.all), language),
    });
  if (found.light.length > 0) draft.fixed("reading", "together");
  sayBlank(draft);
  return draft.standsOn(chosen).finish();
}

/** One wish of each of the last pages that have one, the oldest first. Reading a page takes long: it goes back no further than it must. */
function lastWishes(pages: readonly Page[], most: number): readonly { text: string; page: Page }[] {
  const found: { text: string; page: Page }[] = [];
  for (let at = pages.length - 1; at >= 0 && found.length < most; at -= 1) {
    const page = pages[at];
    const [text] = page ? wishesOf(page) : [];
    if (page && text !== undefined) found.push({ text, page });
  }
  return found.toReversed();
}
