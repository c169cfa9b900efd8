/** What this device counts of a month's messages: with a server, without one, and when it does not answer as it should. */
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { askBeforeLeaving } from "#app/lib/leaving-questions.ts";
import { closeDatabase, type Journal } from "#app/store/db/journal.ts";
import { emptyStorage, openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { tellCountedMessages } from "./count-key.ts";
import { readCount } from "./message-count.ts";
import { beginMessage, checkQuota, countMessage, giveBackMessage, tellServer } from "./send-count.ts";

/** The server, as the browser hears of it. */
const call = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

const offline = new TypeError("Failed to fetch");
const answer = (data: unknown, status = 200) => Response.json(data, { status });
const said = (used: number, more: object = {}) =>
  answer({ canSend: used < 30, used, limit: 30, remaining: 30 - used, ...more });
const pathsCalled = () => call.mock.calls.map(([path]) => String(path).split("/").at(-1));

let journal: Journal;
let now = "2026-11-21T10:00:00.000Z";
async function open(kind: "account" | "device" = "account", storage = emptyStorage()) {
  const choice =
    kind === "account" ? ({ kind, personId: "01989681-0000-7000-8000-00000000aaaa" } as const) : { kind };
  const opened = await openTestJournal(choice, { indexedDb: storage, now: () => new Date(now) });
  onTestFinished(() => closeDatabase(opened));
  return opened;
}
const held = async (of = journal) => {
  const stored = (await of.database.meta.get("aiMessages"))?.value;
  return readCount(stored, "2026-11", Date.parse(now));
};
beforeEach(async () => {
  now = "2026-11-21T10:00:00.000Z";
  call.mockReset();
  vi.stubGlobal("fetch", call);
  journal = await open();
});
afterAll(() => void vi.unstubAllGlobals());

test("a message is reserved, counted, and then nothing of it waits", async () => {
  call.mockResolvedValueOnce(said(5, { reserved: true })).mockResolvedValueOnce(said(5));
  expect(await beginMessage(journal, "a")).toEqual({ ok: true });
  await countMessage(journal, "a");
  expect(pathsCalled()).toEqual(["reserve", "deliver"]);
  expect(await held()).toMatchObject({ used: 5, limit: 30, held: [] });
});

test("a full month, a lost session and a check that fails each give nothing", async () => {
  call.mockResolvedValueOnce(said(30, { reserved: false }));
  expect(await beginMessage(journal, "a")).toMatchObject({ reason: "quota_reached", quota: { used: 30 } });
  call.mockResolvedValueOnce(answer({ error: { code: "unauthorized", message: "" } }, 401));
  expect(await beginMessage(journal, "b")).toEqual({
    ok: false,
    reason: "signed_out",
    message: "Utilisateur non connecté",
  });
  call.mockResolvedValueOnce(answer(null, 500));
  expect(await beginMessage(journal, "c")).toEqual({ ok: false, reason: "check_failed" });
  call.mockResolvedValueOnce(answer({ hello: 1 }));
  expect(await beginMessage(journal, "d")).toEqual({ ok: false, reason: "check_failed" });
  expect((await held()).held).toEqual([]);
});

test("offline, a device that never heard a number gives nothing", async () => {
  call.mockRejectedValue(offline);
  expect(await beginMessage(journal, "a")).toEqual({ ok: false, reason: "unknown" });
});

test("a device that never heard a number asks for it once there is a network, until it has one", async () => {
  const listeners: (() => void)[] = [];
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => void listeners.push(listener));
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.stubGlobal("navigator", { onLine: false });
  const comesBack = async () => {
    for (const listener of listeners) listener();
    await new Promise((resolve) => setTimeout(resolve, 100));
  };
  call.mockResolvedValueOnce(answer(null, 500)).mockResolvedValueOnce(said(29)).mockResolvedValue(said(0));
  onTestFinished(tellCountedMessages(journal));
  await comesBack();
  expect(pathsCalled()).toEqual([]);
  vi.stubGlobal("navigator", { onLine: true });
  await comesBack();
  await comesBack();
  await vi.waitUntil(async () => (await held()).limit === 30);
  await comesBack();
  call.mockRejectedValue(offline);
  expect(await beginMessage(journal, "a")).toEqual({ ok: true });
  expect(await beginMessage(journal, "b")).toMatchObject({ reason: "quota_reached" });
  expect(pathsCalled()).toEqual(["check_ai_quota", "check_ai_quota", "reserve", "reserve"]);
});

