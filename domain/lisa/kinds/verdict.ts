/** F20: no word for anybody; the pages in order, and help lines within reach. */
import type { Page } from "../lisa-index.ts";
import type { LisaRelationship } from "../lisa-pages.ts";
import { inRole, isHeavy, isLight } from "../measures.ts";
import { lineOf } from "../read/lines.ts";
import { admissionsOf, countWords, ownSentences } from "../read/voices.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { readable } from "../speak/figures.ts";
import { count } from "../speak/say.ts";
import { actsOfOther, hasFear, saySide, wordsOfOther } from "../speak/side.ts";
import { sayFelt, sayOwnPair, weighty, whom } from "./fault.ts";
import { helpWay } from "./help-way.ts";

/** F20: the pages, no word, help lines within reach. Whoever is asked about: somebody, or the person themselves. */
export function verdict(asked: Asked): LisaReply {
  const draft = new AnswerDraft(asked);
  const { index } = asked;
  const { language } = draft;
  const one = whom(asked);
  const plain = asked.understood.folded.replace(/['-]/g, " ");
  const isSelf =
    /\b(?:am i|was i|were i|suis je|je suis|do i have|ai je|j ai|i am|i m)\b/.test(plain) ||
    (asked.people.length === 0 && /\b(?:mon|mes|ma|my|quelqu un|trauma\w*|abandon\w*)\b/.test(plain));
  const isClinical =
    /\b(?:depress\w*|anxi\w*|adhd|tdah|ptsd|bpd|autis\w*|bipolar\w*|bipolaire|borderline|trauma\w*|trouble|attachment|attachement|dependan\w*|abandon\w*)\b/.test(
      asked.understood.folded,
    );
  const isOfWorth = isSelf && !isClinical;
  if (!draft.fixed("lead", isOfWorth ? "no_word_for_you" : isSelf ? "name_of_a_doctor" : "no_word"))
    draft.say("lead", ["No word from me; {n} to read.", "Pas de mot de ma part ; {n} à lire."], {
      n: count("page", asked.chosen.length, language),
    });
  if (!one && !isSelf) return draft.finish();
  const own = isSelf || !one ? index.all : (index.byPerson.get(one.id) ?? []);
  const facts = factsOf(asked, own, isSelf);
  for (const { text, page } of facts.slice(0, 5))
    draft.say("written", ["{line}.", "{line}."], { line: draft.cite(text, page) });
  const [bright] = brightLines(own);
  if (bright)
    draft.say(
      "written",
      isSelf
        ? ["On another page: {line}.", "Sur une autre page : {line}."]
        : ["On another page of that time: {line}.", "Sur une autre page de ce temps : {line}."],
      { line: draft.cite(bright.text, bright.page) },
    );
  if (facts.length > 0)
    sayFelt(
      draft,
      facts.map(({ page }) => page),
    );
  sayOwnPair(draft, weightyOf(own, one));
  if (!isSelf && one && !hasFear(index, one.id))
    saySide(
      draft,
      [one],
      facts.map(({ page }) => page),
      1,
    );
  if (!isOfWorth) draft.fixed("offer", "help_near");
  draft.way(helpWay(language));
  draft.standsOn(own);
  return draft.finish();
}

/** The last bright page with a line that leaves room for the others; else the last light one. */
function brightLines(own: readonly Page[]): readonly { readonly text: string; readonly page: Page }[] {
  const last = readable(own).toReversed();
  return [...last.filter(({ mood }) => mood === 5), ...last.filter(isLight)].slice(0, 24).flatMap((page) => {
    const text = lineOf(page, []);
    return text && countWords(text) <= 10 ? [{ text, page }] : [];
  });
}

function weightyOf(own: readonly Page[], one: LisaRelationship | null): readonly Page[] {
  return one ? weighty(own, one) : readable(own).filter(isHeavy).slice(-6);
}

/** Facts in order: what was said or done on the heavy pages, quarrels, jealousy and what was kept in. */
function factsOf(
  { index }: Asked,
  own: readonly Page[],
  isSelf: boolean,
): readonly { text: string; page: Page }[] {
  const pages = [
    ...new Set([
      ...inRole(index, own, "kept"),
      ...inRole(index, own, "quarrel"),
      ...inRole(index, own, "jealousy"),
      ...own.filter(isHeavy),
    ]),
  ]
    .filter(({ moment }) => !moment.isSealed)
    .sort((a, b) => (a.order < b.order ? -1 : 1));
  const facts = pages.flatMap((page): { text: string; page: Page }[] => {
    const one = page.about === null ? undefined : index.person.get(page.about);
    const theirs = one
      ? actsOfOther(index, one, [page]).filter(
          ({ text }) =>
            !/\b(?:made|brought|cooked|bought|gave|apporté|offert|cuisiné|acheté|crêpes|pancakes)\b/i.test(
              text,
            ),
        )
      : [];
    const act =
      theirs.find(({ text }) =>
        /\b(?:read|checked|took|shouted|slammed|left|lu|fouillé|pris|crié|claqué)\b/i.test(text),
      ) ?? theirs[0];
    const told =
      isSelf || !one
        ? admissionsOf(page)[0]
        : (act?.text ?? wordsOfOther(index, one, [page]).find((piece) => piece.page === page)?.text);
    const text =
      told ??
      ownSentences(page).find((line) => countWords(line) <= 16 && countWords(line) >= 3) ??
      lineOf(page, []);
    return text ? [{ text: text.replace(/[.]$/, ""), page }] : [];
  });
  const most = 5;
  if (facts.length <= most) return facts;
  const kept = new Set(
    Array.from({ length: most }, (_, at) => Math.round((at * (facts.length - 1)) / (most - 1))),
  );
  return facts.filter((_, at) => kept.has(at));
}
