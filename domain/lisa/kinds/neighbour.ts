/** "And the one before?": from the page that was answered with, one step along the pages that were asked about. */
import type { Page } from "../lisa-index.ts";
import { lineOf } from "../read/lines.ts";
import type { LisaReply, LisaTurn } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { capital, readable } from "../speak/figures.ts";
import { moodWord } from "../speak/mood-word.ts";
import { dateWords } from "../speak/say.ts";

const earlier =
  /^(?:and |et )?(?:(?:what about )?(?:the )?(?:one |page )?(?:just )?(?:before|previous)(?: (?:that|one|page))?|(?:the )?previous (?:one|page)|earlier|(?:(?:celle|celui|la|le)(?: (?:d')?|-))?(?:d'?avant|avant(?: ca)?|precedente?|page precedente|fois d'avant))[ ?.!]*$/;
const later =
  /^(?:and |et )?(?:(?:what about )?(?:the )?(?:one |page |day )?(?:after|next)(?: (?:that|one|page))?|what (?:happened|came) (?:next|after(?: that)?)|then(?: what)?|what then|qu'est-ce qui (?:s'est passe|vient) (?:apres|ensuite)|et ensuite|ensuite|le lendemain|(?:celle|celui|la|le)? ?(?:d'?apres|apres(?: ca)?|suivante?|page suivante))[ ?.!]*$/;

/** -1 for the page before, 1 for the one after, 0 for another question. */
export function stepIn(folded: string): -1 | 0 | 1 {
  return earlier.test(folded) ? -1 : later.test(folded) ? 1 : 0;
}

/** The page a reply speaks of first. */
export function firstCited({ reply }: LisaTurn): string | null {
  return reply === null || reply.kind === "safety" ? null : (reply.basis.ids[0] ?? null);
}

/** `pages`: what was asked about, in calendar order. */
export function neighbour(asked: Asked, pages: readonly Page[], from: string, step: -1 | 1): LisaReply {
  const draft = new AnswerDraft({ ...asked, kind: "neighbour" });
  const { language } = draft;
  const shown = readable(pages);
  const at = shown.findIndex(({ id }) => id === from);
  const page = at === -1 ? undefined : shown[at + step];
  if (!page) {
    draft.say(
      "lead",
      step === -1
        ? ["None before it, of the pages you asked about.", "Aucune avant, parmi les pages demandées."]
        : ["None after it, of the pages you asked about.", "Aucune après, parmi les pages demandées."],
    );
    return draft.noQuestion().finish();
  }
  const text = lineOf(page, []);
  draft.say(
    "lead",
    step === -1
      ? ["The one before is from {date} {chip}.", "Celle d’avant est du {date} {chip}."]
      : ["The one after is from {date} {chip}.", "Celle d’après est du {date} {chip}."],
    { date: dateWords(page.moment.occurred_on, language, asked.today), chip: draft.chip(page) },
  );
  if (text) draft.say("written", ["{line}.", "{line}."], { line: draft.cite(text, page) });
  if (page.mood !== null)
    draft.say("felt", ["{mood}.", "{mood}."], { mood: capital(moodWord(page.mood, language)) });
  return draft.standsOn([page]).finish();
}
