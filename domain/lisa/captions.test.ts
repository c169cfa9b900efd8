/** Captions: a kind of text of their own, of whom may be read, quoted with the page that they stand on. */
import { expect, test } from "vitest";
import { buildMedia, buildMoment, buildRelationship, emptyJournal } from "#domain/fixtures/journal.ts";
import { allAllowed } from "#domain/fixtures/lisa-journals.ts";
import { faultsOf } from "#domain/fixtures/lisa-manners.ts";
import { createNameVeil } from "#domain/name-veil/name-veil.ts";
import { answerQuestion } from "./answer-question.ts";
import { buildLisaIndex } from "./lisa-index.ts";
import { type LisaPermissions, type LisaTextKind, visiblePages } from "./lisa-pages.ts";
import { buildModelCall, namesOf } from "./model/build-model-call.ts";
import { replyText } from "./reply-text.ts";

const today = "2026-11-21";
const [ada, bea, dee, kim, fay] = [
  buildRelationship(1, { name: "Ada" }),
  buildRelationship(2, { name: "Bea", veil: "folded" }),
  buildRelationship(3, { name: "Dee", veil: "sealed" }),
  buildRelationship(4, { name: "Kim", age: 17 }),
  buildRelationship(5, { name: "Fay" }),
];
const page = buildMoment(1, "2026-05-03", {
  relationship_id: ada.id,
  word: "Out",
  text: "We went out early.",
});
const letter = buildMoment(2, "2026-05-04", {
  relationship_id: ada.id,
  sealed_until: "2030-01-01",
  text: "Later.",
});
const hidden = buildMoment(3, "2026-05-05", { relationship_id: bea.id });
const own = buildMoment(4, "2026-05-06", { relationship_id: null, text: "Alone." });
const media = [
  buildMedia(1, {
    relationship_id: ada.id,
    moment_id: page.id,
    caption: "The blue kayak, upside down",
    position: 2,
  }),
  buildMedia(2, { relationship_id: null, moment_id: page.id, caption: "First light", position: 1 }),
  buildMedia(3, { relationship_id: ada.id, moment_id: null, caption: "Ada with a lantern" }),
  buildMedia(4, { relationship_id: ada.id, moment_id: letter.id, caption: "sealed-canary" }),
  buildMedia(5, { relationship_id: null, moment_id: hidden.id, caption: "folded-canary" }),
  buildMedia(6, { relationship_id: fay.id, moment_id: page.id, caption: "guest-canary" }),
  buildMedia(7, { relationship_id: dee.id, caption: "away-canary" }),
  buildMedia(8, { relationship_id: kim.id, caption: "minor-canary" }),
  buildMedia(9, { relationship_id: ada.id, caption: "bin-canary", deleted_at: "2026-06-01T00:00:00Z" }),
  buildMedia(10, { relationship_id: null, moment_id: own.id, caption: "own-canary" }),
];
const journal = {
  ...emptyJournal,
  relationships: [ada, bea, dee, kim, fay],
  moments: [page, letter, hidden, own],
  media,
};
const read = (permissions: LisaPermissions = allAllowed) =>
  visiblePages(journal, { firstName: null, needs: [] }, permissions, today);
const without = (...withoutKinds: LisaTextKind[]): LisaPermissions => ({ ...allAllowed, withoutKinds });

function ask(text: string, permissions: LisaPermissions = allAllowed, language: "en" | "fr" = "en") {
  const index = buildLisaIndex(read(permissions));
  const reply = answerQuestion(index, { text, turns: [], interfaceLanguage: language, today });
  expect(faultsOf(reply, index, text)).toEqual([]);
  return reply;
}

test("captions stand on their page in the order of the pictures; a person's own are the person's", () => {
  const { moments, relationships } = read({ ...allAllowed, withoutRelationships: [fay.id] });
  expect(moments.find(({ id }) => id === page.id)?.captions).toEqual([
    "First light",
    "The blue kayak, upside down",
  ]);
  expect(relationships.find(({ id }) => id === ada.id)?.captions).toEqual(["Ada with a lantern"]);
});

test("none of a sealed letter, of who is folded, sealed away, under 18 or switched off, or of the bin is read", () => {
  const text = JSON.stringify(read({ ...allAllowed, withoutOwnPages: true, withoutRelationships: [fay.id] }));
  expect(text.match(/\w+-canary/g)).toBeNull();
});

test("switched off, or with nothing allowed, no caption is read; with it alone nothing else is", () => {
  expect(JSON.stringify(read(without("captions")))).not.toMatch(/kayak|lantern|canary/);
  expect(JSON.stringify(read({ ...allAllowed, isAllowed: false }))).not.toMatch(/kayak|lantern/);
  const only = JSON.stringify(read(without("texts", "moods", "tags", "places", "notes", "needs")));
  expect(only).toMatch(/kayak/);
  expect(only).not.toMatch(/went out early/);
});

test("what only a caption says is found, quoted and cited", () => {
  const reply = ask("What did I write about the kayak?");
  expect(replyText(reply)).toContain("under a picture: “The blue kayak, upside down”");
  expect(reply.kind === "safety" ? [] : reply.basis.ids).toEqual([page.id]);
  expect(replyText(ask("Qu’ai-je écrit sur les kayaks ?", allAllowed, "fr"))).toContain(
    "sous une image\u00A0:",
  );
  expect(replyText(ask("What did I write about the kayak?", without("captions")))).toContain(
    "I find nothing",
  );
});

test("a page that says it itself is quoted from its text", () => {
  expect(replyText(ask("What did I write about going out early?"))).not.toContain("under a picture");
});

test("a caption under a person's own picture is cited with the person", () => {
  const reply = ask("What did I write about a lantern?");
  expect(replyText(reply)).toContain("Ada, under a picture: “Ada with a lantern”");
  expect(reply.kind === "safety" ? [] : reply.basis.ids).toEqual([ada.id]);
});

test("a caption that was changed is read again", () => {
  const before = buildLisaIndex(read());
  const changed = media.map((one) => (one.moment_id === page.id ? { ...one, caption: "A red canoe" } : one));
  const pages = visiblePages(
    { ...journal, media: changed },
    { firstName: null, needs: [] },
    allAllowed,
    today,
  );
  const text = "What did I write about a canoe?";
  const reply = answerQuestion(buildLisaIndex(pages, before), {
    text,
    turns: [],
    interfaceLanguage: "en",
    today,
  });
  expect(replyText(reply)).toContain("“A red canoe”");
});

test("a model outside gets the caption with its page, and no name in it", () => {
  const pages = read();
  const answer = ask("What did I write about a lantern?");
  if (answer.kind === "safety") throw new Error("danger");
  const names = namesOf(pages);
  const veil = createNameVeil({ names, texts: [], seed: "one" });
  const built = buildModelCall({
    messageId: "m",
    question: "A lantern?",
    answer,
    pages,
    turns: [],
    veil,
    names,
  });
  const sent = JSON.stringify(built.ok && built.call);
  expect(sent).toContain("with a lantern");
  expect(sent).not.toMatch(/\bAda\b/);
});
