/** "Who did I meet in Lyon?", « Avec qui j'étais à l'été 2022 ? »: whom the pages are about, counted; who did what is on them, not in them. */
import { foldText } from "#domain/text/fold-text.ts";
import { tellingName } from "../read/named.ts";
import { isAt } from "../read/understand.ts";
import type { LisaLine, LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { capital, ownPages, readable } from "../speak/figures.ts";
import { count, dateWords, listed } from "../speak/say.ts";
import { notThere, sayLost } from "./not-there.ts";
import { pagesAsked } from "./pages-asked.ts";

const mostNamed = 6;

/** A place that only a record has: whose it is. */
function metWithoutPage(asked: Asked): LisaReply | null {
  const { index, slots, understood } = asked;
  const { place } = slots;
  if (place === null || !meets.test(understood.folded)) return null;
  const noted = index.people.filter((one) =>
    foldText(`${one.meeting_place ?? ""} ${one.city ?? ""}`).includes(place),
  );
  if (noted.length === 0) return null;
  const draft = new AnswerDraft({ ...asked, kind: "with_whom" });
  draft.say(
    "lead",
    [
      "No page is from {place}; it is in the record of {list}.",
      "Aucune page ne vient de {place} ; ce lieu est dans la fiche de : {list}.",
    ],
    {
      place: index.places.get(place) ?? place,
      list: noted
        .slice(0, mostNamed)
        .flatMap(
          (one, at): LisaLine => [
            ...(at === 0 ? [] : [{ kind: "text", text: " " } as const]),
            draft.notes(one),
          ],
        ),
    },
  );
  return draft.noQuestion().finish();
}

const meets = /\b(?:meet|met|rencontr\w*|connus?|connue?s?)\b/;

/** Who was met at a place: nobody notes it, but a first page may be from there. */
function sayMeetings(draft: AnswerDraft): void {
  const { index, slots, understood, today } = draft.asked;
  const { language } = draft;
  const { place } = slots;
  if (place === null || !meets.test(understood.folded)) return;
  const name = index.places.get(place) ?? place;
  const here = index.people.flatMap((one) => {
    const first = readable(ownPages(index, one))[0];
    return first !== undefined && isAt(first, place) ? [{ one, first }] : [];
  });
  const list = here.flatMap(
    ({ one, first }, at): LisaLine => [
      {
        kind: "text",
        text: `${at === 0 ? "" : ", "}${tellingName(index, one)}, ${dateWords(first.moment.occurred_on, language, today)} `,
      },
      draft.chip(first),
    ],
  );
  if (here.length === 0)
    draft.say("lead", ["Nobody’s first page is from {place}.", "Aucune première page ne vient de {place}."], {
      place: name,
    });
  else
    draft.say(
      "lead",
      here.length === 1
        ? ["One first page is from {place}: {list}.", "Une première page vient de {place} : {list}."]
        : ["First pages from {place}: {list}.", "Premières pages venues de {place} : {list}."],
      { place: name, list },
    );
}

export function withWhom(asked: Asked): LisaReply {
  const { index, slots } = asked;
  const { pages, missing, lost } = pagesAsked(asked);
  if (missing !== null) return notThere(asked, missing);
  if (pages.length === 0) return metWithoutPage(asked) ?? notThere(asked, slots.words[0] ?? "");
  const draft = new AnswerDraft({ ...asked, kind: "with_whom" });
  const { language } = draft;
  const groups = index.people
    .map((one) => ({ one, own: pages.filter(({ about }) => about === one.id) }))
    .filter(({ own }) => own.length > 0)
    .toSorted((a, b) => b.own.length - a.own.length);
  const alone = pages.filter(({ about }) => about === null);
  const n = capital(count("page", pages.length, language));
  sayMeetings(draft);
  if (groups.length === 0)
    draft.say(
      "lead",
      pages.length === 1
        ? [
            "One page, and it is about nobody in particular.",
            "Une page, et elle n’est sur personne en particulier.",
          ]
        : [
            "{n}, and none of them is about anybody in particular.",
            "{n}, et aucune n’est sur quelqu’un en particulier.",
          ],
      { n },
    );
  else
    draft.say("lead", ["{n}: {list}{more}.", "{n} : {list}{more}."], {
      n,
      list: listed(
        groups
          .slice(0, mostNamed)
          .map(({ one, own }) => `${tellingName(index, one)} (${count("page", own.length, language)})`),
        language,
      ),
      more:
        alone.length === 0
          ? ""
          : language === "en"
            ? `; about nobody in particular, ${count("page", alone.length, language)}`
            : `\u00A0; sans personne en particulier, ${count("page", alone.length, language)}`,
    });
  const firsts = [...groups.slice(0, mostNamed).map((group) => group.own), alone].flatMap(
    (own) => readable(own)[0] ?? [],
  );
  if (firsts.length > 0)
    draft.say("written", ["The first page of each: {chips}.", "La première page de chaque nom : {chips}."], {
      chips: draft.chips(firsts),
    });
  draft.say("unknown", [
    "Pages say whom they are about; who did what, they say themselves.",
    "Les pages disent de qui elles parlent ; qui a fait quoi, elles seules le disent.",
  ]);
  sayLost(draft, lost);
  return draft.standsOn(pages).finish();
}
