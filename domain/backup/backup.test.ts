import { expect, test } from "vitest";
import type { Profile } from "#domain/account/profile.ts";
import type { Conversation, Turn } from "#domain/conversation/conversation.ts";
import { idAt } from "#domain/fixtures/journal.ts";
import { type Backup, bytesOf, makeBackup } from "./backup.ts";
import { backupBytesLimit } from "./backup-limits.ts";
import { compareBackup } from "./compare-backup.ts";
import { readBackup } from "./read-backup.ts";

const at = "2026-11-21T10:00:00.000Z";
const id = (number: number) => idAt(at, number);
const me = id(1);
const alma = id(2);
const record = { user_id: me, rev: 1, created_at: at, updated_at: at, deleted_at: null };
const talk = (number: number, over: Partial<Conversation> = {}): Conversation => ({
  ...record,
  id: id(number),
  title: `Talk ${number}`,
  kind: null,
  is_pinned: false,
  ...over,
});
const turn = (number: number, of: number, over: Partial<Turn> = {}): Turn => ({
  ...record,
  id: id(number),
  conversation_id: id(of),
  question: `Question ${number}?`,
  replies: [{ id: id(number + 500), question: "?", locale: "en", at, reply: "{}" }],
  feedback: null,
  cited: [alma],
  ...over,
});
const profile = {
  id: me,
  partner_word: "lover",
  locale: "fr",
  memory_hidden_days: ["02-14"],
  memory_hidden_relationships: [alma],
  memory_remembered_endings: [],
  blur_media: true,
  next_crush_removed: [],
  next_crush_folded_for: alma,
  game_is_on: false,
  game_pauses: [{ start: "2026-11-01", end: null }],
  subscription_plan: "pro",
  is_admin: true,
  role: "superadmin",
  lisa_reads: ["texts"],
  email: "anna@example.org",
} as unknown as Profile;
const game = {
  isOn: false,
  pauses: [{ start: "2026-11-01", end: null }],
  points: 120,
  level: 3,
  trophies: [{ id: "first", day: null }],
} as const;
const make = (conversations: readonly Conversation[], turns: readonly Turn[]) =>
  makeBackup({ personId: me, timestamp: at, profile, game, conversations, turns });
const here = (
  conversations: readonly Conversation[],
  turns: readonly Turn[],
  own: Partial<Profile> = {},
) => ({
  conversations: new Map(conversations.map((row) => [row.id, row])),
  turns: new Map(turns.map((row) => [row.id, row])),
  profile: { ...profile, ...own },
  relationships: new Set([alma]),
});
const whole = () => make([talk(10), talk(20)], [turn(11, 10), turn(12, 10), turn(21, 20)]);

test("it says whose, when and which version, and holds the three things that the specification names", () => {
  const backup = whole();
  expect(backup).toMatchObject({ userId: me, timestamp: at, version: "1.0" });
  expect(backup.data.aiConversations.map(({ title, turns }) => [title, turns.length])).toEqual([
    ["Talk 20", 1],
    ["Talk 10", 2],
  ]);
  expect(backup.data.gameProgress).toEqual(game);
  expect(backup.data.preferences).toMatchObject({ partner_word: "lover", memory_hidden_days: ["02-14"] });
});

test("no plan, role, address or permission is in it", () => {
  expect(JSON.stringify(whole())).not.toMatch(
    /pro"|superadmin|is_admin|example\.org|lisa_reads|subscription/,
  );
});

test("what was made can be read, and beside the same journal nothing differs", () => {
  const read = readBackup(JSON.parse(JSON.stringify(whole())), me);
  if (!read.ok) throw new Error(read.refusal.reason);
  const compared = compareBackup(
    read.backup,
    here([talk(10), talk(20)], [turn(11, 10), turn(12, 10), turn(21, 20)]),
  );
  expect(compared.conversations.map(({ state }) => state)).toEqual(["same", "same"]);
  expect(compared.choices).toEqual([]);
});

test("it stays within its bytes: the newest conversations whole, the others counted", () => {
  const long = {
    replies: [{ id: id(900), question: "?", locale: "en", at, reply: "é🌊".repeat(10_000) } as const],
  };
  const backup = make(
    Array.from({ length: 30 }, (_, number) => talk(100 + number)),
    Array.from({ length: 30 }, (_, number) => turn(200 + number, 100 + number, long)),
  );
  expect(bytesOf(backup)).toBeLessThanOrEqual(backupBytesLimit);
  expect(bytesOf(backup)).toBe(Buffer.byteLength(JSON.stringify(backup)));
  const { aiConversations, conversationsLeftOut } = backup.data;
  expect(aiConversations.length + conversationsLeftOut).toBe(30);
  expect(conversationsLeftOut).toBeGreaterThan(5);
  expect(aiConversations[0]?.id).toBe(id(129));
  expect(aiConversations.every(({ turns }) => turns.length === 1)).toBe(true);
});

