/** F9: nothing is decided; own criteria, what happened before, both ways. */
import { foldText } from "#domain/text/fold-text.ts";
import { representativeDay } from "#domain/time/vague-date.ts";
import type { Page } from "../lisa-index.ts";
import { fewest, heavy, inRole, isHeavy, isLight, light, spansOf, voice, within } from "../measures.ts";
import { sayingOf } from "../read/concepts.ts";
import { lineOf } from "../read/lines.ts";
import { patternsOf } from "../read/retrieve.ts";
import { countWords, wishesOf } from "../read/voices.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { againstAll, readable } from "../speak/figures.ts";
import { count, figures, listed, series, share } from "../speak/say.ts";
import { hasFear, saySide } from "../speak/side.ts";
import { admissionLines, weighty, whom } from "./fault.ts";
import { sayGuess } from "./guess.ts";
import { helpWay } from "./help-way.ts";
import { mattersOf } from "./line-evidence.ts";
import { pagesAsked } from "./pages-asked.ts";

/** The last page about what is to be decided, where the question names more than a person. */
function matterOf(
  asked: Asked,
  own: readonly Page[],
): { readonly page: Page; readonly words: readonly string[] } | null {
  const { tags, concepts } = asked.understood;
  if (tags.length === 0 && concepts.length === 0) return null;
  const { pages, missing, words } = pagesAsked({ ...asked, chosen: own });
  const page = missing === null && pages.length < own.length ? readable(pages).at(-1) : undefined;
  return page ? { page, words: [...words, ...tags.flatMap(({ folded }) => folded.split(" "))] } : null;
}

/** Of what weighed, the silence is quoted before the noise. */
const silenceSaid = [sayingOf("silence") ?? /$^/];

