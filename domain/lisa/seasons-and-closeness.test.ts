/**
 * A season of every year, somebody who seems far, who was met where, one's own family beside another's: kind and words of each answer, and
 * what is counted in them counted here again, from the rows.
 */
import { expect, test } from "vitest";
import { buildMoment, buildRelationship, emptyJournal, vagueDate } from "#domain/fixtures/journal.ts";
import { demoIndex, demoToday, indexOf } from "#domain/fixtures/lisa-journals.ts";
import { ask, kindOf, wordsOf as said } from "#domain/fixtures/lisa-talk.ts";
import { journal as twelve } from "#domain/fixtures/twelve-people.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import type { LisaLanguage, QuestionKind } from "./reply.ts";

const demo = { en: demoIndex("en"), fr: demoIndex("fr") };

test.each<readonly [LisaLanguage, QuestionKind, string, string]>([
  ["en", "thread", "What did I write in autumn?", "64 pages in autumn, from October 2014"],
  ["en", "thread", "in the spring", "40 pages in spring"],
  ["en", "thread", "summer?", "48 pages in summer"],
  ["en", "thread", "pages with Camille in winter", "with Camille in winter"],
  ["en", "thread", "What happened in spring 2023?", "Eight pages of that time"],
  ["en", "calendar", "How was I in spring?", "Spring: 15 of 39 light; over all dated pages, 113 of 196"],
  ["en", "calendar", "am i sadder in winter", "Winter: 27 of 50 light"],
  ["en", "numbers", "How many pages do I have in summer?", "48"],
  ["fr", "thread", "au printemps", "40 pages au printemps"],
  ["fr", "thread", "Qu'est-ce que j'ai écrit chaque été ?", "48 pages en été"],
  ["fr", "thread", "mes pages d'hiver avec Inès", "avec Inès en hiver"],
  ["fr", "calendar", "Je vais comment l'hiver ?", "Hiver : 27 sur 50"],
  ["en", "closeness", "Is Camille losing interest?", "What somebody else feels is on no page"],
  ["en", "closeness", "is ewan pulling away", "of it, about Ewan: seven pages, 4 of 7 light"],
  ["en", "closeness", "Why is she so cold to me?", "about Camille: eleven pages, 6 of 10 light"],
  ["en", "closeness", "why has Inès become so distant", "about Inès:"],
  ["fr", "closeness", "Camille s'éloigne-t-elle ?", "avec Camille : onze pages, 6 sur 10"],
  ["fr", "closeness", "pourquoi est-elle si froide ?", "Ce que ressent quelqu’un d’autre"],
  ["fr", "closeness", "Pourquoi Ewan est devenu distant ?", "derniers jours de l’histoire, avec Ewan"],
  ["fr", "closeness", "Est-ce qu'elle perd tout intérêt pour moi ?", "avec Camille"],
  ["en", "closeness", "Does Camille pull away when I'm tired?", "about Camille:"],
  ["en", "closeness", "Camille is cold to me since we moved in", "about Camille:"],
  ["fr", "closeness", "elle m'évite", "avec Camille"],
  ["en", "not_there", "Is Zorglub losing interest?", "Zorglub"],
  ["en", "with_whom", "Who did I meet in Lyon?", "First pages from Lyon: Victor, 9 November 2019"],
  ["fr", "with_whom", "Qui ai-je rencontré à Marseille ?", "Une première page vient de Marseille : Camille"],
  ["fr", "thread", "ma grand-mère", "aucune de ces pages ne dit « mon » ou « ma »"],
])("%s %s: %s", (language, kind, asks, says) => {
  const reply = ask(demo[language].index, demoToday, language, asks);
  expect([kindOf(reply), said(reply)]).toEqual([kind, expect.stringContaining(says)]);
});

test.each<readonly [LisaLanguage, string]>([
  ["fr", "j'ai été triste avec Camille"],
  ["fr", "Qu'ai-je écrit sur l'hiver ?"],
  ["en", "why do i fall in love so fast"],
  ["en", "What did I write about the summer?"],
  ["en", "compare my winters and my summers"],
])("no season is meant, or two are: %s %s", (language, asks) => {
  const reply = ask(demo[language].index, demoToday, language, asks);
  expect(reply.kind === "safety" ? null : reply.slots.season).toBeUndefined();
});

test.each<readonly [LisaLanguage, string]>([
  ["en", "Was I cold to Inès?"],
  ["en", "why was the water so cold"],
  ["en", "Am I losing interest?"],
  ["fr", "Pourquoi l'eau était si froide ?"],
  ["fr", "Suis-je trop distant ?"],
])("nobody else is asked about: %s %s", (language, asks) => {
  expect(kindOf(ask(demo[language].index, demoToday, language, asks))).not.toBe("closeness");
});

