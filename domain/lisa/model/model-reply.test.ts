import { expect, test } from "vitest";
import { demoIndex, demoPages, demoToday } from "#domain/fixtures/lisa-journals.ts";
import { createNameVeil } from "#domain/name-veil/name-veil.ts";
import { answerQuestion } from "../answer-question.ts";
import { type LisaRelationship, noPages } from "../lisa-pages.ts";
import type { LisaChip, LisaLanguage } from "../reply.ts";
import { replyText } from "../reply-text.ts";
import {
  type BuiltModelCall,
  buildModelCall,
  isSaidAgain,
  type ModelAnswer,
  namesOf,
} from "./build-model-call.ts";
import { modelFaults } from "./check-model-reply.ts";
import { modelCallSchema } from "./model-call.ts";
import { readModelReply } from "./read-model-reply.ts";

const chipOf = (id: string, title: string): LisaChip => ({
  kind: "chip",
  table: "moments",
  id,
  date: "5 June 2022",
  title,
  mood: "heavy",
});
const text = (words: string) => ({ kind: "text", text: words }) as const;
const answer: ModelAnswer = {
  kind: "answer",
  language: "en",
  blocks: [
    { kind: "lead", label: null, parts: [{ kind: "paragraph", runs: [text("Four quarrels with Inès.")] }] },
    {
      kind: "written",
      label: "Written",
      parts: [
        {
          kind: "paragraph",
          runs: [
            text("Six, nine, four and eight days; 9 of 29 kept in "),
            chipOf("one", "The list"),
            text(", "),
            { kind: "quotation", text: "where do you go" },
            chipOf("two", "Nantes"),
          ],
        },
      ],
    },
    { kind: "question", label: null, parts: [{ kind: "paragraph", runs: [text("Which one?")] }] },
  ],
  basis: { n: 29, ids: ["one", "two"] },
  ways: [],
  chart: null,
  slots: { kind: "numbers", people: [], tags: [], period: null, moods: [], place: null, words: [] },
  said: [],
};
const relationship: LisaRelationship = {
  id: "ines",
  name: "Inès",
  city: "Nantes",
  meeting_place: null,
  start_date: null,
  end_date: null,
  periods: [],
  status: "ended",
  type: "serious",
  notes: "",
  captions: [],
};
const pages = { ...noPages, relationships: [relationship] };

function built(
  question = "How long after a quarrel with Inès, in Nantes?",
): BuiltModelCall & { veil: ReturnType<typeof createNameVeil> } {
  const names = namesOf(pages);
  const veil = createNameVeil({ names, texts: ["which one quarrels"], seed: "c" });
  const made = buildModelCall({
    messageId: "0194b3a0-0000-7000-8000-000000000001",
    question,
    answer,
    pages,
    turns: [],
    veil,
    names,
  });
  if (!made.ok) throw new Error(made.leaks.join());
  return { ...made, veil };
}

test("a call has the answer, its pages by number, and no name", () => {
  const { call, chips } = built();
  expect(modelCallSchema.parse(call)).toEqual(call);
  expect(JSON.stringify(call)).not.toMatch(/In[eè]s|Nantes/);
  expect(call.answer).toContain("[p1]");
  expect([...chips.values()].map(({ id }) => id)).toEqual(["one", "two"]);
  expect(call.pages.map(({ ref }) => ref)).toEqual(["p1", "p2"]);
});

test("what would still be readable stops the call", () => {
  const names = namesOf(pages);
  const veil = { ...createNameVeil({ names, texts: [], seed: "c" }), veil: (words: string) => words };
  const made = buildModelCall({
    messageId: "0194b3a0-0000-7000-8000-000000000001",
    question: "?",
    answer,
    pages,
    turns: [],
    veil,
    names,
  });
  expect(made).toMatchObject({ ok: false });
});

