/** Whether somebody lied or was unfaithful: what pages say of it, and that what no page says cannot be known. */
import type { Page } from "../lisa-index.ts";
import { inRole } from "../measures.ts";
import { lineOf } from "../read/lines.ts";
import { admissionsOf, countWords, firstPersonOf } from "../read/voices.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { moodsOf, readable } from "../speak/figures.ts";
import { count, dateWords, fill } from "../speak/say.ts";
import { hasFear, saySide } from "../speak/side.ts";
import { sayGuess } from "./guess.ts";
import { helpWay } from "./help-way.ts";

const broken =
  /\b(?:cheated|cheating|unfaithful|infidel\w+|an affair|adulter\w+|lied to me|lying to me|behind my back)\b|\b(?:m'a|m'avait|l'ai|l'avais|me|te) (?:tromp\w+|ment\w*)\b|\bm'a menti\b|\bdans mon dos\b|\bune liaison\b/;

export function suspicion(asked: Asked): LisaReply {
  const draft = new AnswerDraft(asked);
  const { language } = draft;
  const { index, chosen, people } = asked;
  const [one] = people;
  sayGuess(draft);
  const jealous = readable(inRole(index, chosen, "jealousy"));
  const said = readable(chosen).filter(({ folded }) => broken.test(folded));
  if (said.length === 0) {
    if (!draft.fixed("lead", "not_said"))
      draft.say("lead", ["None of {n} says so.", "Aucune ne le dit, sur {n}."], {
        n: count("page", chosen.length, language),
      });
    if (jealous.length > 0)
      draft.say("lead", ["These are your pages of jealousy.", "Voici vos pages de jalousie."]);
  } else
    draft.say(
      "lead",
      said.length === 1
        ? ["One page has such a word.", "Une page a ce mot."]
        : [
            "These pages have such a word; I can’t know more than they do.",
            "Ces pages ont ce mot ; je n’en sais pas plus qu’elles.",
          ],
    );
  const near = said.length > 0 ? said : jealous;
  for (const page of near.slice(-4)) draft.item("written", lineAbout(draft, page, said.length > 0));
  const felt = near.filter(({ mood }) => mood !== null).slice(-4);
  if (felt.length > 0) draft.say("felt", ["{moods}.", "{moods}."], { moods: moodsOf(draft, felt, true) });
  if (one && hasFear(index, one.id)) draft.way(helpWay(language));
  else if (one) saySide(draft, [one], near, 1);
  if (one) {
    const ask = language === "en" ? `How do I ask ${one.name}?` : `Comment demander à ${one.name} ?`;
    draft.way({ kind: "act", label: ask, ask });
  }
  return draft.standsOn(near).finish();
}

function lineAbout(draft: AnswerDraft, page: Page, isSaid: boolean) {
  const admitted = [...admissionsOf(page), ...firstPersonOf(page)].find((line) => countWords(line) <= 18);
  const text = isSaid ? lineOf(page, [broken]) : (admitted ?? lineOf(page, []));
  return fill(["{date}: {line}", "{date} : {line}"], draft.language, {
    date: dateWords(page.moment.occurred_on, draft.language, draft.asked.today),
    line: text ? draft.cite(text, page) : [draft.chip(page)],
  });
}
