import { expect, test } from "vitest";
import type { Conversation, Turn } from "#domain/conversation/conversation.ts";
import { writeReply } from "#domain/conversation/kept-reply.ts";
import { buildMedia, buildMoment, buildRelationship, idAt } from "#domain/fixtures/journal.ts";
import { chooseConversations } from "./choose-conversations.ts";
import { type CopyChoice, chooseRows, wholeCopy } from "./choose-copy.ts";
import { compareCopy } from "./compare-copy.ts";
import { journalFileSchema } from "./journal-file.ts";
import { makeCopy } from "./make-copy.ts";
import { planImport } from "./plan-import.ts";
import { readCopy } from "./read-copy.ts";

const today = "2026-11-21";
const at = "2026-11-20T10:00:00.000Z";
const owner = idAt("2025-01-01T00:00:00Z", 0);
const record = { user_id: owner, rev: 1, created_at: at, updated_at: at, deleted_at: null };
const id = (serial: number) => idAt("2026-11-20T10:00:00Z", serial);

const alma = buildRelationship(1, { name: "Alma" });
const noe = buildRelationship(2, { name: "Noé", veil: "sealed" });
const walk = buildMoment(1, "2024-05", { relationship_id: alma.id });
const alone = buildMoment(2, "2020", { relationship_id: null });
const picture = buildMedia(1, { moment_id: walk.id });
const journal = { relationships: [alma, noe], moments: [walk, alone], media: [picture] };

const talk = (serial: number, over: Partial<Conversation> = {}): Conversation => ({
  ...record,
  id: id(serial),
  title: "",
  kind: null,
  is_pinned: false,
  ...over,
});
const reply = (words: string, page = walk.id) =>
  writeReply({
    kind: "answer",
    language: "en",
    blocks: [
      {
        kind: "lead",
        label: null,
        parts: [
          {
            kind: "paragraph",
            runs: [
              { kind: "text", text: words },
              { kind: "chip", table: "moments", id: page, date: "2024-05", title: "Walk", mood: null },
            ],
          },
        ],
      },
    ],
    basis: { n: 1, ids: [page] },
    ways: [],
    chart: null,
    slots: { kind: "numbers", people: [], tags: [], period: null, moods: [], place: null, words: [] },
    said: [],
  }) ?? "";
const turn = (serial: number, of: Conversation, over: Partial<Turn> = {}): Turn => ({
  ...record,
  id: id(100 + serial),
  conversation_id: of.id,
  question: "What did I write?",
  replies: [
    {
      id: id(200 + serial),
      question: "What did I write?",
      locale: "en",
      at,
      reply: reply("You wrote of the sea."),
    },
  ],
  feedback: "yes",
  cited: [walk.id],
  ...over,
});

const plain = talk(1, { title: "The sea", is_pinned: true });
const named = talk(2);
const shows = talk(6);
const cites = talk(3);
const alonely = talk(4);
const gone = talk(5, { deleted_at: at });
const conversations = {
  conversations: [gone, alonely, cites, named, plain],
  turns: [
    turn(1, plain),
    turn(6, plain, { question: "And then?" }),
    turn(7, plain, { deleted_at: at, question: "Thrown away" }),
    turn(2, named, { question: "Is it NOE again?", cited: [] }),
    turn(3, cites, { cited: [noe.id] }),
    turn(4, alonely, { cited: [alone.id] }),
    turn(5, gone, { question: "In the trash" }),
  ],
};
const choose = (over: Partial<CopyChoice>): CopyChoice => ({ ...wholeCopy, withVeiled: true, ...over });
const chosen = (choice: CopyChoice, of = journal) =>
  chooseConversations(conversations, of, chooseRows(of, choice, today), choice);
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map((row) => row.id);

const copyWith = (choice: CopyChoice) =>
  JSON.parse(
    JSON.stringify(
      makeCopy(
        {
          journal,
          conversations,
          profile: null,
          versions: new Map(),
          owner,
          preferences: { language: "en", theme: "system", single_keys: true, quick_exit: true },
          madeAt: "2026-11-21T10:00:00.000Z",
          today,
          aliasWords: { person: "Person", writer: "me" },
        },
        choice,
      ),
    ),
  );
const read = (file: object) => {
  const reading = readCopy(JSON.stringify(file), { day: today, minute: 600 });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  return reading.copy;
};
const target = (idFor = (one: string) => one, rows: Partial<Record<string, Map<string, never>>> = {}) => ({
  rows: {
    relationships: new Map(),
    moments: new Map(),
    media: new Map(),
    conversations: new Map(),
    turns: new Map(),
    ...rows,
  },
  profile: {},
  idFor,
  renewedId: (one: string) => one,
  onTheWay: new Set<string>(),
  fileState: () => "none" as const,
});
const choice = {
  withoutPeople: new Set<string>(),
  onDifference: "keep",
  withProfile: false,
  withMedia: true,
  withConversations: true,
} as const;

test("conversations are in a copy, oldest first and without the trash; they can be left out, and a veiled copy has none", () => {
  expect(idsOf(chosen(choose({})).conversations)).toEqual(idsOf([plain, named, cites, alonely]));
  expect(chosen(choose({ withConversations: false }))).toMatchObject({ conversations: [], leftOut: 4 });
  const veiled = copyWith(choose({ names: "veiled" }));
  expect(veiled.conversations).toEqual([]);
  expect(veiled.left_out.conversations).toBe(4);
  expect(JSON.stringify(copyWith(choose({})))).not.toMatch(/In the trash|Thrown away/);
});

