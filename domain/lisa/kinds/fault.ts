/** F7: fault is not weighed; the pages of both sides are laid out. */
import { foldText } from "#domain/text/fold-text.ts";
import { representativeDay } from "#domain/time/vague-date.ts";
import type { Page } from "../lisa-index.ts";
import type { LisaRelationship } from "../lisa-pages.ts";
import { endOf, inRole, isHeavy, within } from "../measures.ts";
import { ongoingOf } from "../read/people.ts";
import { admissionsOf, countWords, firstPersonOf, wishesOf } from "../read/voices.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { moodsOf, readable } from "../speak/figures.ts";
import { moodWord } from "../speak/mood-word.ts";
import { count, dateWords, fill, number, ofName, quotation, series } from "../speak/say.ts";
import { actsOfOther, freshFirst, hasFear, saySide } from "../speak/side.ts";
import { helpWay } from "./help-way.ts";
import { sayTwoLines } from "./two-lines.ts";

/** Whom it is about: named, carried over, else who was last written about. */
export function whom(asked: Asked): LisaRelationship | null {
  const { index, people } = asked;
  if (people[0]) return people[0];
  const last = index.all.findLast(({ about }) => about !== null)?.about;
  return ongoingOf(index) ?? (last ? (index.person.get(last) ?? null) : null);
}

export function fault(asked: Asked): LisaReply {
  const draft = new AnswerDraft(asked);
  const { index } = asked;
  const { language } = draft;
  const one = whom(asked);
  const own = one ? (index.byPerson.get(one.id) ?? []) : asked.chosen;
  const isRight =
    /\b(?:was i right|am i right|(?:do|did) the right thing|ai (?:eu )?raison|ai bien fait|mistake|mistaken|erreur|ai je eu tort|ai-je eu tort)\b/.test(
      asked.understood.folded,
    );
  if (!draft.fixed("lead", isRight ? "no_right" : "no_fault"))
    draft.say("lead", ["{n} with {name}, both sides.", "{n} avec {name}, des deux côtés."], {
      n: count("page", own.length, language),
      name: one?.name ?? "",
    });
  if (!one || own.length === 0) {
    draft.fixed("unknown", "limit");
    return draft.finish();
  }
  if (asked.people.length === 0)
    draft.say("lead", ["I take this to be about {name}.", "Je comprends qu’il s’agit de {name}."], {
      name: one.name,
    });
  const [said, kept] = [inRole(index, own, "said"), inRole(index, own, "kept")];
  const focus = weighty(own, one);
  const admitted = freshFirst(admissionLines([...focus, ...kept], 6), asked.quoted).slice(0, 2);
  const both = said.length + kept.length > 0;
  if (both || admitted.length > 0)
    draft.say(
      "written",
      both
        ? [
            "On your side, {kept} kept in and {said} said aloud{lines}.",
            "De votre côté, {kept} où une chose est gardée, {said} où une chose est dite{lines}.",
          ]
        : ["On your side{lines}.", "De votre côté{lines}."],
      {
        kept: count("page", kept.length, language),
        said: language === "en" ? number(said.length, "en") : number(said.length, "fr", true),
        lines:
          admitted.length === 0
            ? ""
            : fill(both ? ["; {cites}", " ; {cites}"] : [": {cites}", " : {cites}"], language, {
                cites: series(
                  admitted.map(({ text, page }) => draft.cite(text, page)),
                  language,
                ),
              }),
      },
    );
  const lastOne = readable(own).slice(-1);
  if (!both && admitted.length === 0 && lastOne.length > 0) {
    draft.say("written", ["The last of {n}: {page}.", "La dernière, sur {n} : {page}."], {
      n: count("page", own.length, language),
      page: draft.chips(lastOne),
    });
  }
  if (!both && admitted.length === 0) draft.noQuestion();
  const acts = actsOfOther(index, one, focus).slice(0, 1);
  if (acts[0])
    draft.say("written", ["On {name}’s: {act}.", "Du côté {of} : {act}."], {
      name: one.name,
      of: ofName(one.name),
      act: draft.cite(acts[0].text, acts[0].page),
    });
  sayFelt(draft, focus);
  const rereading = rereadingOf(asked, one);
  if (rereading)
    draft.say("felt", ["Rereading: {line}.", "En relisant : {line}."], {
      line: draft.cite(rereading.text, rereading.page),
    });
  sayOwnPair(draft, focus);
  if (!hasFear(index, one.id)) saySide(draft, [one], focus, 2);
  else draft.way(helpWay(language));
  draft.standsOn(own);
  return draft.finish();
}