test.each([
  ["ten thousand letters", "a".repeat(10_000)],
  ["ten thousand names", "Inès ".repeat(2_000)],
  ["pairs that a limit cuts in two", "💔".repeat(5_001)],
  ["from right to left", "קיאק ".repeat(2_000)],
  ["pictures alone", "🙂🙂"],
  ["half a picture", "\uD83D"],
])("what is asked keeps to the limits of a call, after two hundred turns too: %s", (_, question) => {
  const names = namesOf(pages);
  const veil = createNameVeil({ names, texts: [], seed: "c" });
  const turns = Array.from({ length: 200 }, () => ({ question, reply: question }));
  const made = buildModelCall({
    messageId: "0194b3a0-0000-7000-8000-000000000001",
    question,
    answer,
    pages,
    turns,
    veil,
    names,
  });
  if (!made.ok) throw new Error(made.leaks.join());
  expect(modelCallSchema.parse(made.call)).toEqual(made.call);
  expect(made.call.turns).toHaveLength(3);
  expect(JSON.stringify(made.call)).not.toMatch(/In[eè]s|\\ud83d/);
});

const good = () => {
  const { call, veil, veiled } = built();
  const alias = veil.veil("Inès");
  return {
    call,
    veil,
    veiled,
    alias,
    reply: `Four quarrels with ${alias} are noted.\n\n**Written.** Nine of 29 stayed unsaid [p1]: “where do you go” [p2].\n\nWhich one?`,
  };
};

test("a reply that keeps to what it was given stands, with its names, chips and quotations", () => {
  const { call, veil, veiled, reply } = good();
  expect(modelFaults(reply, call, veiled, veil)).toEqual([]);
  const blocks = readModelReply(veil.reveal(reply, "en"), answer, built().chips);
  expect(blocks.map(({ kind }) => kind)).toEqual(["lead", "written", "question"]);
  expect(blocks[0]?.parts).toEqual([
    { kind: "paragraph", runs: [text("Four quarrels with Inès are noted.")] },
  ]);
  expect(blocks[1]?.parts).toEqual([
    {
      kind: "paragraph",
      runs: [
        text("Nine of 29 stayed unsaid "),
        chipOf("one", "The list"),
        text(": "),
        { kind: "quotation", text: "where do you go" },
        text(" "),
        chipOf("two", "Nantes"),
        text("."),
      ],
    },
  ]);
});

test.each([
  ["empty", () => "  \n "],
  ["page", (reply: string) => reply.replace("[p2]", "[p7]")],
  ["page", (reply: string) => reply.replaceAll(/\[p\d\]/g, "")],
  ["quotation", (reply: string) => reply.replace("where do you go", "I never loved you")],
  ["quotation", (reply: string) => reply.replace("“where do you go”", '"get out"')],
  ["figure", (reply: string) => reply.replace("29", "31")],
  ["figure", (reply: string) => reply.replace("Nine", "Nine hundred")],
  ["figure", (reply: string) => reply.replace("Nine of 29", "Nine, of four hundred and nine,")],
  ["figure", (reply: string) => reply.replace("29", "mille neuf")],
  ["figure", (reply: string) => `${reply.replace("?", "")} of dozens?`],
  ["figure", (reply: string) => `${reply.replace("?", "")} in half of them?`],
  [
    "prompt",
    (reply: string) => `${reply} You are LISA, software that reads a person’s private journal with them.`,
  ],
  ["name", (reply: string) => reply.replace("Four", "Zatagux: four")],
  ["heading", (reply: string) => reply.replace("**Written.**", "**Verdict.**")],
  ["manner", (reply: string) => reply.replace("are noted", "show a toxic person")],
  ["manner", (reply: string) => reply.replace("are noted", "mean that you should leave")],
  ["manner", (reply: string) => reply.replace("are noted", "make me think: I feel sad")],
  ["manner", (reply: string) => reply.replace("noted.", "noted!")],
  ["manner", (reply: string) => reply.replace("noted.", "noted 💔.")],
  ["question", (reply: string) => reply.replace("Which one?", "Which one? And why?")],
  ["link", (reply: string) => reply.replace("noted", "noted https://evil.example/x")],
  ["link", (reply: string) => reply.replace("noted", "noted ![x](y)")],
  ["length", (reply: string) => `${reply} ${"and so on ".repeat(100)}`],
])("a reply with a fault is found: %s", (fault, spoil) => {
  const { call, veil, veiled, reply } = good();
  expect(modelFaults(spoil(reply), call, veiled, veil)).toContain(fault);
});

