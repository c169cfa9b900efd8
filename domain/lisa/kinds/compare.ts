/** F5: two people side by side, the writer with the writer; nobody is better. */
import { addDays, addMonths } from "#domain/time/calendar-day.ts";
import { representativeDay } from "#domain/time/vague-date.ts";
import type { Page, TagInfo } from "../lisa-index.ts";
import type { LisaRelationship } from "../lisa-pages.ts";
import { differ, fewest, inRole, light, type Part, voice, within } from "../measures.ts";
import { tellingName } from "../read/named.ts";
import { ongoingOf } from "../read/people.ts";
import type { LisaLine, LisaReply } from "../reply.ts";
import { roleOf } from "../roles.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { mendingsOf, ownPages, readable } from "../speak/figures.ts";
import { dateWords, figures, fill, halfFigures, share } from "../speak/say.ts";
import { saySide } from "../speak/side.ts";
import { beforeAndAfter } from "./before-after.ts";
import { themeOfTwo } from "./theme-of-two.ts";

export function compare(asked: Asked): LisaReply {
  const apart = beforeAndAfter(asked) ?? themeOfTwo(asked);
  if (apart) return apart;
  const draft = new AnswerDraft(asked);
  const { index, today } = asked;
  const { language } = draft;
  const chosen = twoOf(asked);
  const [a, b] = chosen;
  if (!a || !b) {
    draft.say("lead", [
      "A comparison needs two relationships on pages I may read.",
      "Une comparaison demande deux relations dans les pages que je peux lire.",
    ]);
    return draft.finish("not_understood");
  }
  const people = index.people.filter(({ id }) => id === a.id || id === b.id);
  const pages = people.map((one) => ownPages(index, one));
  if (!draft.fixed("lead", "no_scale"))
    draft.say("lead", ["{a} and {b}, in calendar order.", "{a} et {b}, dans l’ordre du calendrier."], {
      a: people[0]?.name ?? "",
      b: people[1]?.name ?? "",
    });
  const text = (value: string): LisaLine => [{ kind: "text", text: value }];
  const rows: LisaLine[][] = [];
  const row = (pair: readonly [string, string], cells: readonly LisaLine[]) =>
    rows.push([fill(pair, language), ...cells]);
  row(
    ["pages", "pages"],
    pages.map((own) => text(figures(own.length, language))),
  );
  const shares = (parts: readonly Part[]) =>
    parts.map((part) =>
      text(part.whole >= fewest ? share(part, language) : language === "en" ? "too few" : "trop peu"),
    );
  const lights = pages.map(light);
  if (lights.some(({ whole }) => whole >= fewest))
    row(["light, all", "doux ou lumineux, en tout"], shares(lights));
  const firstYears = people.map((one, at) => firstYear(one, pages[at] ?? []));
  if (firstYears.every((own) => own !== null && light(own).whole >= fewest)) {
    row(
      ["light, first twelve months", "doux ou lumineux, douze premiers mois"],
      firstYears.map((own) => text(share(light(own ?? []), language))),
    );
  }
  const voices = pages.map((own) => voice(index, own));
  if (voices.some(({ whole }) => whole >= fewest))
    row(["said aloud, of said and kept", "dit à voix haute, parmi dit et gardé"], shares(voices));
  const mendings = people.map((one) => mendingsOf(index, one));
  if (mendings.some(({ all }) => all.length > 0)) {
    row(
      ["quarrels, mended", "disputes, réparées"],
      mendings.map(({ all }) =>
        text(
          `${figures(all.length, language)}, ${figures(all.filter(({ mending }) => mending !== null).length, language)}`,
        ),
      ),
    );
  }
  if (mendings.every(({ gaps }) => gaps.length >= fewest))
    row(
      ["days to mending, middle", "jours jusqu’à la réparation, au milieu"],
      mendings.map(({ middle }) => text(halfFigures(middle ?? 0, language))),
    );
  const theme = sharedTheme(draft, people);
  if (theme) {
    row(
      [theme.label, theme.label],
      people.map((one) => {
        const own = readable(theme.pages.filter(({ about }) => about === one.id));
        const [first] = own;
        if (!first) return text("0");
        return fill(["{n}, first on {date} {chip}", "{n}, d’abord le {date} {chip}"], language, {
          n: `${figures(own.length, language)} ${own.length === 1 ? "page" : "pages"}`,
          date: dateWords(first.moment.occurred_on, language, today),
          chip: draft.chip(first),
        });
      }),
    );
  }
  draft.table(
    ["", ...people.map((one) => `${language === "en" ? "with" : "avec"} ${tellingName(index, one)}`)],
    rows,
  );
  sayLargest(draft, people, pages, voices, mendings);
  saySide(
    draft,
    people,
    pages.flatMap((own) => inRole(index, own, "quarrel")),
    1,
  );
  if (people.filter(({ status }) => status === "ongoing").length === 1)
    draft.fixed("unknown", "ongoing_limit");
  else draft.fixed("unknown", "limit");
  if (roleOf(index, "said").byWords && voices.some(({ whole }) => whole > 0))
    draft.fixed("unknown", "by_words");
  draft.standsOn(pages.flat());
  return draft.finish();
}

