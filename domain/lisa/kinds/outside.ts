/** What no page can answer: what comes, what is normal, a remedy, a poem. It is said, then what is near on one's own pages. */
import { isLight } from "../measures.ts";
import { isMedical, isUnderAge } from "../read/cues-beside.ts";
import { lineOf } from "../read/lines.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { readable } from "../speak/figures.ts";
import type { FixedSentence } from "../speak/fixed-sentences.ts";
import { count, dateWords, series } from "../speak/say.ts";
import { helpWay } from "./help-way.ts";
import { pagesAsked } from "./pages-asked.ts";

const isDate =
  /\b(?:what s|what is|whats|what) (?:the |today s )?(?:date|day)\b|\bquel jour\b|\ble combien\b|\bquelle (?:est la )?date\b/;
const isHour =
  /\b(?:time|hour)s?\b.{0,24}\bwrite\b|\bheure\b|\bwrite (?:at night|in the|late)\b|\bj ecris|ecris je\b/;
const ideas =
  /\b(?:gifts?|presents?|cadeaux?|ideas?|idees?|tips?|advice|conseils?|plan|organise\w*|planifie\w*|prevois|offrir|acheter|cuisiner|(?:should|could|can|shall) (?:we|i) (?:go|eat|travel|give|get|buy|cook|wear|do))\b|^ou (?:aller|sortir|partir|manger)\b/;
const howTo = /^(?:so |and |but |et |mais |alors )*(?:how (?:can|could|do|should|would) (?:i|we)|comment)\b/;
const world =
  /\bwho (?:won|invented|discovered|is the)\b|\bqui (?:est|a (?:gagne|invente|decouvert))\b|\b(?:world cup|coupe du monde|bitcoin|stock market|bourse)\b|\d ?(?:[+x*/]|plus|times|fois) ?\d/;

export function outside(asked: Asked): LisaReply {
  const draft = new AnswerDraft(asked);
  const { language } = draft;
  const { index } = asked;
  const matter = matterOf(asked);
  if (matter === "today") {
    draft.say("lead", ["By this device, today is {date}.", "D’après cet appareil, nous sommes le {date}."], {
      date: `${dateWords(asked.today as never, language, asked.today)} ${asked.today.slice(0, 4)}`,
    });
    return draft.noQuestion().finish();
  }
  if (!draft.fixed("lead", matter))
    draft.say(
      "lead",
      [
        "Outside what I read, again: {n}, and nothing else.",
        "Encore hors de ce que je lis : {n}, rien d’autre.",
      ],
      { n: count("page", index.all.length, language) },
    );
  const near = isApart.has(matter) ? [] : matter === "no_ideas" ? lightPages(asked) : nearPages(asked);
  const lines = near.flatMap((page) => {
    const text = lineOf(page, []);
    return text ? [draft.cite(text, page)] : [];
  });
  if (lines.length > 0)
    draft.say("written", ["Nearest on your pages: {lines}.", "Au plus près, dans vos pages : {lines}."], {
      lines: series(lines, language),
    });
  if (matter === "for_a_doctor" || matter === "under_age") draft.way(helpWay(language));
  if (lines.length === 0) draft.noQuestion();
  return draft.standsOn(near).finish();
}

const isApart: ReadonlySet<FixedSentence | "today"> = new Set([
  "only_pages",
  "for_a_doctor",
  "under_age",
  "no_hour",
]);

/** What was Bright or Gentle with whoever is named, the last ones. */
function lightPages({ chosen, people, index }: Asked) {
  return readable(people.length > 0 ? chosen : index.all)
    .filter(isLight)
    .slice(-3);
}

function matterOf({ understood }: Asked): FixedSentence | "today" {
  const plain = understood.folded.replace(/['-]/g, " ");
  if (isUnderAge(plain)) return "under_age";
  if (isMedical(plain)) return "for_a_doctor";
  if (/\b\w*normal\w*\b/.test(plain)) return "no_norm";
  if (
    /\b(?:today|what day|quel jour|le combien|aujourd hui|the date|(?:est on|sommes))\b/.test(plain) &&
    isDate.test(plain)
  )
    return "today";
  if (
    /\b(?:write|ecris)\b/.test(plain) &&
    /\b(?:hours?|times?|heure|night|late|morning|evening|nuit|soir|matin|tard)\b/.test(plain) &&
    isHour.test(plain)
  )
    return "no_hour";
  if (ideas.test(plain)) return "no_ideas";
  if (howTo.test(plain)) return "no_advice";
  if (world.test(plain)) return "only_pages";
  const isMade =
    /\b(?:poem|haiku|joke|song|rap|recipe|essay|poeme|blague|chanson|recette|weather|meteo|capitale?|translate|tradui\w*|calcul\w*)\b|\bquel temps\b/;
  return isMade.test(plain) ? "only_pages" : "no_future";
}

/** By what was named; without anything named, none: everything is near to a question about what comes. */
function nearPages(asked: Asked) {
  const { understood, people, slots } = asked;
  if (understood.tags.length === 0 && people.length === 0 && slots.words.length === 0) return [];
  const { pages, missing } = pagesAsked(asked);
  return readable(missing === null ? pages : people.length > 0 ? asked.chosen : []).slice(-2);
}