test("a turn that does not open is left out, so that the rest can be read again", () => {
  const backup = make([talk(10)], [turn(11, 10), turn(12, 10, { question: "", replies: [] })]);
  expect(backup.data.aiConversations[0]?.turns.map((each) => each.id)).toEqual([id(11)]);
  expect(readBackup(backup, me).ok).toBe(true);
});

/** A backup as someone else may have left it: with other values in some places. */
function edited(places: Readonly<Record<string, unknown>>): unknown {
  const backup: object = JSON.parse(JSON.stringify(whole()));
  for (const [path, value] of Object.entries(places)) {
    const names = path.split(".");
    const holder = names.slice(0, -1).reduce((inside: object, name) => Reflect.get(inside, name), backup);
    Reflect.set(holder, names.at(-1) ?? "", value);
  }
  return backup;
}
const foreign = (field: string) => ({ reason: "foreign_field", field });
test.for([
  ["another person's", edited({ userId: id(99) }), { reason: "other_person" }],
  ["a future version", edited({ version: "2.0", data: { all: "new" } }), { reason: "newer" }],
  ["one with a plan", edited({ "data.plan": "pro" }), foreign("plan")],
  [
    "one with a plan among the choices",
    edited({ "data.preferences.subscription_plan": "pro" }),
    foreign("subscription_plan"),
  ],
  ["one with a role", edited({ role: "superadmin" }), foreign("role")],
  ["one that lets LISA read", edited({ "data.preferences.lisa_reads": ["texts"] }), foreign("lisa_reads")],
  ["another's row", edited({ "data.aiConversations.0.user_id": id(99) }), foreign("user_id")],
  ["one id twice", edited({ "data.aiConversations.0.id": id(10) }), { reason: "damaged" }],
  [
    "a word that is too long",
    edited({ "data.preferences.partner_word": "x".repeat(31) }),
    { reason: "damaged" },
  ],
  ["a day that is none", edited({ "data.gameProgress.pauses.0.start": "2026-02-31" }), { reason: "damaged" }],
  ["one without its data", edited({ data: null }), { reason: "damaged" }],
  ["what the server could not open", null, { reason: "damaged" }],
  ["a list", [], { reason: "damaged" }],
] as const)("%s is refused", ([, value, refusal]) => {
  expect(readBackup(value, me)).toEqual({ ok: false, refusal });
});

const compared = (over: Parameters<typeof here>) => compareBackup(whole(), here(...over));

test("what is not here would come back whole, and what came since stays", () => {
  const { conversations } = compared([
    [talk(10), talk(30)],
    [turn(11, 10), turn(12, 10), turn(31, 30)],
  ]);
  expect(
    conversations.map(({ id: one, state, missing, changed }) => [one, state, missing.length, changed.length]),
  ).toEqual([
    [id(20), "new", 2, 0],
    [id(10), "same", 0, 0],
  ]);
});

test("one in the trash, one that lost a message and one that says something else are told apart", () => {
  const { conversations } = compared([
    [talk(10, { title: "Renamed" }), talk(20, { deleted_at: at })],
    [turn(11, 10, { replies: [] }), turn(21, 20)],
  ]);
  expect(
    conversations.map(({ state, missing, changed }) => [
      state,
      missing.map((each) => each.table),
      changed.map((each) => each.table),
    ]),
  ).toEqual([
    ["trashed", ["conversations"], []],
    ["more", ["turns"], ["conversations", "turns"]],
  ]);
});

test("a turn that belongs to another conversation by now is left alone", () => {
  const { conversations } = compared([
    [talk(10), talk(20)],
    [turn(11, 20, { question: "Mine" }), turn(12, 10), turn(21, 20)],
  ]);
  expect(conversations.flatMap(({ missing, changed }) => [...missing, ...changed])).toEqual([]);
});

test("choices that differ are named, and none that is about somebody who is gone comes back", () => {
  const own = {
    partner_word: null,
    memory_hidden_relationships: [],
    next_crush_folded_for: null,
    game_is_on: true,
  };
  const shown = compareBackup(whole(), here([], [], own));
  expect(shown.choices).toEqual([
    { field: "partner_word", value: "lover" },
    { field: "memory_hidden_relationships", value: [alma] },
    { field: "next_crush_folded_for", value: alma },
    { field: "game_is_on", value: false },
  ]);
  const gone = compareBackup(whole(), { ...here([], [], own), relationships: new Set() });
  expect(gone.choices.map(({ field }) => field)).toEqual(["partner_word", "game_is_on"]);
});

test("a backup of an earlier build, with fewer choices, says nothing of the others", () => {
  const backup: Backup = whole();
  const less = { ...backup, data: { ...backup.data, preferences: { blur_media: true } } };
  expect(compareBackup(less, here([], [], { locale: "en" })).choices).toEqual([]);
});