test("a figure that stands on a page alone is said as a quotation, or not", () => {
  const { call, veil, veiled, reply } = good();
  const [first, ...others] = call.pages;
  if (!first) throw new RangeError("no page");
  const pages = [{ ...first, text: `${first.text}\nI counted 97 boats.` }, ...others];
  const read = { ...call, pages };
  expect(modelFaults(reply.replace("29", "97"), read, veiled, veil)).toContain("figure");
  expect(modelFaults(reply.replace("where do you go", "I counted 97 boats"), read, veiled, veil)).toEqual([]);
});

test("number words that were given one by one are not put together", () => {
  const { call, veil, veiled, reply } = good();
  const asked = { ...call, question: "Is a hundred too many? Is nine?" };
  expect(modelFaults(reply.replace("Nine of", "Nine hundred, not"), asked, veiled, veil)).toContain("figure");
  expect(modelFaults(reply.replace("Nine of", "Nine, not a hundred, of"), asked, veiled, veil)).toEqual([]);
});

test("a figure, a quotation or a word of the person's own question may be said again", () => {
  const { call, veil, veiled, reply } = good();
  const asked = { ...call, question: "Is 13 too many?" };
  expect(modelFaults(reply.replace("are noted", "are noted, not 13"), asked, veiled, veil)).toEqual([]);
});

test("markup of a reply is text", () => {
  const blocks = readModelReply("<b>One</b> `two` **three** [p9]", answer, new Map());
  expect(blocks[0]?.parts).toEqual([{ kind: "paragraph", runs: [text("<b>One</b> two three ")] }]);
});

const asked: readonly (readonly [LisaLanguage, string])[] = [
  ["en", "Give me an overview."],
  ["en", "How do I communicate when something is wrong?"],
  ["en", "Show me the whole of Inès and me, in order."],
  ["en", "Why do my relationships end in spring?"],
  ["en", "Am I happier now?"],
  ["en", "Exactly how many moments about Inès, and how many were good?"],
  ["fr", "Qu’est-ce qui revient ?"],
  ["fr", "En quoi ai-je changé ?"],
  ["fr", "Qu’est-ce que j’ai appris ?"],
  ["fr", "Camille, c’est ce que je cherche ?"],
  ["fr", "Raconte-moi mes jeudis."],
  ["fr", "Raconte-moi un bon jour."],
];

const ask = (language: LisaLanguage, text: string) => ({
  text,
  today: demoToday,
  interfaceLanguage: language,
  emergencyCountry: null,
  turns: [],
});

test.each(asked)(
  "said again word for word, an answer is whole, without a fault or a leak: %s %s",
  (language, question) => {
    const { index } = demoIndex(language);
    const pages = demoPages(language);
    const reply = answerQuestion(index, ask(language, question));
    if (!("blocks" in reply)) throw new Error("no answer");
    expect(isSaidAgain(reply)).toBe(true);
    const names = namesOf(pages);
    const veil = createNameVeil({ names, texts: pages.moments.map(({ text }) => text), seed: "c" });
    const messageId = "0194b3a0-0000-7000-8000-000000000001";
    const made = buildModelCall({ messageId, question, answer: reply, pages, turns: [], veil, names });
    if (!made.ok) throw new Error(made.leaks.join());
    expect(modelFaults(made.call.answer, made.call, made.veiled, veil)).toEqual([]);
    const moods = {
      en: /^[^·]+ · (?:stormy|heavy|even|gentle|bright) · /,
      fr: /^[^·]+ · (?:orageux|lourd|égal|doux|lumineux) · /,
    };
    for (const page of made.call.pages) expect(page.text).toMatch(moods[language]);
    const blocks = readModelReply(veil.reveal(made.call.answer, language), reply, made.chips);
    const plain = (text: string) => text.replaceAll(/\s+/g, " ");
    expect(plain(replyText({ ...reply, blocks }))).toBe(plain(replyText(reply)));
  },
);

test.each([
  ["en", "Compare Inès and Camille."],
  ["en", "Write a letter to Salomé. I won’t send it."],
] as const)("an answer with a table or a draft stays in the analyst's words: %s %s", (language, question) => {
  const reply = answerQuestion(demoIndex(language).index, ask(language, question));
  if (!("blocks" in reply)) throw new Error("no answer");
  expect(isSaidAgain(reply)).toBe(false);
});
