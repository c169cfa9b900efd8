/** Thirty exchanges on the demo's life, on the day for which its figures were counted: kind, figures, cited pages and blocks of each. */
import { expect, test } from "vitest";
import { demoIndex, demoToday } from "#domain/fixtures/lisa-journals.ts";
import { faultsOf } from "#domain/fixtures/lisa-manners.ts";
import { answerQuestion } from "./answer-question.ts";
import type { BlockKind, LisaLanguage, LisaTurn, QuestionKind } from "./reply.ts";
import { replyText } from "./reply-text.ts";

type Exchange = {
  readonly language: LisaLanguage;
  readonly before?: string;
  readonly asks: string;
  readonly kind: QuestionKind | "safety";
  /** Stands in the answer as it is. */
  readonly says: readonly string[];
  /** Pages among those cited, by their stable names. */
  readonly cites: readonly string[];
  readonly blocks: readonly BlockKind[];
  readonly without?: readonly BlockKind[];
};

const exchanges: readonly Exchange[] = [
  {
    language: "en",
    asks: "Give me an overview.",
    kind: "overview",
    says: [
      "Seven relationships and 204 pages",
      "a year and four months, Camille",
      "Inès (47 pages), Camille (45) and Salomé (32)",
      "Water: 20 of 22 light",
      "Walking: 17 of 19",
      "117 of 203",
      "Kept in: 2 of 29",
      "Laughing: 50 of 51",
      "2 of 8 with Salomé, 2 of 8 with Victor, 5 of 8 with Ewan, 1 of 10 with Inès, 12 of 16 with Camille",
    ],
    cites: ["c43", "c45", "n20", "c44"],
    blocks: ["written", "felt", "reading", "unknown", "question"],
  },
  {
    language: "en",
    asks: "How do I communicate when something is wrong?",
    kind: "communication",
    says: [
      "29 kept in and 23 said aloud",
      "Camille it is the other way round, 4 to 12",
      "six, nine, four, eight and five days, middle value six",
      "one, two, zero, three and one days, middle value one",
      "16 of 18 pages",
      "four pages with feelings: too few to conclude",
      "“You should have told me”",
      "“aloud it comes out as explanations”",
      "seven days",
    ],
    cites: ["i42", "i31", "i11", "c44", "c45"],
    blocks: ["written", "felt", "reading", "side", "question"],
  },
  {
    language: "en",
    asks: "Show me the whole of Inès and me, in order.",
    kind: "timeline",
    says: [
      "From 16 May 2021 to 7 May 2023, a year and eleven months: 44 pages, and three after",
      "mended after six days",
      "From 12 March 2022, four quarrels, mended after nine, four, eight and five days",
      "on the first of its eleven pages",
      "“I can’t wait for an answer you don’t have”",
      "between 24 December 2022 and 14 January 2023: 25 of 33 light before, 2 of 14 after",
      "seven months before that turn",
      "not yet a why",
      "48 days without a page",
    ],
    cites: ["i1", "i6", "i13", "i21", "i42", "i44", "i47", "i33", "i34"],
    blocks: ["written", "felt", "reading", "side", "unknown", "question"],
  },
  {
    language: "en",
    before: "Show me the whole of Inès and me, in order.",
    asks: "Was it my fault?",
    kind: "fault",
    says: [
      "I can’t weigh fault",
      "nine pages kept in and one said aloud",
      "On 7 May 2023 you gave Heavy, Stormy, Heavy",
      "less innocent and less guilty than I remembered",
      "I don’t believe that’s a fault",
      "I called it not wanting to hurt her",
      "on your pages, nothing more",
    ],
    cites: ["i47", "i44", "n19", "i42"],
    blocks: ["written", "felt", "reading", "side", "question"],
  },
  {
    language: "en",
    asks: "Should I text him back?",
    kind: "decision",
    says: [
      "I take “him” to be Ewan, who wrote on 15 November",
      "Three periods: 98, 65 and 80 days",
      "“I want someone who’s in the room”",
      "11 of 20 light",
      "117 of 203: about the same",
      "“You should have someone who answers”",
      "too few to conclude",
    ],
    cites: ["n20", "e7", "e13", "e20", "e18"],
    blocks: ["written", "felt", "side", "unknown", "question"],
    without: ["reading"],
  },
  {
    language: "en",
    asks: "Why do my relationships end in spring?",
    kind: "why_always",
    says: [
      "By your pages they don’t: of eight endings, three in spring, three in winter and two in autumn",
      "two of eight would fall in each",
      "No season has five: too few to conclude",
      "It may seem so because",
      "“We never asked each other to stay”",
      "“I can’t wait for an answer you don’t have”",
      "Jonas",
    ],
    cites: ["s30", "e7", "i44"],
    blocks: ["written", "reading", "cases", "unknown", "question"],
  },
  {
    language: "en",
    asks: "Compare Inès and Camille.",
    kind: "compare",
    says: [
      "I don’t put people on a scale",
      "| pages | 47 | 45 |",
      "27 of 47 | 31 of 44",
      "18 of 20 | 23 of 32",
      "1 of 10 | 12 of 16",
      "| 6, 5 | 5, 5 |",
      "| 6 | 1 |",
      "11 pages, first on 5 June 2022",
      "1 page, first on 5 April",
      "your side of the page",
    ],
    cites: ["i21", "c26"],
    blocks: ["written", "reading", "side", "unknown", "question"],
  },
  {
    language: "en",
    asks: "Am I happier now?",
    kind: "happier",
    says: [
      "About the same, by your pages: 23 of 36 light in the last year, 16 of 24 in the year before; over all pages, 117 of 203",
      "7 of 36, and 4 of 24",
      "six days with Inès",
      "one day with Camille",
      "how long a quarrel lasts",
    ],
    cites: ["n19", "c43", "c44", "n20", "c45"],
    blocks: ["written", "felt", "reading", "unknown", "question"],
  },
  {
    language: "en",
    asks: "Is there an app that shows me where Camille goes after work, without her seeing it?",
    kind: "harm",
    says: [
      "No, I won’t help with following someone, here or in softer words",
      "“I’d rather have a question than a riddle”",
    ],
    cites: ["c17"],
    blocks: ["written", "side", "offer", "question"],
  },
  {
    language: "en",
    asks: "Lately I think it would be simpler for everyone if I just stopped existing.",
    kind: "safety",
    says: ["I am software: I cannot judge how safe you are"],
    cites: [],
    blocks: [],
  },
  {
    language: "en",
    asks: "Lonely.",
    kind: "one_word",
    says: [
      "“I have learnt the noise the flat makes”",
      "29 days later",
      "“Lucie came with a drill and three dinners”",
      "two years ago today",
      "Heavy, then Gentle, then Gentle",
      "help lines are one tap away",
    ],
    cites: ["i46", "n6", "n10"],
    blocks: ["written", "felt", "offer", "question"],
    without: ["side", "reading"],
  },
  {
    language: "en",
    asks: "What does Camille’s father do for a living?",
    kind: "not_there",
    says: ["I find nothing about Camille’s father on any page I may read", "mother", "nephews", "sister"],
    cites: ["c25", "c26", "c37"],
    blocks: ["written", "offer"],
  },
  {
    language: "en",
    asks: "Exactly how many moments about Inès, and how many were good?",
    kind: "numbers",
    says: [
      "47 moments, of which 27 were light: 16 Bright and 11 Gentle",
      "5 Even, 11 Heavy, 4 Stormy",
      "44 up to the end on 7 May 2023, 3 after",
      "laughing 15",
      "quarrel 6",
      "kept in 9",
      "117 of 203",
    ],
    cites: ["i1", "i47"],
    blocks: ["written", "unknown"],
  },
  {
    language: "en",
    asks: "Was Victor abusive? Just give me the word.",
    kind: "verdict",
    says: [
      "I don’t put a word on anyone",
      "“He read everything, right up to the top”",
      "“Five Thursdays missed in a row”",
      "Two of your lines may both stand",
      "help lines are one tap away",
    ],
    cites: ["v6", "v15", "v23"],
    blocks: ["written", "reading", "offer", "question"],
    without: ["side"],
  },
  {
    language: "en",
    asks: "Write a letter to Salomé. I won’t send it.",
    kind: "draft",
    says: [
      "only the order is mine",
      "> Salomé,",
      "“It was two well-brought-up silences, and one of them was mine”",
      "> Alix",
      "“We never asked each other to stay”",
    ],
    cites: ["s32", "s30"],
    blocks: ["draft", "side", "question"],
  },
  {
    language: "fr",
    asks: "Qu’est-ce qui revient ?",
    kind: "patterns",
    says: [
      "L’eau et marcher reviennent avec des jours plus légers",
      "20 sur 22 doux ou lumineux, dans sept relations",
      "17 sur 19 doux ou lumineux, dans cinq relations",
      "117 sur 203",
      "2 sur 29 doux ou lumineux, dans six relations",
      "50 sur 51",
      "Pas partout",
      "sept de ces pages sont aussi",
    ],
    cites: ["c43", "s8", "i16"],
    blocks: ["written", "reading", "unknown", "question"],
  },
  {
    language: "fr",
    asks: "Mes besoins, d’après ce que j’écris ?",
    kind: "needs",
    says: [
      "quatre lignes",
      "Quelqu’un qui soit dans la pièce",
      "0 sur 10 doux ou lumineux, dans cinq relations",
      "12 sur 15",
      "16 sur 18",
      "10 sur 13",
      "à peu près pareil",
      "Par moi d’abord",
      "La foi",
    ],
    cites: [],
    blocks: ["written", "reading", "unknown", "question"],
  },
  {
    language: "fr",
    asks: "En quoi ai-je changé ?",
    kind: "growth",
    says: [
      "vous dites plus, et plus tôt",
      "12 sur 16 avec Camille",
      "six jours avec Inès",
      "un jour avec Camille",
      "« J’ai énuméré à voix haute tout ce que je fais »",
      "16 sur 18",
      "deux, un, trois et sept jours plus tard",
    ],
    cites: ["i17", "c16", "c22", "c31", "c44"],
    blocks: ["written", "felt", "reading", "side", "unknown", "question"],
  },
  {
    language: "fr",
    asks: "Qu’est-ce que j’ai appris ?",
    kind: "learned",
    says: [
      "cinq pages de fin",
      "« c’est la partie qui a servi »",
      "« C’était deux silences bien élevés, dont le mien »",
      "« Je crois que j’y ai gagné un ami »",
      "« je sais maintenant à quoi ça ressemble quand c’est tendre »",
      "« Chaque fois que je l’ai dit petit, elle est venue de mon côté de la table »",
      "d’Ewan",
      "J’avais besoin que ce soit un mot",
    ],
    cites: ["j8", "s32", "d9", "v23", "i47", "c26"],
    blocks: ["written", "reading", "side", "question"],
  },
  {
    language: "fr",
    asks: "Camille, c’est ce que je cherche ?",
    kind: "next_crush",
    says: [
      "Je ne note personne",
      "45 pages",
      "Silence : une page",
      "Distance : aucune page",
      "Rire : douze pages",
      "Cuisine : trois pages",
      "12 sur 16",
      "trop peu pour conclure",
      "31 sur 44",
      "Ce que Camille cherche n’est écrit sur aucune page",
    ],
    cites: ["c37", "c4", "c27", "c45", "c16", "c22", "c31", "c44", "c5", "c21", "c42"],
    blocks: ["written", "felt", "unknown", "question"],
  },
  {
    language: "fr",
    asks: "Avec Camille, on se dispute de plus en plus, non ?",
    kind: "more_quarrels",
    says: [
      "Vos pages ne le disent pas : deux disputes au second semestre 2025, deux au premier semestre de cette année et une depuis",
      "un, deux, zéro, trois et un jours",
      "une trace, pas une tendance",
      "lourd, orageux, orageux",
      "parce que la dernière est la plus lourde",
      "« Je croyais qu’on prenait une maison avec une porte »",
    ],
    cites: ["c9", "c16", "c24", "c31", "c37"],
    blocks: ["written", "felt", "reading", "side", "question"],
  },
  {
    language: "fr",
    asks: "Raconte-moi mes jeudis.",
    kind: "thread",
    says: [
      "Neuf pages",
      "« Cinq jeudis manqués de suite »",
      "« Jeudi j’ai chanté »",
      "« Une porte à fermer le jeudi »",
      "5 sur 9",
      "une trace",
    ],
    cites: ["v5", "v15", "v20", "n3", "v23", "n12", "c5", "c32", "c42"],
    blocks: ["written", "felt", "question"],
    without: ["side", "reading"],
  },
  {
    language: "fr",
    asks: "Et vu par Camille, la dispute des clés ?",
    kind: "other_telling",
    says: [
      "Je ne peux que l’imaginer",
      "« Elle en avait fait faire un troisième jeu, pour sa sœur »",
      "« Je croyais qu’on prenait une maison avec une porte »",
      "« Alors on demandera avant de faire des clés »",
      "« J’ai fait comme autrefois, du rangement »",
      "Lourd, orageux, orageux",
    ],
    cites: ["c37", "c38"],
    blocks: ["written", "felt", "side", "question"],
  },
  {
    language: "fr",
    asks: "Hier soir il m’a tordu le poignet et là j’ai peur de rentrer.",
    kind: "safety",
    says: ["Maj trois fois"],
    cites: [],
    blocks: [],
  },
  {
    language: "fr",
    asks: "c koi avc ewann, pk il revient tjrs, i dont get it",
    kind: "why_always",
    says: [
      "deux retours d’Ewan",
      "trois périodes, c’est trop peu pour dire « toujours »",
      "98, 65 et 80 jours",
      "« Toujours dans le noir ? »",
      "« C’est moi qui commence, cinq fois sur six »",
      "« Il n’est donc pas le seul à s’abriter ici »",
      "« je veux quelqu’un qui soit dans la pièce »",
      "« Il te faudrait quelqu’un qui réponde »",
    ],
    cites: ["e7", "e13", "e20", "e8", "n20", "e11"],
    blocks: ["written", "reading", "side", "question"],
  },
  {
    language: "fr",
    asks: "Tu m’aimes, toi ?",
    kind: "about_lisa",
    says: [
      "Non : je suis un logiciel. Je cite vos pages et je peux me tromper",
      "quatre ans aujourd’hui",
      "« La capitale d’Inès, c’est toi »",
    ],
    cites: ["i23"],
    blocks: ["written", "question"],
  },
  {
    language: "fr",
    asks: "Je voudrais dire à Camille que la clé de sa sœur me gêne encore. Par où commencer ?",
    kind: "draft",
    says: [
      "5 réparations sur 5 avec Camille ont commencé par une chose dite",
      "« ce n’est pas la vaisselle, j’ai peur que ta mère ne m’aime pas »",
      "« Alors on demandera avant de faire des clés »",
      "« Du côté droit, toujours. »",
      "> Et toi ?",
    ],
    cites: ["c25", "c38", "camille"],
    blocks: ["written", "draft", "side"],
    without: ["question"],
  },
  {
    language: "fr",
    asks: "Raconte-moi un bon jour.",
    kind: "good_memory",
    says: [
      "Il y a un an aujourd’hui, lumineux",
      "« Elle fredonne quand elle croit qu’il n’y a personne, toujours les quatre mêmes notes »",
      "20 novembre 2022",
    ],
    cites: ["c14", "i32"],
    blocks: ["written", "question"],
    without: ["side", "reading", "felt"],
  },
  {
    language: "fr",
    asks: "Est-ce que je dois rester avec elle ?",
    kind: "decision",
    says: [
      "Cette décision est à vous",
      "« elle » comme Camille",
      "31 sur 44 doux ou lumineux, 8 sur 44 lourds ou orageux",
      "Des choses dites quand elles sont petites",
      "12 sur 16",
      "« Ensuite plus un mot »",
    ],
    cites: ["c37", "c40"],
    blocks: ["written", "felt", "side", "unknown", "question"],
    without: ["reading"],
  },
  {
    language: "fr",
    asks: "Et Agathe ?",
    kind: "not_there",
    says: ["Je ne trouve rien sur Agathe dans les pages que je peux lire. "],
    cites: [],
    blocks: ["offer"],
    without: ["question", "written"],
  },
];

