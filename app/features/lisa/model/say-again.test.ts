import { expect, test } from "vitest";
import { noPages } from "#domain/lisa/lisa-pages.ts";
import { type ModelAnswer, type ModelCallParts, namesOf } from "#domain/lisa/model/build-model-call.ts";
import { createNameVeil } from "#domain/name-veil/name-veil.ts";
import { sayAgain } from "./say-again.ts";
import type { ModelText, StreamModel } from "./stream-model-reply.ts";

const answer: ModelAnswer = {
  kind: "answer",
  language: "fr",
  blocks: [
    {
      kind: "lead",
      label: null,
      parts: [{ kind: "paragraph", runs: [{ kind: "text", text: "Quatre pages sur Inès." }] }],
    },
  ],
  basis: { n: 4, ids: [] },
  ways: [],
  chart: null,
  slots: { kind: "numbers", people: [], tags: [], period: null, moods: [], place: null, words: [] },
  said: [],
};

function begin(name = "Inès") {
  const pages = {
    ...noPages,
    relationships: [
      {
        id: "ines",
        name,
        city: null,
        meeting_place: null,
        start_date: null,
        end_date: null,
        periods: [],
        status: "ended",
        type: "other",
        notes: "",
        captions: [],
      } as const,
    ].map((one) => ({ ...one, periods: [] })),
  };
  const names = namesOf(pages);
  const veil = createNameVeil({ names, texts: [], seed: "c" });
  const parts: ModelCallParts = {
    messageId: "0194b3a0-0000-7000-8000-000000000001",
    question: "Combien de pages sur Inès ?",
    answer,
    pages,
    turns: [],
    veil,
    names,
  };
  return { parts, alias: veil.veil("Inès") };
}

/** A model that says these texts, one a call, letter by letter. */
function saying(...texts: readonly string[]): StreamModel & { calls: number } {
  const stream = async (_: unknown, onText: (piece: string) => void): Promise<ModelText> => {
    for (const letter of texts[stream.calls] ?? "") onText(letter);
    stream.calls += 1;
    return { ok: true };
  };
  stream.calls = 0;
  return stream;
}

const never = new AbortController().signal;

test("a reply comes with the names in it, letter by letter, and never shows an alias", async () => {
  const { parts, alias } = begin();
  const shown: string[] = [];
  const said = await sayAgain(
    parts,
    saying(`Quatre pages parlent de ${alias}.`),
    (text) => shown.push(text),
    never,
  );
  expect(said.blocks?.[0]?.parts).toEqual([
    { kind: "paragraph", runs: [{ kind: "text", text: "Quatre pages parlent d’Inès." }] },
  ]);
  expect(shown.join("\n")).not.toContain(alias.slice(0, 4));
  expect(JSON.stringify(said.sent)).not.toContain("Inès");
});

test("a reply that breaks the contract is asked for once more", async () => {
  const { parts, alias } = begin();
  const model = saying("Vous devriez partir.", `Quatre pages sur ${alias}.`);
  const said = await sayAgain(parts, model, () => undefined, never);
  expect([said.trouble, model.calls]).toEqual([null, 2]);
});

test("broken twice, nothing of it stays on screen and the built-in answer stands", async () => {
  const { parts } = begin();
  const model = saying("Vous devriez partir.", "Treize pages.", "Quatre pages.");
  const shown: string[] = [];
  const said = await sayAgain(parts, model, (text) => shown.push(text), never);
  expect(said).toMatchObject({ blocks: null, trouble: "contract" });
  expect([shown.at(-1), model.calls]).toEqual(["", 2]);
});

test("an alias of somebody else's conversation stands for nobody, and its reply does not stay", async () => {
  const { parts } = begin();
  const others = createNameVeil({ names: parts.names, texts: [], seed: "another" }).veil("Inès");
  const model = saying(`Quatre pages sur ${others}.`, `Quatre pages sur ${others.toUpperCase()}.`);
  const shown: string[] = [];
  const said = await sayAgain(parts, model, (text) => shown.push(text), never);
  expect([said.blocks, said.trouble, model.calls, shown.at(-1)]).toEqual([null, "contract", 2, ""]);
  expect(shown.join("")).not.toContain("Inès");
});

test.each(["slow", "busy", "quota", "offline", "stopped"] as const)(
  "a reply that does not come is not asked for again: %s",
  async (reason) => {
    const { parts } = begin();
    let calls = 0;
    const said = await sayAgain(
      parts,
      async () => {
        calls += 1;
        return { ok: false, reason };
      },
      () => undefined,
      never,
    );
    expect([said.blocks, said.trouble, calls]).toEqual([null, reason, 1]);
  },
);

test("what would leak is never sent", async () => {
  const { parts } = begin();
  const model = saying("Quatre pages.");
  const leaking = { ...parts, veil: { ...parts.veil, veil: (text: string) => text } };
  expect(await sayAgain(leaking, model, () => undefined, never)).toEqual({
    blocks: null,
    trouble: "leak",
    sent: null,
  });
  expect(model.calls).toBe(0);
});
