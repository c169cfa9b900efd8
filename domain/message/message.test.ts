import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#domain/fixtures/any-text.ts";
import { readAddress } from "./address.ts";
import { handleOf, readHandle, readHandleName } from "./handle.ts";
import { editingTime, type Message, type Thread } from "./message.ts";
import { messageFieldsSchema, threadFieldsSchema } from "./message-fields.ts";
import { canEdit, canOpenLinks, canWrite, inOrder, isSeen, isUnread, threadState } from "./message-rules.ts";
import { cleanMessage } from "./message-text.ts";

test.each<[string, ReturnType<typeof readAddress>]>([
  ["Ana@Example.org ", { kind: "email", value: "ana@example.org" }],
  ["+33 6 12 34 56 78", { kind: "phone", value: "+33612345678" }],
  ["0033 (6) 12-34-56.78", { kind: "phone", value: "+33612345678" }],
  ["+33 (0)6 12 34 56 78", { kind: "phone", value: "+33612345678" }],
  ["@Camille.0042", { kind: "handle", value: "camille.0042" }],
  ["camille.0042", { kind: "handle", value: "camille.0042" }],
  ["ｃamille.0042", { kind: "handle", value: "camille.0042" }],
  ["06 12 34 56 78", null],
  ["camille", null],
  ["ana@", null],
  ["", null],
  [`${"a".repeat(250)}@example.org`, null],
])("%j is read as %j", (typed, address) => {
  expect(readAddress(typed)).toEqual(address);
});

test.each([
  ["Camille", "camille"],
  [" ana ", "ana"],
  ["cаmille", null],
  ["çamille", null],
  ["camille1", null],
  ["ca mille", null],
  ["a", null],
  ["x".repeat(21), null],
  ["ıstanbul", null],
  ["\u202Eellimac", null],
])("the name %j is %j", (typed, name) => {
  expect(readHandleName(typed)).toBe(name);
});

test("a handle is its name and four digits, read back whole", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{2,20}$/), fc.nat(9_999), (name, digits) => {
      const handle = handleOf(name, digits);
      expect([readHandle(`@${handle}`), readAddress(handle)]).toEqual([
        handle,
        { kind: "handle", value: handle },
      ]);
    }),
  );
});

const thread: Pick<Thread, "to" | "answer" | "is_blocked" | "is_open" | "has_left" | "read_until"> = {
  to: null,
  answer: "none",
  is_blocked: false,
  is_open: false,
  has_left: false,
  read_until: null,
};
const to = { kind: "handle", value: "ana.0001" } as const;

test.each([
  ["request", {}, [false, false]],
  ["ignored", { answer: "ignored" }, [false, false]],
  ["open", { answer: "accepted" }, [true, true]],
  ["waiting", { to }, [true, false]],
  ["waiting", { to, answer: "accepted" }, [true, false]],
  ["open", { to, is_open: true }, [true, true]],
  ["left", { answer: "accepted", has_left: true }, [false, false]],
  ["blocked", { answer: "accepted", is_blocked: true }, [false, false]],
  ["blocked", { to, is_open: true, has_left: true, is_blocked: true }, [false, false]],
] as const)("a thread is %s: %j", (state, fields, [first, second]) => {
  const one = { ...thread, ...fields };
  expect([threadState(one), canWrite(one, 0), canWrite(one, 1)]).toEqual([state, first, second]);
});

test("links of somebody who was not let in are not opened", () => {
  const opens = (fields: Partial<typeof thread>) => canOpenLinks({ ...thread, ...fields });
  expect([opens({}), opens({ answer: "ignored" }), opens({ is_blocked: true })]).toEqual([
    false,
    false,
    false,
  ]);
  expect([opens({ answer: "accepted" }), opens({ to })]).toEqual([true, true]);
});

