import { afterEach, expect, test } from "vitest";
import { closeJournal, openJournal } from "#app/store/db/journal.ts";
import { anotherPerson, emptyStorage, somePerson } from "#app/store/testing/open-test-journal.ts";
import type { LisaReply } from "#domain/lisa/reply.ts";
import { giveReply } from "./give-reply.ts";

afterEach(closeJournal);

const reply: LisaReply = {
  kind: "empty",
  language: "en",
  blocks: [
    {
      kind: "lead",
      label: null,
      parts: [{ kind: "paragraph", runs: [{ kind: "text", text: "Nothing yet." }] }],
    },
  ],
  basis: { n: 0, ids: [] },
  ways: [],
  chart: null,
  slots: { kind: "when", people: [], tags: [], period: null, moods: [], place: null, words: [] },
  said: [],
};

const open = (personId: string) =>
  openJournal(
    { kind: "account", personId },
    {
      now: () => new Date("2026-11-21T10:00:00.000Z"),
      newId: () => crypto.randomUUID(),
      indexedDb: emptyStorage(),
    },
  );
const question = {
  text: "When was it light?",
  turns: [],
  interfaceLanguage: "en",
  today: "2026-11-21",
} as const;

/** @param meanwhile what happens before the answer comes */
async function askAndLeave(meanwhile: () => Promise<unknown>) {
  const journal = await open(somePerson);
  const outcome = await giveReply({
    journal,
    question,
    turn: null,
    conversation: { id: "01989681-0000-7000-8000-000000000001", isNew: true, title: "" },
    ask: async () => {
      await meanwhile();
      return reply;
    },
    words: null,
    show: () => undefined,
    signal: new AbortController().signal,
  });
  return { journal, outcome };
}

test("a reply is kept in the journal that was asked", async () => {
  const { journal, outcome } = await askAndLeave(async () => undefined);
  expect(outcome.kind).toBe("given");
  expect(await journal.database.table("turns").count()).toBe(1);
});

test("a reply that comes after the journal was left is kept in no other one", async () => {
  let next: Awaited<ReturnType<typeof open>> | undefined;
  const { outcome } = await askAndLeave(async () => {
    next = await open(anotherPerson);
  });
  expect(outcome).toEqual({ kind: "refused", reason: "not_kept" });
  expect(await next?.database.table("conversations").count()).toBe(0);
  expect(await next?.database.table("turns").count()).toBe(0);
});
