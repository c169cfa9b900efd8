/** "Was I single in 2024?": which stories were going on in a stretch of time, by the dates of their records. */
import { representativeDay } from "#domain/time/vague-date.ts";
import { spansOf } from "../measures.ts";
import type { LisaReply, LisaSlots } from "../reply.ts";
import type { AnswerDraft } from "../speak/answer-draft.ts";
import { readable } from "../speak/figures.ts";
import { dateWords, listed } from "../speak/say.ts";

export function aloneThen(draft: AnswerDraft, { from, to }: NonNullable<LisaSlots["period"]>): LisaReply {
  const { asked, language } = draft;
  const { index, today } = asked;
  const running = index.people.flatMap((one) =>
    spansOf(one, today).flatMap(({ start, end }) => {
      const [begins, ends] = [representativeDay(start), end === null ? null : representativeDay(end)];
      const isOpen = ends === null && one.status === "ongoing";
      if (begins > to || (ends !== null ? ends < from : !isOpen)) return [];
      const last = ends === null || ends >= today ? null : end;
      return [{ one, start, last }];
    }),
  );
  draft.say(
    "lead",
    running.length === 0
      ? [
          "By the dates of your records no story was going on then.",
          "D’après les dates des fiches, aucune histoire n’était en cours.",
        ]
      : ["By the dates of your records: {list}.", "D’après les dates des fiches : {list}."],
    {
      list: listed(
        running.map(({ one, start, last }) => {
          const begun = dateWords(start, language, today);
          if (last === null)
            return language === "en" ? `${one.name} since ${begun}` : `${one.name} depuis ${begun}`;
          return `${one.name}, ${begun} – ${dateWords(last, language, today)}`;
        }),
        language,
      ),
    },
  );
  const pages = readable(asked.chosen);
  const ends = [...new Set([pages[0], pages.at(-1)])].flatMap((page) => page ?? []);
  if (ends.length > 0)
    draft.say(
      "written",
      ["First and last page of that time: {chips}.", "Première et dernière page de ce temps-là : {chips}."],
      {
        chips: draft.chips(ends),
      },
    );
  draft.say("unknown", [
    "Records know relationships, and not all that a life holds.",
    "Les fiches ne connaissent que des relations, non tout ce qu’une vie contient.",
  ]);
  return draft.noQuestion().standsOn(pages).finish();
}
