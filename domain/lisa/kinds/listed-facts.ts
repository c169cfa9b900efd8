/** Places and tags, counted over the pages that were chosen; and how long a quarrel lasts by its pages. */
import { foldText } from "#domain/text/fold-text.ts";
import type { Page } from "../lisa-index.ts";
import { differ, fewest, light, median } from "../measures.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { capital, mendingsOf, readable } from "../speak/figures.ts";
import { count, dayList, figures, halfFigures, listed, share } from "../speak/say.ts";
import { notThere } from "./not-there.ts";

const places =
  /\b(?:(?:which|what|how many|the|my) (?:places|cities|towns|countries)|which (?:place|city|town)|where (?:have|did) (?:i|we) (?:been|go|gone|travel\w*)|(?:combien de|quels?|quelles?|mes|les) (?:villes?|lieux|endroits|pays)|quel(?:le)? (?:est (?:le |la ))?(?:lieu|ville|endroit)|ou (?:suis-je|est-ce que je suis|sommes-nous|on est) alle\w*)\b/;
const tags =
  /\b(?:(?:which|what|my) (?:tags?|labels?)|(?:quel(?:le)?s?|mes) (?:tags?|etiquettes?)|(?:which|what) words?|quel(?:le)?s? mots?)\b/;
const mending =
  /\b(?:how (?:long|many days|fast|quickly)\b.{0,40}\b(?:make up|made up|mend|reconcile|forgive)|how long\b.{0,20}\b(?:quarrels?|fights?|arguments?) last|combien de (?:temps|jours)\b.{0,50}\b(?:reconcili|repar|pardonn)\w*|combien de temps (?:durent|dure) (?:nos|les|mes|une) (?:dispute|engueulade)s?)\b/;

/** Null where the question lists nothing of the kind. */
export function listedFacts(asked: Asked): LisaReply | null {
  const { folded } = asked.understood;
  if (mending.test(folded)) return timeToMend(asked);
  if (places.test(folded)) return placesOf(asked);
  return tags.test(folded) ? tagsOf(asked) : null;
}

const mostListed = 8;

/** Where a page was: its city, else its place up to the first comma ("Lyon, the bridge"). */
function placeOf({ moment }: Page): string | null {
  const written = (moment.city ?? "").trim() || (moment.place ?? "").split(",")[0]?.trim() || "";
  return written === "" ? null : written;
}

export function byPlace(
  pages: readonly Page[],
): readonly { readonly name: string; readonly pages: Page[] }[] {
  const found = new Map<string, { name: string; pages: Page[] }>();
  for (const page of pages) {
    const name = placeOf(page);
    if (name === null) continue;
    const group = found.get(foldText(name)) ?? { name, pages: [] };
    group.name = name;
    group.pages.push(page);
    found.set(foldText(name), group);
  }
  return [...found.values()].toSorted((a, b) => b.pages.length - a.pages.length);
}

function placesOf(asked: Asked): LisaReply {
  const { chosen, people } = asked;
  const groups = byPlace(readable(chosen));
  const placed = groups.reduce((sum, group) => sum + group.pages.length, 0);
  if (chosen.length === 0) return notThere(asked, "");
  const draft = new AnswerDraft({ ...asked, kind: "numbers" });
  const { language } = draft;
  const [one] = people;
  const who = one === undefined ? "" : language === "en" ? ` with ${one.name}` : ` avec ${one.name}`;
  if (groups.length === 0) {
    draft.say(
      "lead",
      [
        "None of {n}{who} has a place; a city in a text is not counted.",
        "Aucun lieu n’est noté sur {n}{who} ; une ville dans un texte n’est pas comptée.",
      ],
      { n: count("page", chosen.length, language), who },
    );
    return draft.noQuestion().standsOn(chosen).finish();
  }
  draft.say("lead", ["{places} on {n}{who}: {list}{more}.", "{places} sur {n}{who} : {list}{more}."], {
    places: capital(count("place", groups.length, language)),
    n: count("page", placed, language),
    who,
    list: listed(
      groups.slice(0, mostListed).map(({ name, pages }) => `${name} ${figures(pages.length, language)}`),
      language,
    ),
    more:
      groups.length <= mostListed
        ? ""
        : language === "en"
          ? `; ${figures(groups.length - mostListed, language)} more`
          : `\u00A0; et ${figures(groups.length - mostListed, language)} de plus`,
  });
  draft.say("written", ["The last page of each: {chips}.", "La dernière page de chacun : {chips}."], {
    chips: draft.chips(groups.slice(0, 6).flatMap(({ pages }) => pages.at(-1) ?? [])),
  });
  draft.say(
    "unknown",
    [
      "{n} without a place; and a place is where a page is, not how often you were there.",
      "{n} sans lieu ; et un lieu dit où est une page, non combien de fois vous y étiez.",
    ],
    { n: capital(count("page", chosen.length - placed, language)) },
  );
  return draft.standsOn(groups.flatMap(({ pages }) => pages)).finish();
}

