import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { closeJournal, openJournal } from "#app/store/db/journal.ts";
import { watchDroppedDrafts } from "#app/store/testing/dropped-drafts.ts";
import { anotherPerson, emptyStorage, somePerson } from "#app/store/testing/open-test-journal.ts";
import { type GivenReply, readReply } from "#domain/conversation/kept-reply.ts";
import type { LisaReply } from "#domain/lisa/reply.ts";
import { giveReply } from "./give-reply.ts";
import { shownTurn } from "./shown-turn.ts";

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

const draft = {
  key: "lisa:new",
  value: { fields: { question: question.text } },
  savedAt: "2026-11-21T09:59:00.000Z",
};

/** @param meanwhile what happens before the answer comes */
async function askAndLeave(meanwhile: () => Promise<unknown>) {
  const journal = await open(somePerson);
  const dropped = watchDroppedDrafts(journal);
  await journal.database.drafts.put(draft);
  const outcome = await giveReply({
    journal,
    question,
    turn: null,
    draft: draft.key,
    conversation: { id: "01989681-0000-7000-8000-000000000001", isNew: true, title: "" },
    ask: async () => {
      await meanwhile();
      return reply;
    },
    words: null,
    show: () => undefined,
    signal: new AbortController().signal,
  });
  return { journal, outcome, dropped };
}

test("a reply is kept in the journal that was asked, and takes the draft of its question along", async () => {
  const { journal, outcome, dropped } = await askAndLeave(async () => undefined);
  expect(outcome.kind).toBe("given");
  expect(await journal.database.table("turns").count()).toBe(1);
  expect(dropped).toMatchObject([{ key: draft.key, with: expect.arrayContaining(["turns", "outbox"]) }]);
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

const conversation = { id: "01989681-0000-7000-8000-000000000002", isNew: true, title: "" };
const answer: LisaReply = { ...reply, basis: { n: 1, ids: ["01989681-0000-7000-8000-00000000000f"] } };

/** A model that has said its first word when it is stopped. @param sent what left the page until then */
async function askAndStop(sent: string | null, over: Partial<Parameters<typeof giveReply>[0]> = {}) {
  const journal = over.journal ?? (await open(somePerson));
  const stopping = new AbortController();
  const say = async ({ reply: said }: { readonly reply: GivenReply }) => {
    stopping.abort();
    return { ...said, inOtherWords: { by: "server", model: "m", trouble: "stopped", sent } as const };
  };
  const outcome = await giveReply({
    ...{ journal, question, turn: null, conversation, ask: async () => answer },
    ...{ words: { say, countsFromFirstWord: true }, show: () => undefined, signal: stopping.signal },
    ...over,
  });
  return { journal, outcome, turns: await journal.database.table("turns").toArray() };
}

test("nobody waits for the server to hear that an answer was given", async () => {
  const counted = { canSend: true, used: 1, limit: 30, remaining: 29, reserved: true };
  const call = vi.fn(async (path: string) =>
    path.endsWith("/reserve") ? Response.json(counted) : new Promise<Response>(() => undefined),
  );
  vi.stubGlobal("fetch", call);
  onTestFinished(() => void vi.unstubAllGlobals());
  const journal = await open(somePerson);
  const asked = { journal, question, turn: null, conversation, words: null, show: () => undefined };
  const counts = async () => ({ ...answer, kind: "answer" }) as const;
  const outcome = giveReply({ ...asked, ask: counts, signal: new AbortController().signal });
  expect(await outcome).toMatchObject({ kind: "given" });
  await vi.waitUntil(() => call.mock.calls.some(([path]) => path.endsWith("/deliver")));
});

test("what a model was sent before it was stopped is kept beside the question, and no word of a reply", async () => {
  const journal = await open(somePerson);
  await journal.database.drafts.put(draft);
  const over = { journal, draft: draft.key };
  const { outcome, turns } = await askAndStop('{"question":"Is [A] far?"}', over);
  // The question stands in its line again.
  expect(await journal.database.drafts.get(draft.key)).toEqual(draft);
  expect(outcome).toMatchObject({ kind: "stopped", isCounted: false });
  expect(turns).toMatchObject([{ question: question.text, cited: answer.basis.ids }]);
  expect(readReply(turns[0]?.replies[0]?.reply ?? "")).toMatchObject({
    blocks: [],
    inOtherWords: { trouble: "stopped", sent: '{"question":"Is [A] far?"}' },
  });
});

test("where nothing was sent, or the conversation is kept nowhere, a stopped question leaves nothing", async () => {
  expect(await askAndStop(null)).toMatchObject({ outcome: { call: null }, turns: [] });
  await closeJournal();
  const { outcome, turns } = await askAndStop("{}", { conversation: null });
  // The page shows it for as long as it is open.
  expect(outcome).toMatchObject({ call: { reply: { inOtherWords: { sent: "{}" } } } });
  expect(turns).toEqual([]);
});

test("an answer that is said again, and stopped, stays the one that is shown", async () => {
  const { journal } = await askAndLeave(async () => undefined);
  const [row] = await journal.database.table("turns").toArray();
  if (!row) throw new Error("no turn");
  const { turns } = await askAndStop("{}", { journal, turn: shownTurn(row) });
  const shown = turns.map(({ replies }) => replies.map((kept) => readReply(kept.reply)?.blocks.length));
  expect(shown).toEqual([[0, 1]]);
});