export function decision(asked: Asked): LisaReply {
  const draft = new AnswerDraft(asked);
  const { index, today } = asked;
  const { language } = draft;
  const one = whom(asked);
  if (!draft.fixed("lead", "yours"))
    draft.say("lead", ["Yours to decide; {n} around it.", "À vous de décider ; {n} autour."], {
      n: count("page", asked.chosen.length, language),
    });
  const isGuessed = asked.understood.people.guess !== null;
  if (isGuessed) sayGuess(draft);
  else if (one && asked.people.length === 0)
    draft.say("lead", ["I take this to be about {name}.", "Je comprends qu’il s’agit de {name}."], {
      name: one.name,
    });
  if (!one) {
    draft.fixed("unknown", "limit");
    return draft.finish();
  }
  const own = index.byPerson.get(one.id) ?? [];
  const spans = spansOf(one, today);
  const measured = spans.flatMap(({ days }) => days ?? []);
  if (spans.length > 1 && measured.length > 0) {
    const ends = spans
      .map(({ end }) => (end === null ? null : within(own, null, representativeDay(end as never)).at(-1)))
      .flatMap((page) => page ?? []);
    const shownEnds = readable([...new Set(ends)]);
    draft.say("written", ["{n}: {days} days{chips}.", "{n} : {days} jours{chips}."], {
      n: count("period", spans.length, language).replace(/^./, (letter) => letter.toUpperCase()),
      days: listed(
        measured.map((days) => figures(days, language)),
        language,
      ),
      chips: shownEnds.length === 0 ? "" : [{ kind: "text", text: " " }, ...draft.chips(shownEnds)],
    });
  }
  const criteria = [...readable(own), ...readable(index.byPerson.get(null) ?? [])]
    .flatMap((page) =>
      wishesOf(page)
        .slice(0, 1)
        .map((text) => ({ text, page })),
    )
    .filter(({ text }) => countWords(text) <= 16);
  const told = voice(index, own);
  const asks = criteria
    .filter(
      ({ page, text }) =>
        page.about === one.id && /\b(?:I|i) (?:want|need)\b|\bje veux\b|\bj[’']ai besoin\b/i.test(text),
    )
    .slice(-2);
  const need =
    (told.whole >= fewest ? index.needs.findLast((line) => mattersOf(index, line).said) : undefined) ??
    index.needs.at(-1);
  if (asks.length > 0 && (one.status === "ended" || !need))
    draft.say("written", ["What you wrote you want: {asks}.", "Ce que vous avez écrit vouloir : {asks}."], {
      asks: series(
        asks.map(({ text, page }) => draft.cite(text, page)),
        language,
      ),
    });
  else if (need)
    draft.say("written", ["What you wrote you want: {need}.", "Ce que vous avez écrit vouloir : {need}."], {
      need: draft.citeNeed(need),
    });
  const part = told;
  if (part.whole >= fewest)
    draft.say(
      "written",
      ["Said aloud, of said and kept: {share}.", "Dit à voix haute, parmi dit et gardé : {share}."],
      { share: share(part, language) },
    );
  const shown = readable(own);
  const hard = new Set([...inRole(index, own, "quarrel"), ...inRole(index, own, "silence")]);
  const weighed = shown
    .filter(isHeavy)
    .toSorted(
      (a, b) =>
        (a.mood ?? 3) - (b.mood ?? 3) ||
        Number(hard.has(b)) - Number(hard.has(a)) ||
        (a.order < b.order ? 1 : -1),
    )[0];
  const held =
    shown.filter((page) => isLight(page) && page.moment.is_milestone).at(-1) ??
    shown.findLast((page) => isLight(page) && inRole(index, [page], "said").length > 0) ??
    shown.findLast(isLight);
  const weighedLine = weighed ? lineOf(weighed, silenceSaid) : null;
  const heldLine = held ? lineOf(held, []) : null;
  if (weighed && weighedLine)
    draft.say("written", ["What weighed: {line}.", "Ce qui a pesé : {line}."], {
      line: draft.cite(weighedLine, weighed),
    });
  if (held && heldLine)
    draft.say("written", ["What held: {line}.", "Ce qui a tenu : {line}."], {
      line: draft.cite(heldLine, held),
    });
  const matter = matterOf(asked, own);
  const matterSaid = patternsOf(matter?.words ?? []);
  const nearest = matter ? lineOf(matter.page, matterSaid) : null;
  const matterLine = nearest && matterSaid.some((said) => said.test(foldText(nearest))) ? nearest : null;
  if (matter && matterLine)
    draft.say("written", ["On the matter itself: {line}.", "Sur la question elle-même : {line}."], {
      line: draft.cite(matterLine, matter.page),
    });
  const [mine] = admissionLines(inRole(index, own, "kept").toReversed(), 1);
  if (mine)
    draft.say("written", ["And on your side: {line}.", "Et de votre côté : {line}."], {
      line: draft.cite(mine.text, mine.page),
    });
  const moods = light(own);
  if (moods.whole >= fewest) {
    draft.say(
      "felt",
      [
        "{light} light, {heavy} heavy or stormy; {all}.",
        "{light} doux ou lumineux, {heavy} lourds ou orageux ; {all}.",
      ],
      {
        light: share(moods, language),
        heavy: share(heavy(own), language),
        all: againstAll(draft, own),
      },
    );
  } else if (own.length > 0)
    draft.say("felt", ["{n}: too few to conclude.", "{n} : trop peu pour conclure."], {
      n: count("page", own.length, language).replace(/^./, (letter) => letter.toUpperCase()),
    });
  if (hasFear(index, one.id)) draft.way(helpWay(language));
  else saySide(draft, [one], weighty(own, one), 2);
  if (spans.length > 1 && spans.length < fewest)
    draft.say("unknown", ["{n} are too few to conclude.", "{n}, c’est trop peu pour conclure."], {
      n: count("period", spans.length, language).replace(/^./, (letter) => letter.toUpperCase()),
    });
  else draft.fixed("unknown", "limit");
  draft.standsOn(own).chart(one.name, own);
  const ask =
    language === "en" ? `Prepare a talk with ${one.name}` : `Préparer une conversation avec ${one.name}`;
  draft.way({ kind: "act", label: ask, ask });
  return draft.finish();
}