function tagsOf(asked: Asked): LisaReply {
  const { index, chosen } = asked;
  const here = new Set(readable(chosen));
  const own = index.tags
    .map((tag) => ({ tag, pages: tag.pages.filter((page) => here.has(page)) }))
    .filter(({ pages }) => pages.length > 0)
    .toSorted((a, b) => b.pages.length - a.pages.length);
  const draft = new AnswerDraft({ ...asked, kind: "numbers" });
  const { language } = draft;
  const isOfWords = /\b(?:words?|mots?)\b/.test(asked.understood.folded);
  if (own.length === 0) draft.say("lead", ["No page has a tag yet.", "Aucune page n’a encore d’étiquette."]);
  else
    draft.say("lead", ["{n} in all: {list}.", "{n} en tout : {list}."], {
      n: capital(count("tag", own.length, language)),
      list: listed(
        own.slice(0, mostListed).map(({ tag, pages }) => `${tag.label} ${figures(pages.length, language)}`),
        language,
      ),
    });
  if (isOfWords)
    draft.say("unknown", [
      "Which words of the texts come most often: I count tags, and the pages that have a word you name.",
      "Quels mots des textes reviennent le plus : je compte les étiquettes, et les pages où se trouve un mot que vous nommez.",
    ]);
  const all = light(chosen);
  const apart = own
    .slice(0, mostListed)
    .filter(({ tag, pages }) => !tag.isMood && light(pages).whole >= fewest && differ(light(pages), all));
  if (apart.length > 0)
    draft.say(
      "felt",
      ["{list}; over all these pages, {all}.", "{list} ; toutes ces pages confondues, {all}."],
      {
        list: capital(
          listed(
            apart.map(({ tag, pages }) =>
              language === "en"
                ? `${tag.label} ${share(light(pages), language)} light`
                : `${tag.label} ${share(light(pages), language)} doux ou lumineux`,
            ),
            language,
          ),
        ),
        all: share(all, language),
      },
    );
  return draft.standsOn(own.flatMap(({ pages }) => pages)).finish();
}

function timeToMend(asked: Asked): LisaReply {
  const { index, people } = asked;
  const draft = new AnswerDraft({ ...asked, kind: "numbers" });
  const { language } = draft;
  const those = (people.length > 0 ? people : index.people)
    .map((one) => mendingsOf(index, one))
    .filter(({ all }) => all.length > 0);
  const quarrels = those.flatMap(({ all }) => all);
  const gaps = those.flatMap((one) => one.gaps);
  if (gaps.length === 0) {
    draft.say(
      "lead",
      quarrels.length === 0
        ? [
            "I find no quarrel on any page I may read.",
            "Je ne trouve aucune dispute dans les pages que je peux lire.",
          ]
        : [
            "{n} on your pages, and no mending that is dated to the day.",
            "{n} dans vos pages, et aucune réparation datée au jour près.",
          ],
      { n: capital(count("quarrel", quarrels.length, language)) },
    );
    return draft
      .noQuestion()
      .standsOn(quarrels.map(({ quarrel }) => quarrel))
      .finish();
  }
  draft.say(
    "lead",
    gaps.length < fewest
      ? [
          "From quarrel to mending: {list}. {n}: too few to conclude.",
          "De la dispute à la réparation : {list}. {n} : trop peu pour conclure.",
        ]
      : [
          "From quarrel to mending: {list}, middle value {middle}.",
          "De la dispute à la réparation : {list}, valeur du milieu {middle}.",
        ],
    {
      list: dayList(gaps.slice(-12), language),
      middle: halfFigures(median(gaps) ?? 0, language),
      n: capital(count("mending", gaps.length, language)),
    },
  );
  if (those.length > 1)
    draft.say("written", ["By whom the pages are about: {list}.", "Selon la personne : {list}."], {
      list: listed(
        those
          .filter((one) => one.gaps.length > 0)
          .slice(-6)
          .map(({ one, gaps: own }) => `${one.name} ${own.map((gap) => figures(gap, language)).join(", ")}`),
        language,
      ),
    });
  const last = quarrels.findLast(({ mending: page, days }) => page !== null && days !== null);
  if (last?.mending)
    draft.say("written", ["The last: {a}, then {b}.", "La dernière : {a}, puis {b}."], {
      a: draft.chip(last.quarrel),
      b: draft.chip(last.mending),
    });
  const open = quarrels.filter(({ mending: page }) => page === null).length;
  if (open > 0)
    draft.say(
      "unknown",
      [
        "{n} without a mending on a page; that may have come all the same.",
        "{n} sans réparation sur une page ; elle est peut-être venue quand même.",
      ],
      { n: capital(count("quarrel", open, language)) },
    );
  return draft.standsOn(quarrels.map(({ quarrel }) => quarrel)).finish();
}
