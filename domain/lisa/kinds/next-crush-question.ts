/** F18: one’s own lines against the pages with somebody; no total, no score. */
import { fewest, light } from "../measures.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { againstAll, capital } from "../speak/figures.ts";
import { count, fill, quotation, share } from "../speak/say.ts";
import { againstPages } from "./line-evidence.ts";
import { needs } from "./needs.ts";

/** F18: one's own lines against the pages with somebody. */
export function nextCrushQuestion(asked: Asked): LisaReply {
  const draft = new AnswerDraft(asked);
  const { index } = asked;
  const { language } = draft;
  const [one] = asked.people;
  if (!one) return needs({ ...asked, kind: "needs" });
  const own = asked.chosen;
  if (!draft.fixed("lead", "nobody_rated"))
    draft.say("lead", ["{name}: {n}, and your own lines.", "{name} : {n}, et vos propres lignes."], {
      name: one.name,
      n: count("page", own.length, language),
    });
  if (index.needs.length === 0) draft.noQuestion();
  draft.say(
    "lead",
    index.needs.length === 0
      ? ["{n} with {name}.", "{n} avec {name}."]
      : ["{lines}, {n} with {name}.", "{lines}, {n} avec {name}."],
    {
      lines: capital(count("line", index.needs.length, language)),
      n:
        index.needs.length === 0
          ? capital(count("page", own.length, language))
          : count("page", own.length, language),
      name: one.name,
    },
  );
  if (index.needs.length === 0) {
    draft.say("unknown", [
      "You have not written what you are looking for on a line I may read.",
      "Vous n’avez écrit ce que vous cherchez sur aucune ligne que je peux lire.",
    ]);
  }
  for (const need of index.needs.slice(-6))
    draft.item(
      "written",
      fill(["{need} {against}", "{need} {against}"], language, {
        need: quotation(need.text),
        against: againstPages(draft, need, own),
      }),
    );
  if (own.filter(({ mood }) => mood !== null).length >= fewest) {
    draft.say("felt", ["{light} light; {all}.", "{light} doux ou lumineux ; {all}."], {
      light: share(light(own), language),
      all: againstAll(draft, own),
    });
  }
  draft.say(
    "unknown",
    [
      "What {name} is looking for is on no page I may read.",
      "Ce que {name} cherche n’est écrit sur aucune page que je peux lire.",
    ],
    { name: one.name },
  );
  return draft.standsOn(own).finish();
}
