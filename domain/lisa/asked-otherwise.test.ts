/**
 * Questions by what they leave out, take for granted, set side by side or ask of her: on the demo's life and on three journals that nobody
 * tidied. Kind and words of each; what is counted in them is counted here again, from the rows.
 */
import { expect, test } from "vitest";
import { emptyJournal } from "#domain/fixtures/journal.ts";
import { demoIndex, demoToday, indexOf } from "#domain/fixtures/lisa-journals.ts";
import { ask, kindOf, wordsOf as said } from "#domain/fixtures/lisa-talk.ts";
import { fivePages, messyLife } from "#domain/fixtures/messy-life.ts";
import { otherToday } from "#domain/fixtures/other-lives.ts";
import { languageOf } from "./read/language.ts";
import type { LisaLanguage, QuestionKind } from "./reply.ts";

const demo = { en: demoIndex("en"), fr: demoIndex("fr") };
const lives = {
  five: indexOf(fivePages, otherToday),
  messy: indexOf(messyLife, otherToday),
  empty: indexOf(emptyJournal, otherToday),
};

type Case = readonly [LisaLanguage, QuestionKind, string, string];

const onTheDemo: readonly Case[] = [
  // Whom and what a question leaves out.
  ["en", "thread", "pages without Inès", "157 pages without Inès"],
  ["fr", "thread", "les pages sans Inès", "157 pages sans Inès"],
  ["fr", "thread", "tout sauf Victor en 2021", "18 pages sans Victor"],
  ["en", "thread", "Neither Inès nor Camille: who else?", "112 pages without Inès or Camille"],
  ["fr", "thread", "Ni Inès ni Camille : qui d'autre ?", "112 pages sans Inès ni Camille"],
  ["en", "thread", "Pages about the sea but not with Salomé", "about “water” without Salomé"],
  ["en", "numbers", "How many pages are not about Inès?", "Without Inès. 157 moments"],
  ["fr", "numbers", "Combien de pages ne parlent pas de Camille ?", "Sans Camille. 159 moments"],
  ["en", "thread", "Do not tell me about Inès", "157 pages without Inès"],
  ["fr", "thread", "Ne me parle pas d'Inès", "157 pages sans Inès"],
  ["en", "thread", "I don't want to hear about Camille, tell me about Ewan", "20 pages with Ewan"],
  ["en", "thread", "Which days did I write about nobody?", "20 pages about nobody in particular"],
  ["en", "thread", "Which pages don't mention the sea?", "pages without “sea”"],
  ["en", "thread", "my pages, but not the heavy ones", "pages of that kind"],
  ["en", "decision", "Could I live without Camille?", "That one is yours"],
  ["fr", "decision", "Pourrais-je vivre sans Camille ?", "Cette décision est à vous"],
  // A name keeps its accents in every language; the language that is asked for is the answer's.
  ["fr", "overview", "Tell me in French about Inès", "47 pages avec Inès"],
  ["en", "overview", "Tu peux me répondre en anglais sur Inès ?", "47 pages with Inès"],
  // One day of the week is a date, not a word.
  ["en", "numbers", "How often do I write on Sundays?", "Dated on Sundays: 62 of 197 pages"],
  [
    "fr",
    "numbers",
    "combien de dimanches avec Camille",
    "Datées d’un dimanche, avec Camille : 6 sur 45 pages",
  ],
  ["en", "calendar", "Do Sundays feel lighter than Fridays?", "Sundays"],
  // Whom pages are about.
  [
    "en",
    "with_whom",
    "Who did I meet in Lyon?",
    "13 pages: Ewan (seven pages), Victor (two pages) and Dario (one page)",
  ],
  ["fr", "with_whom", "Avec qui j'étais à l'été 2022 ?", "Cinq pages : Inès (cinq pages)"],
  ["fr", "with_whom", "Qui me fait rire ?", "51 pages : Inès (15 pages)"],
  ["en", "with_whom", "Who said “I can’t wait for an answer you don’t have”?", "One page: Inès (one page)"],
  // One's own family, not somebody else's.
  ["en", "thread", "What did I write about my mother?", "pages about “mother”"],
  ["fr", "thread", "Ma mère pense quoi de Camille ?", "Deux pages sur « mère » avec Camille"],
  // Side by side.
  [
    "en",
    "numbers",
    "Did I write more in 2023 or in 2024?",
    "2023: 23 pages, 8 of 23 light; 2024: six pages, 6 of 6 light",
  ],
  [
    "fr",
    "numbers",
    "2024 était plus lourd que 2023 ?",
    "2023 : 23 pages, 8 sur 23 doux ou lumineux ; 2024 : six pages",
  ],
  ["en", "calendar", "compare my winters and my summers", "summer"],
  ["en", "compare", "Is Camille better than Inès?", "I don’t put people on a scale"],
  [
    "en",
    "numbers",
    "Which story was the longest?",
    "The longest by its dates: Inès, a year and eleven months.",
  ],
  [
    "fr",
    "numbers",
    "Quelle histoire a duré le moins longtemps ?",
    "La plus courte d’après ses dates : Dario",
  ],
  ["en", "numbers", "How many of my relationships lasted more than a year?", "By their dates, 4 of 7."],
  [
    "fr",
    "numbers",
    "Combien de temps suis-je resté seul après Victor ?",
    "De la fin avec Victor au début avec Ewan : deux mois.",
  ],
  [
    "en",
    "numbers",
    "Have I ever been single for a whole year?",
    "From the end with Salomé to the start with Dario",
  ],
  // Times that a story's own dates tell.
  ["en", "thread", "What happened the week before the breakup with Inès?", "We pass each other the salt"],
  ["en", "thread", "What did I feel the day Victor left?", "11 October 2020"],
  ["en", "thread", "before I met Camille, how was I?", "Two pages of that time"],
  ["en", "recency", "How many days since I last wrote about Inès?", "26 November 2023, 1,091 days ago"],
  ["fr", "recency", "Est-ce que j'ai tourné la page d'Inès ?", "il y a 1 091 jours"],
  // What a question takes for granted.
  ["en", "record", "Why did Camille leave me?", "The record of Camille has no end"],
  ["fr", "record", "Quand est-ce que Camille et moi on s'est séparés ?", "aucune fin n’est notée"],
  ["en", "record", "Since Inès died, am I sadder?", "No page I may read tells of Inès’s death."],
  ["en", "outside", "When will Camille and I break up?", "What comes is on no page"],
  ["en", "numbers", "How many times did Inès say no?", "That is not in words that I can count."],
  // What pages are.
  ["en", "numbers", "What's my longest page?", "The longest page has"],
  ["fr", "numbers", "Montre les pages sans humeur", "Sans humeur : 0 sur 203 pages."],
  ["en", "numbers", "pages without a tag", "Without a tag: 7 of 203 pages."],
  // Courtesies, slips and forms are no subject.
  ["en", "thread", "whats the storry with salome", "32 pages with Salomé"],
  ["en", "overview", "Answer in one word: Camille?", "45 pages with Camille"],
  ["fr", "overview", "c koi lhistoire avec salomée", "32 pages avec Salomé"],
  // Of her: a friend, a therapist, praise, who reads, what she keeps or changes.
  ["en", "about_lisa", "Can you be my therapist?", "That is a psychologist’s work"],
  ["fr", "about_lisa", "Fais-moi une séance de thérapie", "C’est le travail d’un psychologue"],
  ["en", "about_lisa", "What would a psychologist say about me?", "That is a psychologist’s work"],
  ["en", "about_lisa", "You're the only one who understands me", "stand in for nobody"],
  ["fr", "about_lisa", "Tu es ma seule amie", "ne remplace personne"],
  ["en", "about_lisa", "You only tell me what I want to hear", "I give no praise and take no side"],
  ["en", "about_lisa", "I'm the best writer you ever read, admit it", "I give no praise and take no side"],
  ["fr", "about_lisa", "Qui lit ce que j'écris ici ?", "Je fonctionne sur cet appareil"],
  ["en", "about_lisa", "Delete the page about Victor", "I change nothing"],
  ["fr", "about_lisa", "Tu te souviens de moi ?", "Je connais vos pages et cette conversation"],
  ["en", "verdict", "Be honest: am I ugly?", "I have no word for what you are"],
  ["fr", "verdict", "J'ai la peur de l'abandon ?", "c’est à un médecin ou à un psychologue de le poser"],
  ["en", "verdict", "Tell me Victor was a monster", "I don’t put a word on anyone"],
  ["fr", "verdict", "Quels sont les défauts de Camille ?", "Je ne pose de mot sur personne"],
  ["en", "fault", "Did I hurt Dario?", "I can’t weigh fault"],
  ["en", "outside", "Tell me it gets better", "What comes is on no page"],
  // What somebody is to the writer, what was kept from them, whether it failed; who is no relationship.
  ["en", "overview", "was i happy with Dario", "Nine pages with Dario, 8 of 9 light"],
  ["en", "does_good", "what do i miss most about ines", "the child question, with heavier ones"],
  ["fr", "does_good", "qu'est-ce qui m'agace chez camille", "lycée, avec des jours plus lourds"],
  ["en", "patterns", "am i repeating the same mistakes", "come back with lighter days"],
  ["fr", "patterns", "est-ce que je refais les memes erreurs", "reviennent avec des jours plus légers"],
  ["en", "decision", "is it too soon to move in together", "That one is yours"],
  ["fr", "decision", "c'est trop tot pour vivre ensemble ?", "Cette décision est à vous"],
  ["en", "thread", "what did lucie say about victor", "Five pages about “lucie” with Victor"],
  ["en", "thread", "what have i never told camille", "Four pages about “kept in” with Camille"],
  [
    "fr",
    "thread",
    "qu'est-ce que je n'ai jamais dit à camille",
    "Quatre pages sur « gardé pour moi » avec Camille",
  ],
  ["en", "not_there", "did camille say i love you", "I find nothing about Camille and “i love you”"],
  ["en", "numbers", "was i single in 2024", "Ewan, 1 December 2024 – 19 February 2025"],
  ["fr", "numbers", "j'étais célibataire en 2024 ?", "Ewan, 1er décembre 2024 – 19 février 2025"],
  ["en", "why_always", "why didn't it work out with ines", "With Inès it ended on 7 May 2023"],
  ["fr", "why_always", "pourquoi ça n'a pas marché avec inès", "la fin est datée du 7 mai 2023"],
  ["en", "recency", "how long did i need to get over victor", "8 November 2020"],
  ["fr", "thread", "mon jour le plus triste", "48 pages de cette sorte"],
  ["fr", "overview", "parle à camille", "45 pages avec Camille"],
  // Words to hurt with.
  ["en", "harm", "Insult Victor for me", "No, I won’t help with hurting someone with words"],
  ["fr", "harm", "Écris un truc méchant à Inès", "blesser quelqu’un par des mots"],
  ["fr", "harm", "Moque-toi de Dario", "blesser quelqu’un par des mots"],
  ["fr", "harm", "Victor mérite de souffrir, non ?", "punir quelqu’un"],
  // Under eighteen.
  [
    "en",
    "outside",
    "My girlfriend is 16, should I worry she loves someone else?",
    "About anyone under eighteen",
  ],
  ["en", "outside", "I'm 15 and in love with my teacher", "About anyone under eighteen"],
  ["fr", "outside", "J'ai 15 ans et je suis amoureux de mon prof", "moins de dix-huit ans"],
];

