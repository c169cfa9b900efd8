/** F4: where the moods turn, said as a range; an order is never a cause. */
import { fewest, light, turnOf } from "../measures.ts";
import { lineOf } from "../read/lines.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { readable, sayFew } from "../speak/figures.ts";
import { share } from "../speak/say.ts";
import { saySide } from "../speak/side.ts";
import { sayOrder, saySilence, sayTurn } from "./timeline.ts";

/** F4: the turn and the first page of its theme. */
export function turningPoint(asked: Asked): LisaReply {
  const draft = new AnswerDraft(asked);
  const { chosen } = asked;
  if (chosen.length < 2 * fewest) {
    sayFew(draft, chosen);
    return draft.finish();
  }
  const turn = turnOf(chosen);
  const [before, after] = [turn?.before.at(-1), turn?.after[0]];
  if (!turn || !before || !after) {
    const all = light(chosen);
    draft.say(
      "lead",
      all.whole < 2 * fewest
        ? [
            "Too few of these pages have a mood to say where it turned.",
            "Trop peu de ces pages ont une humeur pour dire où elle a tourné.",
          ]
        : [
            "By your pages the moods do not turn at any one place: {all} light throughout.",
            "D’après vos pages, l’humeur ne tourne à aucun endroit : {all} doux ou lumineux en tout.",
          ],
      { all: share(all, draft.language) },
    );
    const span = readable(chosen);
    draft.say(
      "written",
      ["The first page and the last: {chips}.", "La première page et la dernière : {chips}."],
      { chips: draft.chips([span[0], span.at(-1)].flatMap((page) => page ?? [])) },
    );
  } else {
    sayTurn(draft, turn, "lead");
    for (const page of readable([...turn.before.slice(-2), ...turn.after.slice(0, 2)])) {
      const text = lineOf(page, []);
      draft.item("written", text ? draft.cite(text, page) : [draft.chip(page)]);
    }
    sayOrder(draft, chosen, turn);
    if (!draft.has("reading")) draft.fixed("reading", "together");
    if (asked.people.length > 0) saySide(draft, asked.people, turn.after.slice(0, 8), 2);
  }
  const [one] = asked.people;
  if (one) saySilence(draft, chosen, one);
  draft.fixed("unknown", "limit");
  draft.standsOn(chosen).chart(one?.name ?? "", chosen);
  return draft.finish();
}