test("offline it goes on up to what was left, in two tabs together, and tells each once when it is back", async () => {
  const storage = emptyStorage();
  const [first, second] = [await open("account", storage), await open("account", storage)];
  journal = first;
  call.mockResolvedValueOnce(said(28));
  expect(await checkQuota(first)).toBe(true);
  call.mockRejectedValue(offline);
  const begun = await Promise.all(
    ["a", "b", "c", "d"].map((id, at) => beginMessage(at % 2 === 0 ? first : second, id)),
  );
  expect(begun.filter(({ ok }) => ok)).toHaveLength(2);
  const given = ["a", "b", "c", "d"].filter((_, at) => begun[at]?.ok);
  for (const id of given) await countMessage(first, id);
  expect((await held()).held).toHaveLength(2);
  call.mockReset();
  call.mockResolvedValueOnce(said(29)).mockResolvedValueOnce(said(30));
  await tellServer(first);
  expect(call.mock.calls.map(([, { body }]) => JSON.parse(String(body)))).toEqual(
    given.map((message_id) => ({ message_id, month: "2026-11" })),
  );
  await tellServer(first);
  expect(call).toHaveBeenCalledTimes(2);
  expect(await held()).toMatchObject({ used: 30, held: [] });
});

test("what was answered offline is told before its journal leaves the device, and nobody is kept by a server that hangs", async () => {
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.stubGlobal("navigator", { onLine: true });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  call.mockResolvedValueOnce(said(5));
  await checkQuota(journal);
  const stop = tellCountedMessages(journal);
  onTestFinished(stop);
  call.mockRejectedValue(offline);
  await beginMessage(journal, "a");
  await countMessage(journal, "a");
  call.mockReset();
  call.mockResolvedValueOnce(said(6));
  expect(await askBeforeLeaving("sign-out")).toBe(true);
  expect([pathsCalled(), (await held()).held]).toEqual([["deliver"], []]);
  call.mockRejectedValue(offline);
  await beginMessage(journal, "b");
  await countMessage(journal, "b");
  call.mockReset();
  call.mockReturnValue(new Promise(() => undefined));
  const left = askBeforeLeaving("sign-out");
  await vi.waitUntil(() => call.mock.calls.length > 0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await left).toBe(true);
});

test("what was stopped is given back, to the server where it was reserved, and once", async () => {
  call.mockResolvedValueOnce(said(5, { reserved: true })).mockResolvedValueOnce(said(4));
  await beginMessage(journal, "a");
  await giveBackMessage(journal, "a");
  await giveBackMessage(journal, "a");
  expect(pathsCalled()).toEqual(["reserve", "give-back"]);
  expect(await held()).toMatchObject({ used: 4, held: [] });
});

test("a page that was closed before its reply leaves nothing counted after ten minutes; a reply that was given stays", async () => {
  call.mockResolvedValueOnce(said(20));
  await checkQuota(journal);
  call.mockRejectedValue(offline);
  await beginMessage(journal, "closed");
  await beginMessage(journal, "given");
  await countMessage(journal, "given");
  expect((await held()).held).toHaveLength(2);
  now = "2026-11-21T10:11:00.000Z";
  expect((await held()).held.map(({ id }) => id)).toEqual(["given"]);
});

test("another month begins at nothing, and what the last one still has to tell is told as of then", async () => {
  call.mockResolvedValueOnce(said(29));
  await checkQuota(journal);
  call.mockRejectedValue(offline);
  await beginMessage(journal, "a");
  await countMessage(journal, "a");
  expect(await beginMessage(journal, "none left")).toMatchObject({ reason: "quota_reached" });
  now = "2026-12-02T10:00:00.000Z";
  expect(await beginMessage(journal, "b")).toEqual({ ok: true });
  const stored = (await journal.database.meta.get("aiMessages"))?.value;
  expect(stored).toMatchObject({
    month: "2026-12",
    used: 0,
    held: [{ month: "2026-11" }, { month: "2026-12" }],
  });
});

test("a journal without an account asks nobody and counts to the free plan’s thirty", async () => {
  journal = await open("device");
  for (let at = 0; at < 30; at += 1) {
    expect(await beginMessage(journal, `m${at}`)).toEqual({ ok: true });
    await countMessage(journal, `m${at}`);
  }
  expect(await beginMessage(journal, "one more")).toMatchObject({ ok: false, reason: "quota_reached" });
  expect(call).not.toHaveBeenCalled();
});
