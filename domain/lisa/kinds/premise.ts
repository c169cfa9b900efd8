/**
 * A question that takes for granted what the record and the pages do not have: an end of what goes on, a death, a wedding, a child of one's
 * own. It is said first, and nothing is counted from it.
 */
import { foldText } from "#domain/text/fold-text.ts";
import { endOf, spansOf } from "../measures.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { readable } from "../speak/figures.ts";
import { dateWords, ofName, type Pair } from "../speak/say.ts";

const anEnd =
  /\b(?:break(?:ing)? up|broke up|split up|(?:leave|left|dump(?:ed)?) me|our (?:breakup|break-up|separation)|m'a (?:quittee?|largue\w*|plaque\w*)|(?:s'est|sommes) (?:quitte\w*|separe\w*)|(?:notre|la) (?:rupture|separation)|c'est fini|a rompu)\b/;
const aDeath =
  /\b(?:died|death|dead|passed away|funeral|burial|mort|morte|deces|decede\w*|enterrement|obseques)\b/;
const aWedding =
  /\b(?:married|marry|wedding|marriage|engaged|engagement|fianc\w*|honeymoon|divorc\w*|mari(?:e|ee|es|age)|noces)\b/;
const whose = "(?:my|our|mon|ma|mes|notre|nos) (?:own )?";
const ownChildren = ["sons?|fils", "daughters?|filles?", "kids?|child|children|enfants?", "baby|bebe"].map(
  (forms) => new RegExp(`\\b${whose}(?:${forms})\\b`),
);

/** Somebody else's death, and what is only called one. */
const ofOthers =
  /\b(?:jealous|father|mother|pere|mere|papa|maman|soeur|frere|sister|brother|dad|mum|mom|chat|cat|dog|chien|grandm\w*|grandf\w*|grand-\w+|friend|amie?|oncle|tante|uncle|aunt|cousine?|mort de (?:rire|fatigue|peur|faim|honte)|morte de (?:rire|fatigue|peur|faim|honte)|dead (?:end|line|tired))\b/;
/** What may come, what is felt and what is feared takes nothing for granted; nor does a question whether it is so. */
const isOpen =
  /\b(?:will|would|should|could|might|if|if we|going to|afraid|scared|fear|almost|nearly|want|si|peur|faillir|failli|presque|va|vais|veut|veux|dois|faut|aurait|pourrait|\w+r(?:a|ai|ons|ont))\b/;
/** « Depuis la mort d’Inès », "now that Dario is dead": said as known, whatever is asked then. */
const saidAsKnown =
  /\b(?:since|after|now that|before|because|depuis|apres|avant|maintenant que|comme|puisque)\b|^(?:when|where|why|how|quand|ou|pourquoi|comment)\b/;

const isWished =
  /\b(?:will|would|should|could|might|if|want|wish|si|aurait|auront|aura|aurai|voud\w+|veux|veut|pourr\w+)\b/;

type Untold = { readonly lead: Pair; readonly values: Readonly<Record<string, string>> };

/** Null where nothing is taken for granted that the pages and the record do not have. */
export function premise(asked: Asked): LisaReply | null {
  const { people, index } = asked;
  const [one] = people;
  const untold = people.length === 1 && one ? untoldOf(asked) : null;
  if (!untold) return people.length <= 1 ? noChild(asked) : null;
  const draft = new AnswerDraft({ ...asked, kind: "record" });
  draft.say("lead", untold.lead, untold.values);
  const last = readable(index.byPerson.get(one?.id ?? "") ?? []).at(-1);
  if (last)
    draft.say("written", ["The last page: {chip}.", "La dernière page : {chip}."], {
      chip: draft.chip(last),
    });
  draft.say("unknown", [
    "What has happened since and is not written.",
    "Ce qui est arrivé depuis et n’est pas écrit.",
  ]);
  return draft
    .noQuestion()
    .standsOn(last ? [last] : [])
    .finish();
}

function untoldOf({ people, understood, index, today, language }: Asked): Untold | null {
  const { folded } = understood;
  const [one] = people;
  if (!one) return null;
  const isKnown = saidAsKnown.test(folded);
  if (isOpen.test(folded) && !isKnown) return null;
  const own = readable(index.byPerson.get(one.id) ?? []);
  const says = (what: RegExp) =>
    own.some((page) => what.test(`${page.folded} ${page.tags.join(" ")}`)) ||
    what.test(foldText(one.notes)) ||
    one.captions.some((caption) => what.test(foldText(caption)));
  const values = { name: one.name, of: ofName(one.name) };
  if (aDeath.test(folded) && !ofOthers.test(folded) && !says(aDeath))
    return {
      lead: [
        "No page I may read tells of {name}’s death.",
        "Aucune page que je peux lire ne parle de la mort {of}.",
      ],
      values,
    };
  if (isOpen.test(folded)) return null;
  if (aWedding.test(folded) && isKnown && !says(aWedding))
    return {
      lead: [
        "No page I may read tells of a wedding or an engagement with {name}.",
        "Aucune page que je peux lire ne parle de mariage ni de fiançailles avec {name}.",
      ],
      values,
    };
  if (!anEnd.test(folded) || one.status !== "ongoing" || endOf(one) !== null) return null;
  const start = spansOf(one, today)[0]?.start;
  return start === undefined
    ? {
        lead: [
          "The record of {name} has no end: it says ongoing.",
          "Avec {name}, aucune fin n’est notée : la fiche dit en cours.",
        ],
        values,
      }
    : {
        lead: [
          "The record of {name} has no end: it began on {date} and goes on.",
          "Avec {name}, aucune fin n’est notée : le début est daté du {date}, et cela continue.",
        ],
        values: { ...values, date: dateWords(start, language, today) },
      };
}

/** "My son", where no page says "my son". */
function noChild(asked: Asked): LisaReply | null {
  const { understood, index } = asked;
  const named = ownChildren.find((one) => one.test(understood.folded));
  if (named === undefined || isWished.test(understood.folded)) return null;
  if (index.all.some((page) => named.test(page.folded))) return null;
  const draft = new AnswerDraft({ ...asked, kind: "not_there" });
  draft.say("lead", [
    "No page I may read tells of a child of yours.",
    "Aucune page que je peux lire ne parle d’un enfant à vous.",
  ]);
  draft.fixed("offer", "one_line");
  return draft.noQuestion().finish();
}