test("a follow-up changes the season, or whom it is about, and keeps the rest", () => {
  const { index } = demo.en;
  const names = (text: string) => said(ask(index, demoToday, "en", "pages with Inès in winter", text));
  expect(names("and in summer?")).toContain("with Inès in summer");
  expect(said(ask(index, demoToday, "en", "Is Camille losing interest?", "and Ewan?"))).toContain(
    "about Ewan:",
  );
});

test("what is counted in these answers is so, from the rows", () => {
  const { journal, index } = demo.en;
  const visible = journal.moments.filter(({ id }) => index.byId.has(id));
  const months = { winter: [12, 1, 2], spring: [3, 4, 5], summer: [6, 7, 8], autumn: [9, 10, 11] };
  const vague = { winter: 24, spring: 21, summer: 22, autumn: 23 };
  const of = (season: keyof typeof months) =>
    visible.filter(({ occurred_on: on }) => {
      const middle = Number(on.slice(5, 7));
      return middle > 12 ? middle === vague[season] : months[season].includes(middle);
    });
  expect([of("spring").length, of("summer").length, of("autumn").length]).toEqual([40, 48, 64]);
  const light = (rows: typeof visible) => {
    const dated = rows.filter(({ occurred_on: on, mood }) => on.length === 10 && mood !== null);
    return [dated.filter(({ mood }) => (mood ?? 0) >= 4).length, dated.length];
  };
  const open = (rows: typeof visible) =>
    rows.filter(({ id }) => index.byId.get(id)?.moment.isSealed === false);
  expect([light(open(of("spring"))), light(open(of("winter"))), light(open(visible))]).toEqual([
    [15, 39],
    [27, 50],
    [113, 196],
  ]);
  const idOf = (name: string) => journal.relationships.find((one) => one.name === name)?.id;
  const about = (name: string, from: string, to: string) =>
    visible.filter(
      ({ relationship_id: id, occurred_on: on }) =>
        id === idOf(name) && on.length === 10 && on >= from && on <= to,
    );
  const lately = about("Camille", addDays(demoToday, -90), demoToday);
  expect([lately.length, light(open(lately))]).toEqual([11, [6, 10]]);
});

test("on a journal of few pages: a season named beside others, a place that only a record has, nothing kept in", () => {
  const index = indexOf(twelve, demoToday);
  const answer = (language: LisaLanguage, asks: string) => said(ask(index, demoToday, language, asks));
  expect(answer("en", "how was I in fall")).toContain("Autumn: 6 of 7 light");
  expect(answer("fr", "Qui ai-je rencontré à Lyon ?")).toContain("Aucune page ne vient de Lyon");
  expect(answer("fr", "Qu'est-ce que je n'ai jamais dit à Inès ?")).toContain("Inès et « gardé pour moi »");
  expect(answer("fr", "ma grand-mère ?")).toContain("« grand-mère »");
  expect(answer("en", "Is Camille losing interest?")).toContain("Four pages: too few to conclude.");
});

test("where pages tell of fear no side is told, and help lines are within reach", () => {
  const reply = ask(demo.en.index, demoToday, "en", "Why was Victor so distant?");
  expect(reply.kind === "safety" ? [] : reply.blocks.map(({ kind }) => kind)).not.toContain("side");
  expect(reply.kind === "safety" ? [] : reply.ways.map(({ kind }) => kind)).toContain("help");
});

test("of one's own mother no other's is told, nor a grandmother", () => {
  const ada = buildRelationship(1, { name: "Ada", start_date: vagueDate("2024") });
  const written = [
    "Ma mère a ri au téléphone.",
    "Ma grand-mère a cousu le rideau.",
    "Sa mère m’a servi deux fois.",
    "Sa grand-mère chantait.",
    "Ma grand-mère a parlé, puis ma mère est entrée avec le pain.",
  ];
  const moments = written.map((text, at) =>
    buildMoment(at, `2026-0${at + 1}-05`, { relationship_id: ada.id, mood: 4, text }),
  );
  const index = indexOf({ ...emptyJournal, relationships: [ada], moments }, demoToday);
  const mother = said(ask(index, demoToday, "fr", "Qu'ai-je écrit sur ma mère ?"));
  expect(mother).toContain("Deux pages");
  expect(mother).not.toMatch(/rideau|servi|chantait/);
  const grandmother = said(ask(index, demoToday, "fr", "ma grand-mère ?"));
  expect(grandmother).toContain("Deux pages");
  expect(grandmother).not.toMatch(/téléphone|servi|chantait/);
});
