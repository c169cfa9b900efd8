/** F19: a bright page of this day, else the longest; their words and nothing around. */
import { yearOf } from "#domain/time/calendar-day.ts";
import type { Page } from "../lisa-index.ts";
import { onThisDay } from "../measures.ts";
import { lineOf } from "../read/lines.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { capital, readable } from "../speak/figures.ts";
import { moodWord } from "../speak/mood-word.ts";
import { count, dateWords } from "../speak/say.ts";

/** A good page is told by what somebody did, or both. */
const ofBoth = [/^(?:he|she|they|we|il|elle|iel|ils|elles|on|nous)\b/];

/** F19: a Bright page of this day, whoever is there first; else the longest Bright one. Two pages, their words, nothing around. */
export function goodMemory(asked: Asked): LisaReply {
  const { index, chosen, today } = asked;
  const draft = new AnswerDraft({ ...asked, kind: "good_memory" });
  const { language } = draft;
  const shown = readable(chosen);
  const bright = shown.filter(({ mood }) => mood === 5);
  const pool = bright.length > 0 ? bright : shown.filter(({ mood }) => mood === 4);
  const used = new Set(asked.understood.shownBefore);
  const fresh = pool.filter(({ id }) => !used.has(id));
  const from = fresh.length > 0 ? fresh : pool;
  const isThere = (page: Page) => page.about !== null && index.person.get(page.about)?.status === "ongoing";
  const sameDay = onThisDay(from, today).toSorted(
    (a, b) => Number(isThere(b)) - Number(isThere(a)) || (a.order < b.order ? 1 : -1),
  );
  const longest = from.toSorted((a, b) => b.moment.text.length - a.moment.text.length);
  const first = sameDay[0] ?? longest[0];
  if (!first) {
    draft.say("lead", [
      "No page I may read is marked Bright or Gentle yet.",
      "Aucune page que je peux lire n’est encore marquée lumineuse ou douce.",
    ]);
    return draft.finish();
  }
  const mood = moodWord(first.mood ?? 5, language);
  if (sameDay.includes(first)) {
    const years = yearOf(today) - yearOf(first.day);
    draft.say("lead", ["{n} ago today, {mood}: {chip}.", "Il y a {n} aujourd’hui, {mood} : {chip}."], {
      n:
        years === 1
          ? language === "en"
            ? "A year"
            : "un an"
          : capitalIn(language, count("year", years, language)),
      mood,
      chip: draft.chip(first),
    });
  } else
    draft.say("lead", ["{mood}, on {date}: {chip}.", "{mood}, le {date} : {chip}."], {
      mood: capital(mood),
      date: dateWords(first.moment.occurred_on, language, today),
      chip: draft.chip(first),
    });
  const line = lineOf(first, ofBoth);
  if (line) draft.say("written", ["{line}.", "{line}."], { line: draft.cite(line, first) });
  const second = longest.find((page) => page !== first);
  const other = second ? lineOf(second, ofBoth) : null;
  if (second && other) {
    draft.say(
      "written",
      [
        "And if you have time, a longer one, from {date}: {line}.",
        "Et si vous avez le temps, une plus longue, du {date} : {line}.",
      ],
      { date: dateWords(second.moment.occurred_on, language, today), line: draft.cite(other, second) },
    );
  }
  return draft.finish();
}

function capitalIn(language: "en" | "fr", text: string): string {
  return language === "en" ? capital(text) : text;
}
