/** The guess behind a pronoun is said: "I take “him” to be Ewan". */
import type { AnswerDraft } from "../speak/answer-draft.ts";
import { dateWords, quotation } from "../speak/say.ts";

export function sayGuess(draft: AnswerDraft): void {
  const { understood, index, today } = draft.asked;
  const { guess } = understood.people;
  const one = guess ? index.person.get(guess.id) : undefined;
  if (!guess || !one) return;
  const values = { word: quotation(guess.word), name: one.name };
  if (guess.wrote) {
    draft.say(
      "lead",
      [
        "I take {word} to be {name}, who wrote on {date} {chip}.",
        "Je comprends {word} comme {name}, qui a écrit le {date} {chip}.",
      ],
      {
        ...values,
        date: dateWords(guess.wrote.moment.occurred_on, draft.language, today),
        chip: draft.chip(guess.wrote),
      },
    );
  } else draft.say("lead", ["I take {word} to be {name}.", "Je comprends {word} comme {name}."], values);
}
