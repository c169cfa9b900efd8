import { expect, test } from "vitest";
import type { Message, Thread } from "#domain/message/message.ts";
import { findKnown, isOwnAddress } from "../compose/find-known.ts";
import { groupByDay } from "../thread/group-messages.ts";
import { findMessages } from "./find-messages.ts";
import { listThreads } from "./list-threads.ts";

const at = "2026-11-20T10:00:00.000Z";
const record = { user_id: "me", rev: 1, created_at: at, updated_at: at, deleted_at: null };
const thread = (id: string, facts: Partial<Thread> = {}): Thread => ({
  id,
  ...record,
  to: { kind: "handle", value: `${id}.0001` },
  answer: "none",
  is_blocked: false,
  read_until: null,
  is_open: true,
  peer_name: id,
  peer_handle: null,
  has_left: false,
  seen_until: null,
  ...facts,
});
const said = (id: string, thread_id: string, sent_at: string, text = id): Message => ({
  id,
  ...record,
  thread_id,
  body: { v: 1, body: text },
  is_mine: false,
  sent_at,
  edited_at: null,
});

test("each conversation stands in one list, and one that is blocked in none", () => {
  const listed = listThreads(
    [
      thread("open"),
      thread("waiting", { is_open: false }),
      thread("left", { has_left: true }),
      thread("request", { to: null, is_open: false }),
      thread("ignored", { to: null, is_open: false, answer: "ignored" }),
      thread("blocked", { is_blocked: true }),
    ],
    new Map([["left", [said("a", "left", "2026-11-21T10:00:00.000Z")]]]),
  );
  const names = (list: typeof listed.requests) => list.map((one) => one.thread.id);
  expect(names(listed.requests)).toEqual(["request"]);
  expect(names(listed.conversations)).toEqual(["left", "open", "waiting"]);
  expect(names(listed.putAway)).toEqual(["ignored"]);
});

test("the search needs every word, in any case and accent, and leaves out what is not listed", () => {
  const messages = new Map([
    ["a", [said("1", "a", at, "L’été à Étretat"), said("2", "a", "2026-11-21T10:00:00.000Z", "un ete")]],
    ["b", [said("3", "b", at, "été")]],
  ]);
  const found = (query: string) => findMessages(messages, new Set(["a"]), query).map(({ id }) => id);
  expect(found("ete")).toEqual(["2", "1"]);
  expect(found("ETRETAT été")).toEqual(["1"]);
  expect(found("  ")).toEqual([]);
});

test("a day begins where the person is", () => {
  const late = said("1", "a", "2026-11-20T23:30:00.000Z");
  const days = (zone: string) => groupByDay([late], zone).map(({ day }) => day);
  expect([days("Europe/Paris"), days("UTC")]).toEqual([["2026-11-21"], ["2026-11-20"]]);
});

test("nobody is written to anew whom one writes with, and nobody writes to themselves", () => {
  const known = [
    thread("waiting", { to: { kind: "email", value: "m@example.org" }, is_open: false }),
    thread("open", { to: { kind: "email", value: "m@example.org" } }),
    thread("came", { to: null, answer: "accepted", peer_handle: "zoe.0002" }),
    thread("gone", { to: { kind: "email", value: "g@example.org" }, has_left: true }),
  ];
  const find = (kind: "email" | "handle", value: string) => findKnown(known, { kind, value })?.id ?? null;
  expect(find("email", "m@example.org")).toBe("open");
  expect(find("handle", "zoe.0002")).toBe("came");
  expect([find("email", "g@example.org"), find("email", "n@example.org")]).toEqual([null, null]);
  const own = { email: "Me@example.org", handle: "me.0003" };
  expect(isOwnAddress({ kind: "email", value: "me@example.org" }, own)).toBe(true);
  expect(isOwnAddress({ kind: "handle", value: "me.0003" }, own)).toBe(true);
  expect(isOwnAddress({ kind: "handle", value: "me.0004" }, own)).toBe(false);
});
