/** F12 and F13: whether quarrels grow, over equal stretches; who begins and who mends. */
import { addDays, addMonths, monthOf, yearOf } from "#domain/time/calendar-day.ts";
import type { Page } from "../lisa-index.ts";
import { fewest, inRole, quarrelsOf, within } from "../measures.ts";
import { lineOf } from "../read/lines.ts";
import type { LisaReply } from "../reply.ts";
import { roleOf } from "../roles.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { capital, readable, sayFew, sayMended } from "../speak/figures.ts";
import { moodWord } from "../speak/mood-word.ts";
import { count, listed, number, series } from "../speak/say.ts";
import { hasFear, saySide } from "../speak/side.ts";
import { endOfOne, leaving } from "./endings.ts";
import { sayGuess } from "./guess.ts";
import { helpWay } from "./help-way.ts";

/** F12: equal stretches counted, then why it may seem so. */
export function moreQuarrels(asked: Asked): LisaReply {
  const { index, people, today } = asked;
  const draft = new AnswerDraft(asked);
  const { language } = draft;
  sayGuess(draft);
  const own =
    people.length > 0
      ? index.all.filter(({ about }) => about !== null && people.some(({ id }) => id === about))
      : asked.chosen;
  const quarrels = inRole(index, own, "quarrel").filter(({ isExact }) => isExact);
  if (quarrels.length === 0) {
    draft.say(
      "lead",
      [
        "I find no quarrel on any page I may read{with}.",
        "Je ne trouve aucune dispute dans les pages que je peux lire{with}.",
      ],
      { with: people[0] ? (language === "en" ? ` with ${people[0].name}` : ` avec ${people[0].name}`) : "" },
    );
    draft.fixed("unknown", "without_page");
    return draft.finish();
  }
  const halvesOf = stretches(quarrels, today);
  const shown = halvesOf.slice(
    Math.max(
      halvesOf.length - 4,
      halvesOf.findIndex(({ n }) => n > 0),
    ),
  );
  const whole = halvesOf.filter(({ isWhole }) => isWhole).map(({ n }) => n);
  const half = Math.floor(whole.length / 2);
  const sum = (some: readonly number[]) => some.reduce((total, n) => total + n, 0);
  const grows =
    quarrels.length >= fewest && whole.length >= 2 && sum(whole.slice(-half)) > sum(whole.slice(0, half)) + 1;
  draft.say(
    "lead",
    quarrels.length < fewest
      ? [
          "{n} on your pages: too few to say more or fewer.",
          "{n} dans vos pages : trop peu pour dire plus ou moins.",
        ]
      : grows
        ? ["By your pages there are more: {list}.", "D’après vos pages, il y en a plus : {list}."]
        : ["Your pages don’t say so: {list}.", "Vos pages ne le disent pas : {list}."],
    {
      n: capital(count("quarrel", quarrels.length, language)),
      list: listed(
        shown.map(
          ({ label, n }, at) =>
            `${at === 0 ? count("quarrel", n, language) : number(n, language, true)} ${label(language, today)}`,
        ),
        language,
      ),
    },
  );
  draft.say("written", ["{chips}.", "{chips}."], { chips: draft.chips(readable(quarrels).slice(-5)) });
  const pairs = (people.length > 0 ? people : index.people)
    .flatMap((one) => quarrelsOf(index, index.byPerson.get(one.id) ?? []))
    .filter(({ quarrel }) => quarrels.includes(quarrel));
  const gaps = pairs.flatMap(({ days }) => (days === null ? [] : [days]));
  const mended = pairs.filter(({ mending }) => mending !== null).length;
  if (gaps.length > 0 && gaps.length <= 8) {
    sayMended(draft, { part: mended, whole: pairs.length }, gaps);
  }
  if (quarrels.length >= fewest && quarrels.length < 12)
    draft.say("written", ["{n} are a trace, not a trend.", "{n}, c’est une trace, pas une tendance."], {
      n: capital(number(quarrels.length, language, true)),
    });
  const last = readable(quarrels).at(-1);
  const worst = readable(quarrels)
    .filter(({ mood }) => mood !== null)
    .toSorted((a, b) => (a.mood ?? 3) - (b.mood ?? 3) || (a.order < b.order ? 1 : -1))[0];
  if (worst && worst.mood !== null) {
    const felt = worst.feelings
      ? worst.feelings.map((mood) => moodWord(mood, language)).join(", ")
      : moodWord(worst.mood, language);
    draft.say(
      "felt",
      worst.feelings
        ? [
            "The heaviest: {felt}, before, during and after {chip}.",
            "La plus lourde : {felt}, avant, pendant et après {chip}.",
          ]
        : ["The heaviest: {felt} {chip}.", "La plus lourde : {felt} {chip}."],
      { felt, chip: draft.chip(worst) },
    );
  }
  if (worst && last && worst === last && !grows)
    draft.say("reading", [
      "It may seem so because the last is the heaviest among them.",
      "On peut le croire, peut-être, parce que la dernière est la plus lourde.",
    ]);
  else if (grows) draft.fixed("reading", "together");
  const one =
    people.length > 0
      ? people
      : [...new Set(quarrels.slice(-3).flatMap(({ about }) => (about === null ? [] : [about])))].flatMap(
          (id) => index.person.get(id) ?? [],
        );
  saySide(draft, one, last ? [last] : [], 1);
  if (one.some(({ id }) => hasFear(index, id))) draft.way(helpWay(language));
  if (roleOf(index, "quarrel").byWords) draft.fixed("unknown", "by_words");
  return draft
    .standsOn(quarrels)
    .chart(language === "en" ? "Quarrels" : "Disputes", quarrels)
    .finish();
}