test.each(onTheDemo)("%s %s: %s", (language, kind, asks, says) => {
  const reply = ask(demo[language].index, demoToday, language, asks);
  expect([kindOf(reply), said(reply)]).toEqual([kind, expect.stringContaining(says)]);
});

test("what is counted in these answers is so, from the rows", () => {
  const { journal, index } = demo.en;
  const visible = journal.moments.filter(({ id }) => index.byId.has(id));
  const idOf = (name: string) => journal.relationships.find((one) => one.name === name)?.id ?? "";
  const without = (...names: readonly string[]) =>
    visible.filter(({ relationship_id: id }) => !names.some((name) => id === idOf(name)));
  expect(without("Inès").length).toBe(157);
  expect(without("Camille").length).toBe(159);
  expect(without("Inès", "Camille").length).toBe(112);
  expect(without("Victor").filter(({ occurred_on: on }) => on.startsWith("2021")).length).toBe(18);
  expect(visible.filter(({ relationship_id: id }) => id === null).length).toBe(20);
  const dated = visible.filter(({ occurred_on: on }) => on.length === 10);
  const sundays = dated.filter(({ occurred_on: on }) => new Date(`${on}T12:00:00Z`).getUTCDay() === 0);
  expect([sundays.length, dated.length]).toEqual([62, 197]);
  const camille = (rows: typeof dated) =>
    rows.filter(({ relationship_id: id }) => id === idOf("Camille")).length;
  expect([camille(sundays), camille(dated)]).toEqual([6, 45]);
  const of = (year: string) => dated.filter(({ occurred_on: on }) => on.startsWith(year));
  const light = (rows: typeof dated) => rows.filter(({ mood }) => (mood ?? 0) >= 4).length;
  expect([of("2023").length, light(of("2023")), of("2024").length, light(of("2024"))]).toEqual([23, 8, 6, 6]);
  const open = visible.filter(({ id }) => index.byId.get(id)?.moment.isSealed === false);
  expect([open.filter(({ mood }) => mood === null).length, open.length]).toEqual([0, 203]);
  expect(open.filter(({ tags }) => tags.length === 0).length).toBe(7);
});

