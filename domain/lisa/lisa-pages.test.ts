import { expect, test } from "vitest";
import { buildMoment, buildRelationship, emptyJournal } from "#domain/fixtures/journal.ts";
import { allAllowed, nothingAllowed } from "#domain/fixtures/lisa-journals.ts";
import { answerQuestion } from "./answer-question.ts";
import { buildLisaIndex } from "./lisa-index.ts";
import { type LisaPermissions, lisaTextKinds, visiblePages } from "./lisa-pages.ts";
import { replyText } from "./reply-text.ts";

const today = "2026-11-21";
const needs = [{ id: "w1", day: "2026-01-01", text: "Canary needs." }];
const person = { firstName: "Alix", needs };
const open = buildRelationship(1, { name: "Ada", notes: "Canary notes.", city: "Canarytown" });
const folded = buildRelationship(2, { name: "Bea", veil: "folded" });
const sealed = buildRelationship(3, { name: "Cy", veil: "sealed" });
const young = buildRelationship(4, { name: "Dee", age: 17 });
const gone = buildRelationship(5, { name: "Eve", deleted_at: "2026-01-01T00:00:00.000Z" });
const page = (id: number, about: string | null, fields = {}) =>
  buildMoment(id, "2026-03-01", {
    relationship_id: about,
    mood: 4,
    text: `Canary of ${id}.`,
    word: "Canary",
    tags: ["canary"],
    place: "Canary Wharf",
    ...fields,
  });
const journal = {
  ...emptyJournal,
  relationships: [open, folded, sealed, young, gone],
  moments: [
    page(1, open.id),
    page(2, folded.id),
    page(3, sealed.id),
    page(4, young.id),
    page(5, gone.id),
    page(6, null),
    page(7, open.id, { sealed_until: "2027-03-01", is_milestone: true }),
  ],
};
const read = (permissions: LisaPermissions) => visiblePages(journal, person, permissions, today);

test("nothing is read until the person says so", () => {
  expect(read(nothingAllowed)).toEqual({ firstName: null, relationships: [], moments: [], needs: [] });
});

test("what is folded, sealed, deleted or about somebody under 18 is never read", () => {
  const pages = read(allAllowed);
  expect(pages.relationships.map(({ name }) => name)).toEqual(["Ada"]);
  expect(pages.moments.map(({ text }) => text)).toEqual(["Canary of 1.", "Canary of 6.", ""]);
});

test("of a letter whose day has not come only the date is there, and no answer cites it", () => {
  const letter = read(allAllowed).moments.at(-1);
  expect(letter).toMatchObject({
    isSealed: true,
    word: "",
    text: "",
    tags: [],
    place: null,
    mood: null,
    is_milestone: false,
    occurred_on: "2026-03-01",
  });
  const index = buildLisaIndex(read(allAllowed));
  for (const text of [
    "How many moments about Ada?",
    "Tell me about Ada",
    "Show me the story of Ada in order",
    "Lonely",
  ]) {
    const reply = answerQuestion(index, { text, turns: [], interfaceLanguage: "en", today });
    expect(reply.kind === "safety" ? [] : reply.basis.ids).not.toContain(letter?.id);
  }
});

test("a relationship or the pages about nobody that are switched off are as if they were not there", () => {
  const pages = read({ ...allAllowed, withoutRelationships: [open.id], withoutOwnPages: true });
  expect(pages.relationships).toEqual([]);
  expect(pages.moments).toEqual([]);
});

test.each(lisaTextKinds)("with %s switched off nothing of that kind reaches her", (kind) => {
  const pages = read({ ...allAllowed, withoutKinds: [kind] });
  const [moment] = pages.moments;
  const shown = {
    texts: `${moment?.text}${moment?.word}`,
    moods: moment?.mood ?? "",
    tags: moment?.tags.join("") ?? "",
    places: `${moment?.place ?? ""}${pages.relationships[0]?.city ?? ""}`,
    notes: pages.relationships[0]?.notes ?? "",
    needs: pages.needs.map(({ text }) => text).join(""),
  };
  for (const [name, value] of Object.entries(shown))
    expect([name, value !== ""]).toEqual([name, name !== kind]);
});

test("folded, switched off and never written are answered in the same words", () => {
  const ask = (permissions: LisaPermissions, name: string) =>
    replyText(
      answerQuestion(buildLisaIndex(read(permissions)), {
        text: `Tell me about ${name}`,
        turns: [],
        interfaceLanguage: "en",
        today,
      }),
    ).replaceAll(name, "X");
  const never = ask(allAllowed, "Zed");
  expect(ask(allAllowed, "Bea")).toBe(never);
  expect(ask(allAllowed, "Dee")).toBe(never);
  expect(ask({ ...allAllowed, withoutRelationships: [open.id] }, "Ada")).toBe(never);
});
