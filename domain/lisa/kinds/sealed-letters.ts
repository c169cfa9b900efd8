/** A sealed letter: its date, never its words (docs/lisa/contract.md, "Refusals and edges"). */
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { capital } from "../speak/figures.ts";
import { count, dateWords, listed } from "../speak/say.ts";

export const asksSealed = /\bsealed\b|\bscelle(?:e|s|es)?\b/;
const mostDated = 6;

export function sealedLetters(asked: Asked): LisaReply {
  const draft = new AnswerDraft({ ...asked, kind: "not_there" });
  const { language } = draft;
  const sealed = asked.chosen.filter(({ moment }) => moment.isSealed);
  if (sealed.length === 0)
    draft.say("lead", [
      "I know of no sealed letter; one that is sealed I would not read.",
      "Je ne connais aucune lettre scellée ; si elle l’était, je ne la lirais pas.",
    ]);
  else
    draft.say(
      "lead",
      [
        "{n} sealed, of {dates}: a date is all I read of it.",
        "{n} sous scellé, {dates} : je n’en lis que la date.",
      ],
      {
        n: capital(count("page", sealed.length, language)),
        dates: listed(
          sealed.slice(-mostDated).map(({ moment }) => dateWords(moment.occurred_on, language, asked.today)),
          language,
        ),
      },
    );
  return draft.noQuestion().finish();
}