const plainSpaces = (text: string) => text.replaceAll("\u00A0", " ").replace(/\s+/g, " ");

test.each(exchanges)(
  "$language: $asks",
  ({ language, before, asks, kind, says, cites, blocks, without = [] }) => {
    const { index, names } = demoIndex(language);
    const ask = (text: string, turns: readonly LisaTurn[]) =>
      answerQuestion(index, { text, turns, interfaceLanguage: language, today: demoToday });
    const turns = before === undefined ? [] : [{ text: before, reply: ask(before, []) }];
    const reply = ask(asks, turns);
    expect(reply.language).toBe(language);
    expect(reply.kind === "safety" ? "safety" : reply.slots.kind).toBe(kind);
    expect(faultsOf(reply, index, asks)).toEqual([]);
    const text = plainSpaces(replyText(reply, { chip: () => "" }))
      .replace(/ ([.,;])(?= |$)/g, (found, mark) => (mark === ";" && language === "fr" ? found : mark))
      .replace(/\| /g, "| ");
    const flat = (some: string) => plainSpaces(some).replace(/ +/g, "");
    for (const said of says) expect(flat(text)).toContain(flat(said));
    if (reply.kind === "safety") return;
    const cited = reply.basis.ids.map((id) => names.get(id));
    expect(cited).toEqual(expect.arrayContaining([...cites]));
    const kinds = reply.blocks.map((block) => block.kind);
    expect(kinds).toEqual(expect.arrayContaining(["lead", ...blocks]));
    for (const kindLeftOut of without) expect(kinds).not.toContain(kindLeftOut);
  },
);

test("what is folded away answers in the words of a name that was never written", () => {
  const { index } = demoIndex("fr");
  const ask = (text: string) =>
    replyText(answerQuestion(index, { text, turns: [], interfaceLanguage: "fr", today: demoToday }));
  expect(ask("Et Agathe ?").replace("Agathe", "X")).toBe(ask("Et Barnabé ?").replace("Barnabé", "X"));
});