test("a conversation that names or cites somebody who stays closed, is not chosen or lies in the trash stays out whole", () => {
  expect(idsOf(chosen(choose({ withVeiled: false })).conversations)).toEqual(idsOf([plain, alonely]));
  expect(idsOf(chosen(choose({ withoutPeople: new Set([noe.id]) })).conversations)).toEqual(
    idsOf([plain, alonely]),
  );
  expect(idsOf(chosen(choose({ withoutPeople: new Set([alma.id]) })).conversations)).toEqual(
    idsOf([named, cites, alonely]),
  );
  const [seen, asked] = [[shows], [turn(9, shows, { cited: [picture.id] })]];
  const withoutAlma = choose({ withoutPeople: new Set([alma.id]) });
  const rows = chooseRows(journal, withoutAlma, today);
  expect(chooseConversations({ conversations: seen, turns: asked }, journal, rows, withoutAlma).leftOut).toBe(
    1,
  );
  expect(idsOf(chosen(choose({ withNobody: false })).conversations)).toEqual(idsOf([plain, named, cites]));
  expect(idsOf(chosen(choose({ from: 2023 })).conversations)).not.toContain(alonely.id);
  const trashed = { ...journal, relationships: [alma, { ...noe, deleted_at: at }] };
  expect(idsOf(chosen(choose({}), trashed).conversations)).toEqual(idsOf([plain, alonely]));
});

test("a name that somebody in the copy bears too says nothing about whoever is left out", () => {
  const twin = { ...buildRelationship(9, { name: "noé" }), deleted_at: at };
  const both = { ...journal, relationships: [alma, { ...noe, veil: "open" as const }, twin] };
  expect(idsOf(chosen(choose({}), both).conversations)).toContain(named.id);
});

test("each question and reply is in the copy as its schema says, in plain words too", () => {
  const copy = copyWith(choose({}));
  expect(journalFileSchema.safeParse(copy).error).toBeUndefined();
  expect(copy.conversations[0]).toMatchObject({ title: "The sea", is_pinned: true });
  expect(copy.conversations[0].turns).toHaveLength(2);
  expect(copy.conversations[0].turns[0].replies[0].text).toContain("You wrote of the sea.");
});

test("they come back as the rows they were", () => {
  const { entries, notes } = read(copyWith(choose({})));
  expect(notes).toEqual([]);
  const sameAs = (row: Turn | Conversation) => entries.find((entry) => entry.id === row.id)?.fields;
  const {
    user_id: _,
    rev: __,
    created_at: ___,
    updated_at: ____,
    deleted_at: _____,
    id: ______,
    ...fields
  } = conversations.turns[0] as Turn;
  expect(sameAs(conversations.turns[0] as Turn)).toEqual(fields);
  expect(sameAs(plain)).toEqual({ title: "The sea", kind: null, is_pinned: true });
});

test("in another journal every page that a reply stands on is the page as it is called there", () => {
  const other = (one: string) => one.replace(/^0/, "f");
  const { entries } = compareCopy(read(copyWith(choose({}))), target(other));
  const brought = entries.find(({ table }) => table === "turns");
  expect(brought?.fields).toMatchObject({ conversation_id: other(plain.id), cited: [other(walk.id)] });
  expect(JSON.stringify(brought?.fields.replies)).toContain(other(walk.id));
  expect(JSON.stringify(brought?.fields.replies)).not.toContain(walk.id);
});

test("a conversation that goes on here keeps what is here, and gets the questions that are new", () => {
  const rows = { conversations: new Map([[plain.id, plain as never]]) };
  const { entries } = compareCopy(read(copyWith(choose({}))), target(undefined, rows));
  expect(entries.filter(({ id: one }) => one === plain.id).map(({ state }) => state)).toEqual(["same"]);
  expect(entries.filter(({ table, state }) => table === "turns" && state === "new")).toHaveLength(5);
});

test("who stays out of an import takes the conversations along that speak of them; all of them can stay out", () => {
  const compared = compareCopy(read(copyWith(choose({}))), target());
  const written = (over: object) =>
    planImport(compared, { ...choice, ...over })
      .writes.filter(({ table }) => table === "conversations" || table === "turns")
      .map(({ id: one }) => one);
  expect(written({})).toHaveLength(9);
  const without = written({ withoutPeople: new Set([noe.id]) });
  expect(without).toEqual(expect.arrayContaining([plain.id, alonely.id]));
  expect(without).not.toContain(named.id);
  expect(without).not.toContain(cites.id);
  expect(without).toHaveLength(5);
  expect(written({ withConversations: false })).toEqual([]);
});

test("a conversation that is none, and a question without words, stay out and are told; the others come", () => {
  const copy = copyWith(choose({}));
  const [first, second, ...rest] = copy.conversations;
  const { entries, notes } = read({
    ...copy,
    conversations: [
      { ...first, id: "none" },
      {
        ...second,
        turns: [{ ...second.turns[0], question: "" }, { ...second.turns[0], id: id(900), replies: "all" }, 7],
      },
      ...rest,
    ],
  });
  expect(notes.map(({ table, code }) => [table, code])).toEqual([
    ["conversations", "bad_id"],
    ["turns", "not_allowed"],
    ["turns", "not_allowed"],
    ["turns", "required"],
    ["turns", "wrong_type"],
    ["turns", "not_an_entry"],
  ]);
  expect(entries.filter(({ table }) => table === "conversations")).toHaveLength(3);
});
