/** A6: what has changed, what has not, and where it does not hold. */
import { daysBetween } from "#domain/time/calendar-day.ts";
import type { Page } from "../lisa-index.ts";
import { endOf, fewest, inRole, light, turnOf, voice } from "../measures.ts";
import { admissionsOf, firstPersonOf } from "../read/voices.ts";
import type { LisaReply } from "../reply.ts";
import { roleOf } from "../roles.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { mendingsOf, ownPages, readable, sayFew, sayRise, voices } from "../speak/figures.ts";
import { dayList, halfDays, listed, number, share } from "../speak/say.ts";
import { saySide } from "../speak/side.ts";

export function growth(asked: Asked): LisaReply {
  const draft = new AnswerDraft(asked);
  const { index, chosen } = asked;
  const { language } = draft;
  if (chosen.length < fewest) {
    sayFew(draft, chosen);
    return draft.finish();
  }
  const told = voices(draft);
  const people = index.people.filter((one) => voice(index, ownPages(index, one)).whole >= fewest);
  const [first, last] = [people[0], people.at(-1)];
  const shareOf = (one: typeof first) => {
    const part = one ? voice(index, ownPages(index, one)) : { part: 0, whole: 1 };
    return part.part / part.whole;
  };
  const others = people.filter((one) => one !== last);
  const before = others.reduce((sum, one) => sum + shareOf(one), 0) / Math.max(1, others.length);
  const moved = last && first !== last ? shareOf(last) - before : 0;
  const mendings = index.people
    .map((one) => mendingsOf(index, one))
    .filter(({ gaps }) => gaps.length >= fewest)
    .slice(-4);
  const [slow, fast] = [mendings.at(0), mendings.at(-1)];
  const isSooner = slow && fast && slow !== fast && (fast.middle ?? 0) < (slow.middle ?? 0);
  if (moved >= 0.2 && isSooner)
    draft.say("lead", [
      "By your pages, you say more, and sooner.",
      "D’après vos pages, vous dites plus, et plus tôt.",
    ]);
  else if (moved >= 0.2)
    draft.say("lead", [
      "By your pages, you say more aloud than before.",
      "D’après vos pages, vous dites plus à voix haute qu’avant.",
    ]);
  else if (moved <= -0.2)
    draft.say("lead", [
      "By your pages, you say less aloud than before.",
      "D’après vos pages, vous dites moins à voix haute qu’avant.",
    ]);
  else if (isSooner)
    draft.say("lead", [
      "By your pages, quarrels mend sooner than before.",
      "D’après vos pages, les disputes se réparent plus tôt qu’avant.",
    ]);
  else
    draft.say("lead", [
      "By your pages, little has moved that can be counted.",
      "D’après vos pages, peu de chose a bougé qui se compte.",
    ]);
  if (told.count > 0) {
    draft.say(
      "written",
      [
        "Said aloud, of what you tagged said or kept: {list}.",
        "Dit à voix haute, parmi dit et gardé : {list}.",
      ],
      { list: told.line },
    );
  }
  if (slow && fast && slow !== fast) {
    draft.say(
      "written",
      [
        "From quarrel to mending, middle value: {list}.",
        "De la dispute à la réparation, valeur du milieu : {list}.",
      ],
      {
        list: listed(
          mendings.map(({ one, middle, gaps }) =>
            language === "en"
              ? `${halfDays(middle ?? 0, language)} with ${one.name} over ${number(gaps.length, language)}`
              : `${halfDays(middle ?? 0, language)} avec ${one.name} sur ${number(gaps.length, language, true)}`,
          ),
          language,
        ),
      },
    );
  }
  if (told.count === 0 && mendings.length === 0) sayYears(draft, chosen);
  sayTwin(draft);
  sayRise(draft, chosen);
  sayException(draft);
  const present = index.people.filter(({ status }) => status === "ongoing").slice(0, 2);
  saySide(
    draft,
    present,
    chosen.filter(({ about }) => present.some(({ id }) => id === about)),
    1,
  );
  if (index.tags.length > 0) draft.fixed("unknown", "tags_are_yours");
  else draft.fixed("unknown", "by_words");
  draft.standsOn(chosen);
  return draft.finish();
}