type Stretch = {
  readonly n: number;
  readonly isWhole: boolean;
  readonly label: (language: "en" | "fr", today: string) => string;
};

/** Half-years from the first quarrel to today. */
function stretches(quarrels: readonly Page[], today: string): readonly Stretch[] {
  const first = quarrels[0]?.day ?? today;
  const found: Stretch[] = [];
  let start = `${yearOf(first)}-${monthOf(first) <= 6 ? "01" : "07"}-01`;
  while (start <= today) {
    const next = addMonths(start, 6);
    const from = start;
    const n = within(quarrels, from, addDays(next, -1)).length;
    const isFirst = monthOf(from) === 1;
    found.push({
      n,
      isWhole: next <= today,
      label: (language, now) => {
        if (next > now) return language === "en" ? "since" : "depuis";
        const year =
          yearOf(from) === yearOf(now)
            ? language === "en"
              ? "this year"
              : "cette année"
            : String(yearOf(from));
        if (language === "en") return `in the ${isFirst ? "first" : "second"} half of ${year}`;
        return `au ${isFirst ? "premier" : "second"} semestre ${yearOf(from) === yearOf(now) ? "de cette année" : year}`;
      },
    });
    start = next;
  }
  return found;
}

/** F13: who begins, who mends: own and other's acts on the pages of quarrels and mendings. */
export function whoBegins(asked: Asked): LisaReply {
  const { index, people } = asked;
  const draft = new AnswerDraft(asked);
  const { language } = draft;
  sayGuess(draft);
  const [one] = people;
  if (one?.status === "ended" && leaving.test(asked.understood.folded)) return endOfOne(asked, one);
  const own = asked.chosen;
  const mendings = readable(inRole(index, own, "mending"));
  if (mendings.length === 0) {
    draft.say(
      "lead",
      [
        "I find no mending on any page I may read{with}, so I cannot count who begins.",
        "Je ne trouve aucune réparation dans les pages que je peux lire{with} : je ne peux pas compter qui commence.",
      ],
      { with: one ? (language === "en" ? ` with ${one.name}` : ` avec ${one.name}`) : "" },
    );
    draft.fixed("unknown", "limit");
    return draft.finish();
  }
  const said = roleOf(index, "said").pages;
  const byYou = mendings.filter(
    (page) =>
      said.has(page) ||
      /\b(?:i (?:said|told|wrote|apologi[sz]ed|called|asked|managed)|j'ai (?:dit|ecrit|appele|demande|propose|reussi|fini par)|je (?:le |la |lui |l')*(?:ai|l'ai) dit)\b/.test(
        page.folded,
      ),
  );
  const byOther = mendings.filter((page) => !byYou.includes(page));
  draft.say(
    "lead",
    mendings.length < fewest
      ? [
          "{n}: too few to conclude; in {you}, it begins with something of yours.",
          "{n} : trop peu pour conclure ; pour {you}, cela commence par quelque chose de vous.",
        ]
      : [
          "Of {n}, in {you} it begins with something you said or wrote, by your own pages.",
          "Sur {n}, pour {you}, cela commence par une chose dite ou écrite par vous, d’après vos pages.",
        ],
    {
      n:
        mendings.length < fewest
          ? capital(count("mending", mendings.length, language))
          : count("mending", mendings.length, language),
      you: number(byYou.length, language, true),
    },
  );
  const cites = (pages: readonly Page[]) =>
    pages.slice(-2).map((page) => {
      const text = lineOf(page, []);
      return text ? draft.cite(text, page) : [draft.chip(page)];
    });
  if (byYou.length > 0)
    draft.say("written", ["On your side: {lines}.", "De votre côté : {lines}."], {
      lines: series(cites(byYou), language),
    });
  if (byOther.length > 0)
    draft.say("written", ["On the other pages: {lines}.", "Sur les autres : {lines}."], {
      lines: series(cites(byOther), language),
    });
  draft.say("reading", [
    "Whoever holds the pen may come first more often.",
    "Qui tient la plume passe peut-être plus souvent en premier.",
  ]);
  saySide(
    draft,
    one
      ? [one]
      : [...new Set(mendings.slice(-6).flatMap(({ about }) => (about === null ? [] : [about])))]
          .slice(-2)
          .flatMap((id) => index.person.get(id) ?? []),
    mendings,
    1,
  );
  if (!draft.fixed("unknown", "limit")) draft.fixed("unknown", "without_page");
  if (mendings.length < fewest && own.length < fewest) sayFew(draft, own);
  return draft.standsOn(mendings).finish();
}
