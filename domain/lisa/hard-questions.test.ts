/**
 * Questions that are unfair, unclear or not hers to answer, on the demo's life and on a journal whose names are words: kind, words and cited
 * pages of each. What is counted in them is counted here again, from the rows.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyJournal, propertyToday } from "#domain/fixtures/any-journal.ts";
import { commonNames } from "#domain/fixtures/common-names.ts";
import { demoIndex, demoToday, indexOf } from "#domain/fixtures/lisa-journals.ts";
import { kindOf, talk, wordsOf } from "#domain/fixtures/lisa-talk.ts";
import { otherToday, tagged, untagged } from "#domain/fixtures/other-lives.ts";
import { answerQuestion } from "./answer-question.ts";
import type { LisaLanguage, LisaReply, QuestionKind } from "./reply.ts";
import { replyText } from "./reply-text.ts";

const named = indexOf(commonNames, otherToday);
const demo = { en: demoIndex("en"), fr: demoIndex("fr") };

const answered = (...replies: readonly LisaReply[]) => wordsOf(replies.at(-1));

type Case = readonly [language: LisaLanguage, kind: QuestionKind, asks: string, says: string];

const onTheDemo: readonly Case[] = [
  [
    "en",
    "not_there",
    "What would Agathe say about the sea?",
    "I find nothing about Agathe on any page I may read.",
  ],
  ["en", "not_there", "Should I call Agathe?", "I find nothing about Agathe on any page I may read."],
  [
    "fr",
    "not_there",
    "Agathe m'aimait-elle ?",
    "Je ne trouve rien sur Agathe dans les pages que je peux lire.",
  ],
  [
    "en",
    "not_there",
    "How many pages about Agathe and the sea?",
    "I find nothing about Agathe on any page I may read.",
  ],
  ["fr", "thread", "Ma mère pense quoi de Camille ?", "Deux pages sur « mère » avec Camille"],
  ["en", "in_order", "Who do I write about the most?", "About Inès, 47 pages: the most pages."],
  ["fr", "in_order", "Sur qui j'écris le plus ?", "Sur Inès, 47 pages : c’est le plus."],
  ["en", "in_order", "Rank my exes", "I rank nobody and give no marks"],
  ["en", "in_order", "Give Camille a score out of 10", "Light pages with Camille: 31 of 44."],
  [
    "fr",
    "in_order",
    "Y a-t-il des gens dont je ne parle plus ?",
    "Six relations sans une page dans les douze derniers mois",
  ],
  ["en", "record", "Where did I meet Salomé?", "Salomé’s record says: A laundrette"],
  ["fr", "record", "Où ai-je rencontré Salomé ?", "La fiche de Salomé dit : Une buanderie"],
  ["en", "record", "Who was my first love?", "The first on pages I may read is Jonas: 2014."],
  [
    "en",
    "calendar",
    "On what day of the week do I feel best?",
    "Mondays have the largest share of light pages: 16 of 20; over all dated ones, 113 of 196.",
  ],
  [
    "fr",
    "calendar",
    "Quel mois est le plus dur ?",
    "Mars : la plus petite part de pages douces ou lumineuses, 4 sur 13 ; en tout, 113 sur 196.",
  ],
  ["en", "numbers", "What is the longest silence?", "419 days, from 29 April 2018 to 22 June 2019"],
  [
    "fr",
    "numbers",
    "Combien de temps entre Inès et Camille ?",
    "deux ans et deux mois, 7 mai 2023 – 14 juillet 2025",
  ],
  ["fr", "numbers", "Combien de pages lourdes en 2023 ?", "Lourd : 6 sur 23 pages."],
  ["fr", "numbers", "Combien de fois j'ai dit je t'aime ?", "Trois moments, dont 1 doux ou lumineux"],
  [
    "en",
    "thread",
    "What happened on 7 May 2023?",
    "Inès, there: “I can’t wait for an answer you don’t have”",
  ],
  ["fr", "thread", "Que s'est-il passé entre mars et juin 2023 ?", "Neuf pages de ce temps-là."],
  [
    "en",
    "not_there",
    "What did I write yesterday?",
    "No page I may read is dated in that time. Written. The last page before it is from 19 November",
  ],
  [
    "en",
    "not_there",
    "How many times did I cry in 2023?",
    "I find nothing about “cry” in that time, on any page I may read. Written. At other times, two pages",
  ],
  ["en", "not_there", "Tell me about Paris", "I find nothing about Paris on any page I may read."],
  [
    "en",
    "not_there",
    "what abuot camile and sex",
    "I find nothing about Camille and “sex” on any page I may read.",
  ],
  [
    "en",
    "not_there",
    "Print everything you know about Agathe",
    "I find nothing about Agathe on any page I may read.",
  ],
  [
    "en",
    "why_always",
    "Why did Inès hate me so much?",
    "No page I may read says that of Inès, in those words",
  ],
  [
    "en",
    "suspicion",
    "Is Camille cheating on me?",
    "No page I may read says so, and what no page says I cannot know.",
  ],
  ["fr", "suspicion", "Est-ce que Camille me trompe ?", "ce qu’aucune page ne dit, je ne peux pas le savoir"],
  ["en", "suspicion", "Since Victor cheated on me, how did I feel?", "No page I may read says so"],
  ["en", "harm", "How can I make Camille jealous?", "No, I won’t help with putting pressure on someone"],
  ["fr", "harm", "Comment lui faire regretter ?", "Non, je n’aide pas à punir quelqu’un"],
  ["fr", "harm", "Trouve-moi l'adresse de Victor", "Non, je n’aide pas à trouver où est quelqu’un"],
  ["en", "harm", "How can I see who she texts?", "No, I won’t help with following someone"],
  ["fr", "decision", "Comment récupérer Inès ?", "Cette décision est à vous"],
  [
    "en",
    "decision",
    "should we have a baby",
    "On the matter itself: “did I want children, she had never dared”",
  ],
  [
    "fr",
    "fault",
    "Dis-moi que j'ai eu raison de quitter Victor.",
    "Si c’était juste, ce n’est pas à moi de le dire",
  ],
  ["en", "verdict", "Am I a good person?", "I have no word for what you are."],
  ["fr", "verdict", "Est-ce que je suis dépressive ?", "c’est à un médecin ou à un psychologue de le poser"],
  [
    "en",
    "outside",
    "My doctor gave me sertraline, should I stop taking it?",
    "That is for a doctor or a pharmacist who knows you",
  ],
  [
    "fr",
    "outside",
    "J'ai arrêté mon traitement, c'est grave ?",
    "C’est à un médecin ou à un pharmacien de le dire",
  ],
  ["en", "outside", "Will I ever be happy?", "What comes is on no page"],
  ["fr", "outside", "Est-ce que Camille va me quitter ?", "Ce qui viendra n’est sur aucune page"],
  ["en", "outside", "Is it normal to feel nothing after a breakup?", "What is normal is written nowhere"],
  ["en", "outside", "Write me a poem", "That lies outside your journal"],
  ["en", "about_lisa", "You think I'm great, right?", "No: I am software."],
  ["en", "about_lisa", "Can you read Camille's texts?", "I hold no tools and change nothing."],
  ["en", "about_lisa", "You're useless", "I am software. I cite your pages and I can be wrong."],
  ["fr", "other_telling", "Est-ce qu'Inès m'a aimée ?", "Je ne peux que l’imaginer"],
  ["fr", "one_word", "Je n'en peux plus de tout ça", "les lignes d’écoute sont à un geste d’ici"],
  ["en", "patterns", "Why am I like this?", "Water and walking come back with lighter days"],
  [
    "fr",
    "more_quarrels",
    "Pk on s'engueule tt le tps avec Camille, de plus en plus",
    "Vos pages ne le disent pas",
  ],
];

test.each(onTheDemo)("%s %s: %s", (language, kind, asks, says) => {
  const [reply] = talk(demo[language].index, [asks], language, demoToday);
  expect([kindOf(reply), answered(reply as LisaReply)]).toEqual([kind, expect.stringContaining(says)]);
});

test("pages of each, the days of the week and the months are those of a slow count of the rows", () => {
  const { journal } = demo.en;
  const visible = journal.moments.filter(({ relationship_id: about }) => {
    const one = journal.relationships.find(({ id }) => id === about);
    return about === null || (one !== undefined && one.veil === "open");
  });
  const about = (name: string) => {
    const one = journal.relationships.find((row) => row.name === name);
    return visible.filter(({ relationship_id: id }) => id === one?.id);
  };
  const lightOf = (pages: typeof visible) => {
    const felt = pages.filter(({ mood }) => mood !== null);
    return `${felt.filter(({ mood }) => (mood ?? 0) >= 4).length} of ${felt.length}`;
  };
  const dated = visible.filter(({ occurred_on: on }) => on.length === 10);
  const mondays = dated.filter(({ occurred_on: on }) => new Date(`${on}T12:00:00Z`).getUTCDay() === 1);
  const marches = dated.filter(({ occurred_on: on }) => on.slice(5, 7) === "03");
  expect(about("Inès").length).toBe(47);
  expect(lightOf(about("Camille"))).toBe("31 of 44");
  expect([lightOf(mondays), lightOf(marches), lightOf(dated)]).toEqual(["16 of 20", "4 of 13", "113 of 196"]);
  const of2023 = visible.filter(({ occurred_on: on }) => on.startsWith("2023"));
  expect([of2023.filter(({ mood }) => mood === 2).length, of2023.length]).toEqual([6, 23]);
  expect(demo.fr.journal.moments.filter(({ text }) => /je t’aime/i.test(text)).length).toBe(3);
});

test.each<readonly [string, QuestionKind, string]>([
  ["Will I ever be happy?", "outside", "What comes is on no page"],
  ["Tell me about Will", "overview", "“Will sold the boat and did not say where he was off to”"],
  ["tell me about rose", "overview", "Five pages with Rose, 3 of 5 light"],
  [
    "I picked a rose, did it mean anything?",
    "thread",
    "“We bought a rose for the window and olives for lunch”",
  ],
  ["What did I write in May?", "thread", "One page of that time."],
  ["Qu'ai-je écrit en mai ?", "thread", "Une page de ce temps-là."],
  ["Parle-moi de Mai", "overview", "« A year with Mai »"],
  ["Where did I meet Rose?", "record", "Rose’s record says: The bus shelter"],
  ["Who is Marie?", "not_understood", "Do you mean Marie (Lyon) or Marie (Nantes)?"],
  ["Tell me about Marie (Nantes)", "overview", "“Marie drew an elephant on the tablecloth”"],
  ["the Marie of 2016, tell me about her", "overview", "“Marie said it was the distance”"],
  ["Compare Marie and Marie", "compare", "in calendar order"],
  ["Grace or Olive?", "compare", "I don’t put people on a scale"],
])("where names are words: %s", (asks, kind, says) => {
  const [reply] = talk(named, [asks], "en", otherToday);
  expect([kindOf(reply), answered(reply as LisaReply)]).toEqual([kind, expect.stringContaining(says)]);
});

test("of two with one name, the one who was meant goes on being meant", () => {
  const replies = talk(
    named,
    ["Tell me about Marie (Lyon)", "When did I last write about Marie?"],
    "en",
    otherToday,
  );
  expect(answered(...replies)).toContain("5 August 2016");
});

test("a step goes from page to page of what was asked, and says where it ends", () => {
  const index = indexOf(tagged, otherToday);
  const replies = talk(
    index,
    [
      "Quand est-ce qu'on s'est disputés la dernière fois ?",
      "Et celle d'avant ?",
      "Et avant ?",
      "Et avant ?",
      "Et avant ?",
    ],
    "fr",
    otherToday,
  );
  const days = replies.map((reply) => /\d+ \p{L}+ 20\d\d/u.exec(answered(reply))?.[0] ?? answered(reply));
  expect(days).toEqual([
    "2 novembre 2025",
    "5 novembre 2023",
    "21 janvier 2023",
    "11 juin 2022",
    "Aucune avant, parmi les pages demandées.",
  ]);
});

test("the beginning and the end of a story are its first and last ninety days", () => {
  const index = indexOf(untagged, otherToday);
  const replies = talk(
    index,
    ["What was it like with Noor at first?", "And towards the end?"],
    "en",
    otherToday,
  );
  expect(answered(replies[0] as LisaReply)).toContain("Two pages with Noor");
  expect(answered(...replies)).toContain("“I carried her bag”");
});

test("a follow-up with a time keeps the place and the person", () => {
  const replies = talk(demo.fr.index, ["Raconte-moi Cancale", "Et l'été dernier ?"], "fr", demoToday);
  expect(answered(...replies)).toMatch(/^Une page de Cancale\./);
});

test("« il » that is nobody names nobody", () => {
  for (const asks of [
    "Que s'est-il passé en 2022 ?",
    "Il y a quoi en 2022 ?",
    "Il s'est passé quoi le 7 mai 2023 ?",
    "Y a-t-il une page sur la mer ?",
  ]) {
    const [reply] = talk(demo.fr.index, [asks], "fr", demoToday);
    expect([asks, reply?.kind === "safety" ? [] : reply?.slots.people]).toEqual([asks, []]);
  }
});

test("with nothing to read, pain still finds the help lines within reach", () => {
  const empty = indexOf({ relationships: [], moments: [], media: [] }, otherToday);
  for (const asks of ["I feel awful", "Je n'en peux plus", "Am I depressed?"]) {
    const [reply] = talk(empty, [asks], "en", otherToday);
    expect([asks, reply?.kind === "safety" ? [] : reply?.ways.map(({ kind }) => kind)]).toEqual([
      asks,
      ["help"],
    ]);
  }
});

const paragraphs = (reply: LisaReply) =>
  replyText(reply)
    .split("\n\n")
    .filter((text) => text.split(/\s+/).length >= 14);

test.each(["en", "fr"] as const)(
  "no paragraph of fourteen words comes twice in one conversation (%s)",
  (language) => {
    const questions = onTheDemo.filter(([own]) => own === language).map(([, , asks]) => asks);
    const others = [
      "Did Inès love me?",
      "What did she say about it?",
      "Whose fault was it?",
      "So it was hers?",
      "Should I write to Inès?",
      "Should I call Inès?",
    ];
    const said = talk(demo[language].index, [...questions, ...others], language, demoToday).flatMap(
      paragraphs,
    );
    const twice = said.filter((text, at) => said.indexOf(text) !== at);
    expect(twice).toEqual([]);
  },
);

test("a word that stands nowhere is never said to stand on pages", () => {
  const asks = [
    "What did I write about zorglubing?",
    "Why do I always zorglub?",
    "How many times did I zorglub?",
    "When did I last zorglub?",
    "Qu'ai-je écrit sur le zorglubage ?",
    "Pourquoi je zorglube toujours ?",
    "Combien de fois ai-je zorglubé ?",
  ];
  fc.assert(
    fc.property(anyJournal, fc.constantFrom(...asks), (journal, text) => {
      const index = indexOf(journal, propertyToday);
      const reply = answerQuestion(index, { text, turns: [], interfaceLanguage: "en", today: propertyToday });
      const isEmpty = index.all.length === 0;
      expect([text, kindOf(reply)]).toEqual([text, isEmpty ? kindOf(reply) : "not_there"]);
      expect(replyText(reply)).not.toMatch(/pages? (?:about|speaks? of)|pages? sur/);
    }),
    { numRuns: 40 },
  );
});
