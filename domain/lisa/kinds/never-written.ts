/** "What do I never write about?": themes of a fixed list that no page speaks of, and names without a page. What else is missing no page says. */
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { capital } from "../speak/figures.ts";
import { listed } from "../speak/say.ts";
import { blankThemes } from "./blank-themes.ts";

const mostNames = 5;

export function neverWritten(asked: Asked): LisaReply {
  const { index } = asked;
  const draft = new AnswerDraft({ ...asked, kind: "not_there" });
  const { language } = draft;
  const blank = blankThemes(index).map(([, en, fr]) => (language === "en" ? en : fr));
  const list = capital(listed(blank, language));
  if (blank.length === 0)
    draft.say("lead", [
      "Faith, politics, money, children, health, desire: each of them is on some page.",
      "La foi, la politique, l’argent, les enfants, la santé, le désir : chacun est sur une page au moins.",
    ]);
  else {
    draft.say(
      "lead",
      [
        "{list}: I find nothing on any page I may read.",
        "{list} : je ne trouve rien dans les pages que je peux lire.",
      ],
      { list },
    );
    draft.fixed("unknown", "blank_paper");
  }
  const bare = index.people.filter(({ id }) => (index.byPerson.get(id)?.length ?? 0) === 0);
  if (bare.length > 0)
    draft.say("written", ["Records without a page: {names}.", "Fiches sans page : {names}."], {
      names: bare
        .slice(-mostNames)
        .flatMap((one, at) => [{ kind: "text" as const, text: at === 0 ? "" : " " }, draft.notes(one)]),
    });
  draft.say("unknown", [
    "I looked for six themes only; what else no page has, no page can tell.",
    "Je n’ai cherché que six thèmes ; ce qu’aucune page n’a d’autre, aucune page ne peut le dire.",
  ]);
  return draft.noQuestion().standsOn(index.all).finish();
}
