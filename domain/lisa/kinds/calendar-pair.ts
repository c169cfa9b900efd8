/** Days, months or seasons set against each other: two, or one beside the others. */
import type { Page } from "../lisa-index.ts";
import { differ, light } from "../measures.ts";
import type { LisaReply } from "../reply.ts";
import type { AnswerDraft } from "../speak/answer-draft.ts";
import { capital, readable } from "../speak/figures.ts";
import { listed, share } from "../speak/say.ts";

export type Stretch = { readonly name: string; readonly pages: readonly Page[] };

/** One that was asked about, beside the others. */
export function sayOne(
  draft: AnswerDraft,
  own: Stretch,
  all: readonly Stretch[],
  dated: readonly Page[],
): LisaReply {
  const { language } = draft;
  const others = all.filter((one) => one !== own);
  draft.say(
    "lead",
    differ(light(own.pages), light(dated))
      ? ["{name}: {n} light; over all dated pages, {all}.", "{name} : {n} doux ou lumineux ; en tout, {all}."]
      : [
          "{name}: {n} light; over all dated pages, {all}: about the same.",
          "{name} : {n} doux ou lumineux ; en tout, {all} : à peu près pareil.",
        ],
    {
      name: capital(own.name),
      n: share(light(own.pages), language),
      all: share(light(dated), language),
    },
  );
  if (others.length > 0)
    draft.say("written", ["Beside it: {list}.", "À côté : {list}."], {
      list: listed(
        others.map(({ name, pages }) => `${name} ${share(light(pages), language)}`),
        language,
      ),
    });
  const example = readable(own.pages).at(-1);
  if (example)
    draft.say("written", ["Its last page: {chip}.", "Sa dernière page : {chip}."], {
      chip: draft.chip(example),
    });
  draft.say("unknown", [
    "These are the days you wrote about; what a season does is another matter.",
    "Ce sont les jours dont vous avez parlé ; ce que fait une saison est autre chose.",
  ]);
  return draft.standsOn(own.pages).finish();
}

/** Two that are set against each other, and nothing else. */
export function sayPair(draft: AnswerDraft, a: Stretch, b: Stretch, dated: readonly Page[]): LisaReply {
  const { language } = draft;
  const isSame = !differ(light(a.pages), light(b.pages));
  draft.say("lead", ["{a}: {n} light; {b}: {m}{same}.", "{a} : {n} doux ou lumineux ; {b} : {m}{same}."], {
    a: capital(a.name),
    b: b.name,
    n: share(light(a.pages), language),
    m: share(light(b.pages), language),
    same: isSame ? (language === "en" ? ": about the same" : "\u00A0: à peu près pareil") : "",
  });
  draft.say("written", ["The last of each: {chips}.", "La dernière de chaque : {chips}."], {
    chips: draft.chips([a, b].flatMap(({ pages }) => readable(pages).at(-1) ?? [])),
  });
  draft.say("felt", ["Over all dated pages, {all}.", "Toutes les pages datées confondues, {all}."], {
    all: share(light(dated), language),
  });
  draft.say("unknown", [
    "These are the days you wrote about; what a day does is another matter.",
    "Ce sont les jours dont vous avez parlé ; ce que fait un jour est autre chose.",
  ]);
  return draft.standsOn([...a.pages, ...b.pages]).finish();
}