/** Where nothing else can be counted: the moods of the two halves. */
function sayYears(draft: AnswerDraft, chosen: readonly Page[]): void {
  const turn = turnOf(chosen);
  const [before, after] = [turn?.before.at(-1), turn?.after[0]];
  if (turn && before && after) {
    draft.say(
      "written",
      [
        "The moods turn between {a} and {b}: {x} light before, {y} after.",
        "L’humeur tourne entre {a} et {b} : {x} doux ou lumineux avant, {y} après.",
      ],
      {
        a: draft.chip(before),
        b: draft.chip(after),
        x: share(light(turn.before), draft.language),
        y: share(light(turn.after), draft.language),
      },
    );
    return;
  }
  const half = Math.floor(chosen.length / 2);
  const [x, y] = [light(chosen.slice(0, half)), light(chosen.slice(half))];
  if (x.whole >= fewest && y.whole >= fewest) {
    draft.say(
      "written",
      [
        "Light: {x} on the first half of your pages, {y} on the second.",
        "Doux ou lumineux : {x} sur la première moitié de vos pages, {y} sur la seconde.",
      ],
      {
        x: share(x, draft.language),
        y: share(y, draft.language),
      },
    );
  }
}

/** Two pages on the same matter, years apart: of all quarrels and mendings, the pair with most rare words in common. */
function sayTwin(draft: AnswerDraft): void {
  const { index } = draft.asked;
  const pages = readable([
    ...new Set([...roleOf(index, "quarrel").pages, ...roleOf(index, "mending").pages]),
  ]).slice(-80);
  let best: { a: Page; b: Page; score: number } | null = null;
  for (const [at, a] of pages.entries()) {
    for (const b of pages.slice(at + 1)) {
      if (a.about === null || a.about === b.about || Math.abs(daysBetween(a.day, b.day)) < 180) continue;
      let score = 0;
      for (const stem of a.stems.keys()) {
        if (!b.stems.has(stem) || stem.length < 7) continue;
        const n = index.postings.get(stem)?.length ?? 1;
        if (n <= Math.max(6, index.all.length / 20)) score += 1 / n;
      }
      score /= Math.sqrt(a.length + b.length);
      if (score > (best?.score ?? 0)) best = { a, b, score };
    }
  }
  if (!best) return;
  const [early, late] = best.a.order < best.b.order ? [best.a, best.b] : [best.b, best.a];
  const [x, y] = [early, late].map((page) => admissionsOf(page)[0] ?? firstPersonOf(page)[0]);
  if (!x || !y) {
    draft.say("written", ["Two pages answer each other: {a} {b}.", "Deux pages se répondent : {a} {b}."], {
      a: draft.chip(early),
      b: draft.chip(late),
    });
    return;
  }
  draft.say(
    "written",
    ["Two pages answer each other: {a} and {b}.", "Deux pages se répondent : {a} et {b}."],
    { a: draft.cite(x, early), b: draft.cite(y, late) },
  );
}

/** R3: what was kept first and said later, with somebody who is there. */
function sayException(draft: AnswerDraft): void {
  const { index } = draft.asked;
  const [one] = index.people.filter(({ status }) => status === "ongoing");
  if (!one || endOf(one) !== null) return;
  const own = ownPages(index, one);
  const said = inRole(index, own, "said");
  const late = readable(inRole(index, own, "kept")).flatMap((page) => {
    const told = said.find((later) => later.order > page.order && later.isExact && page.isExact);
    return told ? [{ page, days: daysBetween(page.day, told.day) }] : [];
  });
  if (late.length === 0) return;
  draft.say(
    "reading",
    [
      "It may not hold everywhere: with {name} too, {n} first kept in, then said {days} later {chips}.",
      "Pas partout, semble-t-il : avec {name} aussi, {n} d’abord sous silence, puis à voix haute {days} plus tard {chips}.",
    ],
    {
      name: one.name,
      n:
        draft.language === "en"
          ? `${number(late.length, "en")} ${late.length === 1 ? "thing was" : "things were"}`
          : `${number(late.length, "fr", true)} ${late.length === 1 ? "chose" : "choses"}`,
      days: dayList(
        late.map(({ days }) => days),
        draft.language,
      ),
      chips: draft.chips(late.map(({ page }) => page)),
    },
  );
}
