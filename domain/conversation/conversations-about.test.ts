import { expect, test } from "vitest";
import { conversationsAbout } from "./conversations-about.ts";

const turn = (conversation_id: string, question: string, reply = "{}", cited: readonly string[] = []) => ({
  conversation_id,
  question,
  cited: [...cited],
  replies: [{ id: "x", question, locale: "en" as const, at: "2026-11-21T10:00:00.000Z", reply }],
});
const talk = (id: string, title = "") => ({ id, title });
const about = (
  name: string,
  ids: readonly string[],
  turns: readonly ReturnType<typeof turn>[],
  titles = {},
) =>
  [
    ...conversationsAbout(
      { ids: new Set(ids), name },
      ["a", "b", "c"].map((id) => talk(id, Object.entries<string>(titles).find(([key]) => key === id)?.[1])),
      turns,
    ),
  ].toSorted();

test.each([
  ["asked about by name", turn("a", "What did ANA say?")],
  ["named in a reply", turn("a", "And then?", '{"text":"Ana’s hands"}')],
  ["cited by one of their pages", turn("a", "And then?", "{}", ["m1"])],
  ["with another accent", turn("a", "Et Âna ?")],
])("a conversation goes when they are %s", (_, one) => {
  expect(about("Ana", ["r1", "m1"], [one, turn("b", "What does me good?")])).toEqual(["a"]);
});

test("a title that names them is enough, and a word that holds the name is not", () => {
  expect(about("Ana", [], [turn("b", "a banana")], { c: "Ana and me" })).toEqual(["c"]);
});

test("one turn of many takes the conversation", () => {
  expect(
    about("Ana", ["m1"], [turn("a", "one"), turn("a", "two", "{}", ["m1"]), turn("a", "three")]),
  ).toEqual(["a"]);
});

test("without a name only what is cited counts", () => {
  expect(about(" ", ["m1"], [turn("a", "one"), turn("b", "two", "{}", ["m1"])])).toEqual(["b"]);
});