/** The closing pages, the last ones before the end, the heaviest and those with feelings. */
export function weighty(own: readonly Page[], one: LisaRelationship): readonly Page[] {
  const end = endOf(one);
  if (one.status === "ongoing") {
    const hard = new Set([
      ...own.filter(isHeavy),
      ...own.filter(({ feelings }) => feelings !== null && feelings[1] <= 2),
    ]);
    const found = own
      .filter((page) => hard.has(page))
      .slice(-5)
      .toReversed();
    if (found.length > 0) return readable(found);
  }
  const closing = own.filter(({ moment }) => moment.is_closing);
  const lasts = end === null ? own.slice(-3) : within(own, null, representativeDay(end as never)).slice(-3);
  const hard = own.filter((page) => page.mood === 1).slice(-3);
  return readable([...new Set([...closing, ...lasts.toReversed(), ...hard.toReversed()])]);
}

export function admissionLines(
  pages: readonly Page[],
  most: number,
): readonly { text: string; page: Page }[] {
  const lines: { text: string; page: Page }[] = [];
  for (const page of readable([...new Set(pages)])) {
    const text =
      admissionsOf(page).find((line) => countWords(line) <= 20) ??
      firstPersonOf(page).find((line) => countWords(line) <= 14 && countWords(line) >= 4);
    if (text && lines.length < most) lines.push({ text, page });
  }
  return lines;
}

/** M11: before, during and after, as they were given. */
export function sayFelt(draft: AnswerDraft, pages: readonly Page[]): void {
  const { language } = draft;
  const felt = pages.find(({ feelings }) => feelings !== null);
  if (felt?.feelings) {
    const moods = felt.feelings.map((mood) => moodWord(mood, language)).join(", ");
    draft.say(
      "felt",
      [
        "On {date} you gave {moods}, before, during and after {chip}.",
        "Le {date}, vous avez donné {moods}, avant, pendant et après {chip}.",
      ],
      {
        date: dateWords(felt.moment.occurred_on, language, draft.asked.today),
        moods,
        chip: draft.chip(felt),
      },
    );
    return;
  }
  const given = pages.filter(({ mood }) => mood !== null).slice(0, 3);
  if (given.length > 0) draft.say("felt", ["{moods}.", "{moods}."], { moods: moodsOf(draft, given, true) });
}

/** The latest page about nobody that names the person: what is thought of it now. */
function rereadingOf({ index }: Asked, one: LisaRelationship): { text: string; page: Page } | null {
  const first = foldText(one.name).split(" ")[0] ?? "";
  const pages = readable(index.byPerson.get(null) ?? []);
  for (const page of pages.toReversed().slice(0, 200)) {
    if (first.length < 3 || !page.folded.includes(first)) continue;
    const text = firstPersonOf(page).find((line) => countWords(line) <= 18 && countWords(line) >= 5);
    if (text) return { text, page };
  }
  return null;
}

/** R8 on one's own: what is not believed, beside what is admitted. */
export function sayOwnPair(draft: AnswerDraft, focus: readonly Page[]): void {
  for (const page of focus) {
    const wishes = wishesOf(page).filter((text) => countWords(text) <= 18);
    const wish =
      wishes.find((text) => /n[’']t (?:believe|think)|not (?:believe|think)|ne crois pas/i.test(text)) ??
      wishes[0];
    const admitted = [...admissionsOf(page), ...firstPersonOf(page)].find(
      (text) => text !== wish && countWords(text) <= 16 && countWords(text) >= 4,
    );
    if (!wish || !admitted || wish.includes(admitted) || admitted.includes(wish)) continue;
    draft.say(
      "reading",
      [
        "Two of your lines may both stand: {a} and {b}.",
        "Deux de vos lignes peuvent tenir ensemble, peut-être : {a} et {b}.",
      ],
      { a: [quotation(wish)], b: draft.cite(admitted, page) },
    );
    return;
  }
  sayTwoLines(draft, focus);
}
