import { expect, test } from "vitest";
import { demoIndex, demoToday } from "#domain/fixtures/lisa-journals.ts";
import { faultsOf } from "#domain/fixtures/lisa-manners.ts";
import { understand } from "../read/understand.ts";
import type { QuestionKind } from "../reply.ts";
import { AnswerDraft } from "./answer-draft.ts";

const { index } = demoIndex("en");

function draftOf(kind: QuestionKind): AnswerDraft {
  const understood = understand(index, { text: "", turns: [], interfaceLanguage: "en", today: demoToday });
  const slots = { ...understood.slots, kind };
  return new AnswerDraft({
    index,
    kind,
    language: "en",
    today: demoToday,
    slots,
    people: [],
    chosen: index.all,
    understood,
    said: new Set(),
    quoted: new Set(),
    told: new Set(),
  });
}

const pages = index.all.filter(({ moment }) => moment.text.length > 60);

test.each(["numbers", "overview"] as const)(
  "however much is said, what comes out of %s keeps its lengths, and its first sentence",
  (kind) => {
    const draft = draftOf(kind);
    draft.say("lead", ["First of all.", "D’abord."]);
    for (const [at, page] of pages.slice(0, 60).entries()) {
      draft.say("written", ["A fact, and another fact of the same page, number {at}: {line}.", "Un fait."], {
        at,
        line: draft.cite(page.moment.text.slice(0, 50), page),
      });
      draft.say("reading", ["Perhaps another reading of it.", "Peut-être."]);
      draft.say("unknown", ["What nobody wrote on that day.", "Rien."]);
    }
    const reply = draft.finish();
    expect(faultsOf(reply, index, "")).toEqual([]);
    expect(reply.kind !== "safety" && reply.blocks[0]?.parts).toEqual([
      { kind: "paragraph", runs: [{ kind: "text", text: "First of all." }] },
    ]);
    expect(reply.kind !== "safety" && reply.blocks.map((block) => block.kind)).toContain("written");
  },
);

test("blocks come in the order of the contract, whatever the order they were made in", () => {
  const draft = draftOf("numbers");
  draft.say("unknown", ["Three.", "Trois."]);
  draft.say("felt", ["Two.", "Deux."]);
  draft.say("lead", ["One.", "Un."]);
  const reply = draft.noQuestion().finish();
  expect(reply.kind !== "safety" && reply.blocks.map(({ kind }) => kind)).toEqual([
    "lead",
    "felt",
    "unknown",
  ]);
});

test("a question is asked once in a conversation, and then none rather than the same", () => {
  const said = new Set<string>();
  const asked: string[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    const draft = new AnswerDraft({ ...draftOf("numbers").asked, said });
    draft.say("lead", ["One.", "Un."]);
    const reply = draft.finish();
    if (reply.kind === "safety") continue;
    for (const key of reply.said) said.add(key);
    asked.push(
      ...reply.blocks.filter(({ kind }) => kind === "question").map(({ parts }) => JSON.stringify(parts)),
    );
  }
  expect(asked.length).toBeGreaterThan(3);
  expect(new Set(asked).size).toBe(asked.length);
});
