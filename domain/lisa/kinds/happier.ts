/** F6: the last year, the year before, all. */
import { addDays, addMonths, type CalendarDay } from "#domain/time/calendar-day.ts";
import { differ, fewest, heavy, light, within } from "../measures.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { againstAll, mendingsOf, moodsOf, readable, sayFew } from "../speak/figures.ts";
import { count, halfDays, listed, number, share } from "../speak/say.ts";

export function happier(asked: Asked): LisaReply {
  const draft = new AnswerDraft(asked);
  const { index, chosen, today } = asked;
  const { language } = draft;
  if (chosen.filter(({ mood }) => mood !== null).length < fewest) {
    sayFew(draft, chosen);
    return draft.finish();
  }
  if (asked.slots.period !== null || asked.slots.place !== null) return happierThen(draft);
  const year = (back: number): readonly [CalendarDay, CalendarDay] => [
    addDays(addMonths(today, -12 * (back + 1)), 1),
    addMonths(today, -12 * back),
  ];
  const [now, before] = [within(chosen, ...year(0)), within(chosen, ...year(1))];
  const [a, b, all] = [light(now), light(before), light(index.all)];
  const shares = { a: share(a, language), b: share(b, language), all: share(all, language) };
  if (a.whole < fewest || b.whole < fewest) {
    draft.say(
      "lead",
      [
        "Too few pages with a mood in one of the two years to say: {a} in the last year, {b} in the year before.",
        "Trop peu de pages avec une humeur dans l’une des deux années : {a} cette dernière année, {b} l’année d’avant.",
      ],
      { a: count("page", a.whole, language), b: count("page", b.whole, language) },
    );
  } else if (!differ(a, b)) {
    draft.say(
      "lead",
      [
        "About the same, by your pages: {a} light in the last year, {b} in the year before; over all pages, {all}.",
        "À peu près pareil, d’après vos pages : {a} doux ou lumineux cette dernière année, {b} l’année d’avant ; toutes pages confondues, {all}.",
      ],
      shares,
    );
  } else if (a.part / a.whole > b.part / b.whole) {
    draft.say(
      "lead",
      [
        "Your pages are lighter: {a} in the last year, {b} in the year before; over all pages, {all}.",
        "Vos pages sont plus légères : {a} doux ou lumineux cette dernière année, {b} l’année d’avant ; en tout, {all}.",
      ],
      shares,
    );
  } else {
    draft.say(
      "lead",
      [
        "Your pages are heavier: {a} light in the last year, {b} in the year before; over all pages, {all}.",
        "Vos pages sont plus lourdes : {a} doux ou lumineux cette dernière année, {b} l’année d’avant ; en tout, {all}.",
      ],
      shares,
    );
  }
  if (a.whole >= fewest && b.whole >= fewest)
    draft.say("written", ["Heavy or Stormy: {a}, and {b}.", "Lourds ou orageux : {a}, et {b}."], {
      a: share(heavy(now), language),
      b: share(heavy(before), language),
    });
  const mendings = index.people
    .map((one) => mendingsOf(index, one))
    .filter(({ gaps }) => gaps.length >= fewest)
    .slice(-4);
  if (mendings.length > 1) {
    const example = mendings.at(-1)?.all.findLast(({ mending }) => mending !== null)?.mending;
    draft.say(
      "written",
      [
        "From quarrel to mending, middle value: {list} {chip}.",
        "De la dispute à la réparation, valeur du milieu : {list} {chip}.",
      ],
      {
        list: listed(
          mendings.map(({ one, middle, gaps }) => daysWith(one.name, middle ?? 0, gaps.length, language)),
          language,
        ),
        chip: example && !example.moment.isSealed ? draft.chip(example) : "",
      },
    );
    const middles = mendings.map(({ middle }) => middle ?? 0);
    if (Math.max(...middles) - Math.min(...middles) >= 2) {
      draft.say("reading", [
        "What differs most may be how long a quarrel lasts, rather than how light the days are.",
        "Ce qui diffère le plus, c’est peut-être le temps que dure une dispute, plutôt que le poids des jours.",
      ]);
    }
  }
  const month = readable(now).filter(
    ({ day, mood }) => day.slice(0, 7) === today.slice(0, 7) && mood !== null,
  );
  const felt =
    month.length > 0
      ? month
      : readable(now)
          .filter(({ mood }) => mood !== null)
          .slice(-5);
  if (felt.length > 0) {
    draft.say(
      "felt",
      month.length > 0
        ? ["This month: {moods}.", "Ce mois-ci : {moods}."]
        : ["Your last pages: {moods}.", "Vos dernières pages : {moods}."],
      { moods: moodsOf(draft, felt.slice(-5)) },
    );
  }
  if (!draft.has("reading")) draft.fixed("reading", "together");
  if (!draft.fixed("unknown", "when_something")) draft.fixed("unknown", "limit");
  draft.standsOn([...before, ...now]).chart("", [...before, ...now]);
  return draft.finish();
}

/** A period or a place was named: its moods against those of all pages. */
function happierThen(draft: AnswerDraft): LisaReply {
  const { chosen, slots, index } = draft.asked;
  const { language } = draft;
  draft.say(
    "lead",
    slots.place === null
      ? [
          "By the pages of that time, {a} light; {all}.",
          "D’après les pages de ce temps-là, {a} doux ou lumineux ; {all}.",
        ]
      : [
          "By the pages of {place}, {a} light; {all}.",
          "D’après les pages de {place}, {a} doux ou lumineux ; {all}.",
        ],
    {
      a: share(light(chosen), language),
      all: againstAll(draft, chosen),
      place: slots.place === null ? "" : (index.places.get(slots.place) ?? slots.place),
    },
  );
  draft.say("written", ["Heavy or Stormy: {a}.", "Lourds ou orageux : {a}."], {
    a: share(heavy(chosen), language),
  });
  const felt = readable(chosen).filter(({ mood }) => mood !== null);
  draft.say("felt", ["{moods}.", "{moods}."], { moods: moodsOf(draft, felt.slice(-5), true) });
  if (!draft.fixed("unknown", "when_something")) draft.fixed("unknown", "limit");
  return draft.standsOn(chosen).chart("", chosen).finish();
}

function daysWith(name: string, middle: number, over: number, language: "en" | "fr"): string {
  return language === "en"
    ? `${halfDays(middle, "en")} with ${name} over ${number(over, "en")}`
    : `${halfDays(middle, "fr")} avec ${name} sur ${number(over, "fr", true)}`;
}