/** Two named; one named and who is there; nobody named, the two most is written about. */
function twoOf(asked: Asked): readonly LisaRelationship[] {
  const { index } = asked;
  const carried = [...asked.people, ...asked.slots.people.flatMap((id) => index.person.get(id) ?? [])];
  const present = ongoingOf(index);
  const most = index.people.toSorted((a, b) => ownPages(index, b).length - ownPages(index, a).length);
  return [...new Set([...carried, ...(present ? [present] : []), ...most])].slice(0, 2);
}

function firstYear(one: LisaRelationship, own: readonly Page[]): readonly Page[] | null {
  if (one.start_date === null || one.start_date.length !== 10) return null;
  const start = representativeDay(one.start_date);
  return within(own, start, addDays(addMonths(start, 12), -1));
}

/** A tag that both have, far more with one of them than with the other. */
function sharedTheme(draft: AnswerDraft, people: readonly LisaRelationship[]): TagInfo | null {
  const counts = draft.asked.index.tags
    .filter(
      (tag) => !tag.isMood && tag.concept !== "said" && tag.concept !== "kept" && tag.concept !== "mending",
    )
    .map((tag) => ({ tag, n: people.map((one) => tag.pages.filter(({ about }) => about === one.id).length) }))
    .filter(({ n }) => Math.min(...n) >= 1 && Math.max(...n) >= fewest);
  const best = counts.toSorted((a, b) => spread(b.n) - spread(a.n))[0];
  return best ? best.tag : null;
}

function spread(n: readonly number[]): number {
  return Math.max(...n) / Math.max(1, Math.min(...n));
}

function sayLargest(
  draft: AnswerDraft,
  people: readonly LisaRelationship[],
  pages: readonly (readonly Page[])[],
  voices: readonly ReturnType<typeof voice>[],
  mendings: readonly ReturnType<typeof mendingsOf>[],
): void {
  const [x, y] = voices;
  const [p, q] = pages;
  const [m, n] = mendings;
  const isVoice = x && y && differ(x, y);
  const isLighter = p && q && differ(light(p), light(q));
  if (isVoice)
    draft.say("reading", [
      "What differs most may be on your side of the page: what you said aloud.",
      "Ce qui diffère le plus est peut-être de votre côté de la page : ce que vous avez dit à voix haute.",
    ]);
  else if (m && n && m.gaps.length >= fewest && n.gaps.length >= fewest && m.middle !== n.middle)
    draft.say("reading", [
      "What differs most may be how long a quarrel lasts.",
      "Ce qui diffère le plus, c’est peut-être le temps que dure une dispute.",
    ]);
  else if (isLighter)
    draft.say("reading", [
      "What differs may be how light the pages are, which depends on what you wrote down and when.",
      "Ce qui diffère, c’est peut-être le poids des pages, qui dépend de ce que vous avez noté, et quand.",
    ]);
  else if (p && q && light(p).whole < fewest && light(q).whole < fewest)
    draft.say("reading", [
      "There may be too few pages with a mood to say what differs.",
      "Il y a peut-être trop peu de pages avec une humeur pour dire ce qui diffère.",
    ]);
  else
    draft.say(
      "reading",
      [
        "By these counts {a} and {b} may be about the same.",
        "À ces comptes-là, {a} et {b} se ressemblent peut-être.",
      ],
      { a: people[0]?.name ?? "", b: people[1]?.name ?? "" },
    );
}