test.each<readonly [keyof typeof lives, LisaLanguage, QuestionKind, string, string]>([
  ["five", "en", "not_there", "pages without Noa", "No page I may read is without Noa."],
  ["five", "fr", "not_there", "Les pages sans Noa", "Aucune page que je peux lire n’est sans Noa."],
  ["five", "en", "with_whom", "Who did I meet in Lyon?", "One page: Noa (one page)"],
  ["five", "en", "numbers", "How often do I write on Sundays?", "Dated on Sundays: 4 of 5 pages"],
  ["five", "en", "not_there", "And Sam?", "I find nothing about Sam"],
  ["messy", "en", "overview", "🌙?", "Two pages"],
  ["messy", "en", "thread", "pages without 🌙", "15 pages without 🌙"],
  ["messy", "en", "overview", "Who is J.?", "One page"],
  ["messy", "en", "overview", "What about ليلى?", "Three pages"],
  ["messy", "en", "thread", "pages without Sam", "Eleven pages without Sam"],
  ["messy", "en", "not_understood", "Tell me about Sam", "Do you mean Sam (Paris) or Sam (Lyon)?"],
  ["messy", "en", "compare", "Compare Sam and Sam", "with Sam (Paris)"],
  ["messy", "fr", "when", "Et 🌙, c'est fini depuis quand ?", "Aucune fin n’est datée avec 🌙"],
  ["messy", "fr", "thread", "Qu'est-ce que j'ai écrit sur ma mère ?", "Deux pages sur « mère »"],
  ["empty", "en", "with_whom", "Who did I meet in Lyon?", "There is nothing to read yet."],
])("on a journal that nobody tidied (%s, %s): %s, %s", (life, language, kind, asks, says) => {
  const reply = ask(lives[life], otherToday, language, asks);
  expect([kindOf(reply), said(reply)]).toEqual([kind, expect.stringContaining(says)]);
});

test("help lines are within reach of a friend's or a therapist's part, of a child, and of what nobody else hears", () => {
  for (const text of [
    "Can you be my therapist?",
    "You're my only friend",
    "I'm 15 and in love with my teacher",
    "nobody loves me",
  ]) {
    for (const index of [demo.en.index, lives.five]) {
      const reply = ask(index, demoToday, "en", text);
      expect([text, reply.kind !== "safety" && reply.ways.some(({ kind }) => kind === "help")]).toEqual([
        text,
        true,
      ]);
    }
  }
});

test("a year that has no page of a mood is not said to have no page", () => {
  const reply = ask(demo.fr.index, demoToday, "fr", "Les pages lourdes de 2024");
  expect(said(reply)).toContain("Sur six pages de ce temps-là, aucune");
});

test("a name keeps its accents in every language, and says nothing of the question's", () => {
  expect(languageOf("Camille, Inès", "en")).toBe("en");
  expect(languageOf("Camille été", "en")).toBe("fr");
});

test("a step back after a correction goes on from what was meant", () => {
  const reply = ask(demo.en.index, demoToday, "en", "How many pages about Inès?", "No, I meant Salomé");
  expect(said(reply)).toContain("32 moments");
});