const sent = "2026-11-24T10:00:00.000Z";
const message: Message = {
  id: "b",
  user_id: "u",
  rev: 1,
  created_at: sent,
  updated_at: sent,
  deleted_at: null,
  thread_id: "t",
  body: { v: 1, body: "Hello" },
  is_mine: true,
  sent_at: sent,
  edited_at: null,
};

test("one's own message is edited for a quarter of an hour, and while it has not left", () => {
  const at = (after: number) => Date.parse(sent) + after;
  expect(canEdit(message, at(editingTime - 1))).toBe(true);
  expect(canEdit(message, at(editingTime))).toBe(false);
  expect(canEdit({ ...message, sent_at: null }, at(editingTime))).toBe(true);
  expect(canEdit({ ...message, is_mine: false }, at(0))).toBe(false);
  expect(canEdit({ ...message, body: null }, at(0))).toBe(false);
});

test("what came after the last look is unread, and what was taken back, put aside or one's own is not", () => {
  const open = { ...thread, answer: "accepted" as const };
  const theirs = { ...message, is_mine: false };
  expect(isUnread(theirs, open)).toBe(true);
  expect(isUnread(theirs, { ...open, read_until: sent })).toBe(false);
  expect(isUnread({ ...theirs, created_at: "2026-11-24T10:00:00.001Z" }, { ...open, read_until: sent })).toBe(
    true,
  );
  for (const other of [message, { ...theirs, body: null }, { ...theirs, deleted_at: sent }])
    expect(isUnread(other, open)).toBe(false);
  for (const state of [{ answer: "ignored" as const }, { is_blocked: true }])
    expect(isUnread(theirs, { ...open, ...state })).toBe(false);
});

test("a message is seen when the other saw it or one that was sent after it", () => {
  expect(isSeen(message, { seen_until: sent })).toBe(true);
  expect(isSeen(message, { seen_until: "2026-11-24T09:59:59.999Z" })).toBe(false);
  expect(isSeen(message, { seen_until: null })).toBe(false);
  expect(isSeen({ ...message, is_mine: false }, { seen_until: sent })).toBe(false);
});

test("a thread is in the order of sending, whenever its messages came", () => {
  const late = {
    ...message,
    id: "a",
    sent_at: "2026-11-24T09:00:00.000Z",
    created_at: "2026-11-24T12:00:00.000Z",
  };
  const own = { ...message, id: "c", sent_at: null, created_at: "2026-11-24T11:00:00.000Z" };
  expect(inOrder([own, message, late]).map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

test.each([
  ["a\u202Etxt.exe", "atxt.exe"],
  ["\u2066isolated\u2069", "isolated"],
  ["z\u0300\u0301\u0302\u0303\u0304\u0305\u0306", "z\u0300\u0301\u0302\u0303"],
  ["un\u2060seen\u{E0041}", "unseen"],
  ["👩\u200D🚀 ❤\uFE0F", "👩\u200D🚀 ❤\uFE0F"],
  ["\u3164\u200D", ""],
  ["two\nlines\t", "two\nlines"],
])("%j is written as %j", (text, cleaned) => {
  expect(cleanMessage(text)).toBe(cleaned);
});

test("cleaning what is clean changes nothing, and what the schema takes is clean", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const once = cleanMessage(text);
      expect(cleanMessage(once)).toBe(once);
    }),
  );
});

test("an address is kept in its one spelling, and a message's body in a version that is known", () => {
  const begun = (value: string) => threadFieldsSchema.safeParse({ to: { kind: "email", value } }).success;
  expect([begun("ana@example.org"), begun("Ana@example.org"), begun("camille.0042")]).toEqual([
    true,
    false,
    false,
  ]);
  const thread_id = "0198c000-0000-7000-8000-000000000001";
  const says = (body: unknown) => messageFieldsSchema.safeParse({ thread_id, body }).success;
  expect([
    says({ v: 1, body: "x" }),
    says({ v: 2, body: "x" }),
    says({ v: 1, body: " " }),
    says(null),
  ]).toEqual([true, false, false, true]);
});
