import { Dexie } from "dexie";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { watchDroppedDrafts } from "#app/store/testing/dropped-drafts.ts";
import type { MessageLimit } from "#domain/message/message.ts";
import type { Row } from "#domain/wire/sync.ts";
import {
  ago,
  arrive,
  damaged,
  mine,
  refuse,
  requestFrom,
  said,
  showMessages,
  threadWith,
} from "../testing/show-messages.tsx";

afterEach(() => vi.restoreAllMocks());

const line = () => page.getByRole("textbox", { name: /^Write to/ });
const log = () => page.getByRole("log");
/** A page is looked at once it has the focus. */
const lookAt = () => page.getByRole("heading", { level: 1 }).click();
const menuOf = (text: string) => page.getByRole("button", { name: `Actions for “${text}”` });

async function showThread(
  thread = threadWith("Maya"),
  messages: readonly Row[] = [said(thread, "Are you there?", 30)],
) {
  return {
    thread,
    ...(await showMessages({ threads: [thread], messages }, { at: `/messages/${thread.id}` })),
  };
}

test("Enter sends what was typed, Shift and Enter break the line, and an empty line answers in words", async () => {
  const { thread, queued, journal } = await showThread();
  const dropped = watchDroppedDrafts(journal);
  await line().click();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Write something first.")).toBeVisible();
  await userEvent.keyboard("I am{Shift>}{Enter}{/Shift}here{Enter}");
  await expect.element(log().getByText("I am here")).toBeVisible();
  await expect.element(line()).toHaveValue("");
  await expect.element(line()).toHaveFocus();
  expect(await queued()).toMatchObject([
    { table: "messages", kind: "put", fields: { thread_id: thread.id, body: { v: 1, body: "I am\nhere" } } },
  ]);
  // A page that is left right after has the message sent, and nothing that seems to wait.
  expect(dropped).toMatchObject([{ with: expect.arrayContaining(["messages", "outbox"]) }]);
});

test("a message that is too long stays in the line, and says by how much", async () => {
  const { queued } = await showThread();
  await line().fill("a".repeat(4_003));
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/^3 characters too many/)).toBeVisible();
  expect(await queued()).toEqual([]);
});

test("a message that could not be kept comes back before what was typed meanwhile, also where the page was left", async () => {
  const [maya, tom] = [threadWith("Maya"), threadWith("Tom")];
  await page.viewport(1280, 800);
  onTestFinished(() => page.viewport(414, 896));
  const { journal } = await showMessages({ threads: [maya, tom] }, { at: `/messages/${maya.id}` });
  const { dexie, outbox } = journal.database;
  outbox.hook("creating", () => {
    throw new Error("The disk does not answer");
  });
  /** What is sent waits until `release`. */
  const hold = () => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    const held = dexie.transaction("rw", outbox, () => Dexie.waitFor(promise));
    return { release, held };
  };
  await line().fill("Are you there?");
  const first = hold();
  await userEvent.keyboard("{Enter}");
  await expect.element(line()).toHaveValue("");
  await line().fill("I am");
  first.release();
  await expect.element(line()).toHaveValue("Are you there?\nI am");
  await expect.element(page.getByRole("alert").getByText(/^Not saved/)).toBeVisible();

  const second = hold();
  await userEvent.keyboard("{Enter}");
  await line().fill("Still");
  await page.getByRole("link", { name: /^Tom/ }).click();
  await expect.element(page.getByRole("textbox", { name: "Write to Tom" })).toBeVisible();
  second.release();
  await page.getByRole("link", { name: /^Maya/ }).click();
  await expect.element(line()).toHaveValue("Are you there?\nI am\nStill");
});

test("what is typed is kept with its conversation, and shown in the list", async () => {
  const [maya, tom] = [threadWith("Maya"), threadWith("Tom")];
  await page.viewport(1280, 800);
  onTestFinished(() => page.viewport(414, 896));
  const { screen } = await showMessages({ threads: [maya, tom] }, { at: `/messages/${maya.id}` });
  await line().fill("Half a sentence");
  await page.getByRole("link", { name: /^Tom/ }).click();
  await expect.element(page.getByRole("textbox", { name: "Write to Tom" })).toHaveValue("");
  await expect.element(page.getByText("Draft: Half a sentence")).toBeVisible();
  await page.getByRole("link", { name: /^Maya/ }).click();
  await expect.element(page.getByRole("textbox", { name: "Write to Maya" })).toHaveValue("Half a sentence");
  expect(screen.container.querySelectorAll("h1").length).toBe(1);
});

test("without a network a message says when it leaves, and can still be kept from leaving", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { queued } = await showThread();
  await line().fill("On my way");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Leaves when you’re back online")).toBeVisible();
  await menuOf("On my way").click();
  await page.getByRole("menuitem", { name: "Don’t send it" }).click();
  await expect.element(log().getByText("On my way")).not.toBeInTheDocument();
  expect(await queued()).toEqual([]);
});

test("a message that was refused says why, and is tried again or discarded", async () => {
  const { journal, queued } = await showThread();
  await line().fill("One too many");
  await userEvent.keyboard("{Enter}");
  await expect.element(log().getByText("One too many")).toBeVisible();
  await refuse(journal, "message_limit", { of: "minute" satisfies MessageLimit, wait: 30 });
  await expect
    .element(page.getByText("Not sent. Too many messages in a short time. Try again in a little while."))
    .toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(queued).toMatchObject([{ kind: "put" }]);
  await refuse(journal, "thread_closed", { reason: "waiting" });
  await expect
    .element(page.getByText(/^Not sent\. This conversation takes no messages for now/))
    .toBeVisible();
  expect(page.getByRole("button", { name: "Try again" }).elements()).toEqual([]);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.element(log().getByText("One too many")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(log().getByText("One too many")).toBeVisible();
});

test("a first message that the server did not take says why, and is sent again, or given up and taken back", async () => {
  const { journal, queued } = await showMessages({});
  await page.getByRole("button", { name: "Write to someone" }).click();
  await page.getByRole("textbox", { name: /^Their exact email/ }).fill("maya.2047");
  await page.getByRole("textbox", { name: "First message" }).fill("Is it you?");
  await page.getByRole("button", { name: "Send the request" }).click();
  await expect.element(page.getByText(/^Your request has not left yet/)).toBeVisible();
  await refuse(journal, "message_limit", { of: "requests" satisfies MessageLimit, wait: 30 }, "threads");
  await expect.element(page.getByText(/^Not sent\. You can write to ten new people a day/)).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(queued).toMatchObject([{ table: "threads" }, { table: "messages" }]);
  await refuse(journal, "message_limit", { of: "requests" satisfies MessageLimit, wait: 30 }, "threads");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.element(page.getByText("No conversation yet.", { exact: false })).toBeVisible();
  expect(await queued()).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(log().getByText("Is it you?")).toBeVisible();
  expect(await queued()).toMatchObject([
    { table: "threads", fields: { to: { kind: "handle", value: "maya.2047" } } },
    { table: "messages", fields: { body: { v: 1, body: "Is it you?" } } },
  ]);
});

test("a device whose clock is behind offers a change that comes too late, and then says so", async () => {
  const thread = threadWith("Maya");
  const { journal } = await showThread(thread, [mine(thread, "Befor", 14)]);
  await menuOf("Befor").click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByRole("textbox", { name: "Change the message" }).fill("Before");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("article")).toHaveFocus();
  await refuse(journal, "too_late");
  await expect
    .element(page.getByText("Not changed. The fifteen minutes for editing it are over."))
    .toBeVisible();
  expect(page.getByRole("button", { name: "Try again" }).elements()).toEqual([]);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.element(log().getByText("Befor", { exact: true })).toBeVisible();
});

test("blocked on another device, the page takes no word any more; taken back by its sender, none is left on it", async () => {
  const { thread, journal } = await showThread();
  await expect.element(line()).toBeVisible();
  const said = [...(await journal.database.rows("messages").toArray())];
  await arrive(
    journal,
    "messages",
    said.map((message) => ({ ...message, body: null, rev: 1_000 })),
  );
  await expect.element(page.getByText("This message was deleted.")).toBeVisible();
  await expect.element(log().getByText("Are you there?")).not.toBeInTheDocument();
  await arrive(journal, "threads", [{ ...thread, is_blocked: true, rev: 1_001 }]);
  await expect.element(page.getByText(/^You blocked this person/)).toBeVisible();
  expect(line().elements()).toEqual([]);
});

test.each([
  [
    "en",
    /^This message can’t be read on this device/,
    /^A message, /,
    /deleted/i,
    "Message that can’t be read",
  ],
  [
    "fr",
    /^Ce message ne peut pas être lu sur cet appareil/,
    /^Un message, /,
    /supprimé/i,
    "Message illisible",
  ],
] as const)(
  "a message whose bytes do not open is told as damaged and kept, and not as deleted: %s",
  async (locale, words, label, deleted, inList) => {
    await page.viewport(1280, 800);
    onTestFinished(() => page.viewport(414, 896));
    const thread = threadWith("Maya");
    const messages = [said(thread, "Before", 30), damaged(thread, 20)];
    await showMessages({ threads: [thread], messages }, { at: `/messages/${thread.id}`, locale });
    await expect.element(log().getByText(words)).toBeVisible();
    await expect.element(log().getByRole("article", { name: label })).toBeVisible();
    await expect.element(page.getByRole("link", { name: /^Maya/ }).getByText(inList)).toBeVisible();
    expect(page.getByText(deleted).elements()).toEqual([]);
  },
);

test("of a damaged message the words that this device has are shown, and it goes from here alone", async () => {
  const thread = threadWith("Maya");
  const kept = {
    ...mine(thread, "I kept this", 30),
    unreadable: ["body", "is_mine", "sent_at", "edited_at"],
  };
  const { queued } = await showThread(thread, [kept, damaged(thread, 20)]);
  await expect.element(log().getByText("I kept this")).toBeVisible();
  await menuOf(
    "This message can’t be read on this device: it is damaged. The server still keeps it.",
  ).click();
  await expect.element(page.getByRole("menuitem")).toHaveTextContent("Delete for me");
  await page.getByRole("menuitem", { name: "Delete for me" }).click();
  await expect.poll(queued).toMatchObject([{ table: "messages", kind: "delete" }]);
});

test("the page of a request that became part of a conversation goes on in it", async () => {
  const request = requestFrom("Jeanne");
  const first = said(request, "Is it you?", 5);
  const { journal } = await showThread(request, [first]);
  await expect.element(log().getByText("Is it you?")).toBeVisible();
  const own = threadWith("Jeanne", { to: { kind: "email", value: "jeanne@example.org" } });
  await arrive(journal, "threads", [own]);
  await arrive(journal, "messages", [{ ...first, thread_id: own.id, rev: 1_000 }]);
  await arrive(journal, "threads", [{ ...request, deleted_at: ago(0), rev: 1_001 }]);
  await expect.element(page.getByTestId("place")).toHaveTextContent(`/messages/${own.id}`);
  await expect.element(line()).toBeVisible();
  await expect.element(log().getByText("Is it you?")).toBeVisible();
});

test.each([
  ["Camille", "Camille"],
  ["@maya.2047", "Someone"],
  ["maya@example.org", "Someone"],
  [`Z${"\u0301".repeat(40)}oe`, "Ź\u0301\u0301\u0301\u0301oe"],
])("somebody called %j is called %j", async (peer_name, shown) => {
  await showThread(requestFrom(peer_name));
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(shown);
});

test("one's own message can be changed for fifteen minutes, and not after", async () => {
  const thread = threadWith("Maya");
  const { queued } = await showThread(thread, [mine(thread, "Long ago", 16), mine(thread, "Just now", 2)]);
  await menuOf("Long ago").click();
  await expect.element(page.getByRole("menuitem", { name: "Copy" })).toBeVisible();
  expect(page.getByRole("menuitem", { name: "Edit" }).elements()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await menuOf("Just now").click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await expect.element(page.getByText(/^13 minutes left/)).toBeVisible();
  await page.getByRole("textbox", { name: "Change the message" }).fill("Just then");
  await userEvent.keyboard("{Enter}");
  await expect.poll(queued).toMatchObject([{ kind: "patch", fields: { body: { v: 1, body: "Just then" } } }]);
  await expect.element(page.getByRole("textbox", { name: "Change the message" })).not.toBeInTheDocument();
});

test("deleting for both is asked about; deleting for oneself can be undone", async () => {
  const thread = threadWith("Maya");
  const { queued } = await showThread(thread, [said(thread, "A word", 9), mine(thread, "A secret", 60)]);
  await menuOf("A secret").click();
  await page.getByRole("menuitem", { name: "Delete for both…" }).click();
  await page.getByRole("button", { name: "Keep it" }).last().click();
  expect(await queued()).toEqual([]);
  await menuOf("A secret").click();
  await page.getByRole("menuitem", { name: "Delete for both…" }).click();
  await page.getByRole("button", { name: "Delete for both" }).click();
  await expect.element(page.getByText("This message was deleted.")).toBeVisible();
  expect(await queued()).toMatchObject([{ kind: "patch", fields: { body: null } }]);
  await menuOf("A word").click();
  await page.getByRole("menuitem", { name: "Delete for me" }).click();
  await expect.element(log().getByText("A word")).not.toBeInTheDocument();
  await expect.element(line()).toHaveFocus();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(log().getByText("A word")).toBeVisible();
});

test("an address is shown as what it is before it opens, and what opens learns nothing of this page", async () => {
  const thread = threadWith("Maya");
  const { screen } = await showThread(thread, [said(thread, "Look: https://аррӏе.com/x", 5)]);
  expect(screen.container.querySelectorAll("article a").length).toBe(0);
  await page.getByRole("button", { name: "https://аррӏе.com/x" }).click();
  await expect.element(page.getByText("https://xn--80ak6aa92e.com/x")).toBeVisible();
  await expect.element(page.getByText(/^It was written as “аррӏе\.com”/)).toBeVisible();
  const open = page.getByRole("link", { name: "Open in a new tab" });
  await expect.element(open).toHaveAttribute("href", "https://xn--80ak6aa92e.com/x");
  await expect.element(open).toHaveAttribute("rel", "noopener noreferrer");
  await expect.element(open).toHaveAttribute("target", "_blank");
});

test("nothing of a stranger’s opens, and looking at a request tells nobody", async () => {
  const thread = requestFrom("Jeanne");
  const { queued } = await showThread(thread, [said(thread, "See https://example.org", 5)]);
  await expect.element(log().getByText("See https://example.org")).toBeVisible();
  expect(page.getByRole("button", { name: "https://example.org" }).elements()).toEqual([]);
  expect(page.getByRole("textbox", { name: /^Write to/ }).elements()).toEqual([]);
  expect(await queued()).toEqual([]);
  await page.getByRole("button", { name: "Accept" }).last().click();
  await expect.element(page.getByRole("textbox", { name: "Write to Jeanne" })).toHaveFocus();
});

test("what is on screen is read, up to the newest that came", async () => {
  const thread = threadWith("Maya", { read_until: ago(60) });
  const newest = said(thread, "Newer", 5);
  const { queued } = await showThread(thread, [said(thread, "New", 10), newest]);
  await lookAt();
  await expect.element(page.getByText("New", { exact: true }).first()).toBeVisible();
  await expect
    .poll(queued, { timeout: 10_000 })
    .toMatchObject([{ table: "threads", fields: { read_until: newest.created_at } }]);
});

test("a request of one’s own takes no second message before it is answered", async () => {
  const thread = threadWith(null, { is_open: false, to: { kind: "email", value: "maya@example.org" } });
  await showThread(thread, [mine(thread, "It is me", 5)]);
  await expect.element(page.getByRole("heading", { name: "maya@example.org" })).toBeVisible();
  await expect.element(page.getByText(/^Your request was sent/)).toBeVisible();
  expect(page.getByRole("textbox", { name: /^Write to/ }).elements()).toEqual([]);
});

test("somebody who left has no name, and takes no message", async () => {
  const thread = threadWith(null, { has_left: true });
  await showThread(thread, [said(thread, "Farewell", 5_000)]);
  await expect.element(page.getByRole("heading", { name: "Someone who left" })).toBeVisible();
  await expect.element(page.getByText(/^They left Tendre/)).toBeVisible();
  expect(page.getByText("@maya.2047").elements()).toEqual([]);
});

test("only the newest message that was seen says so", async () => {
  const thread = threadWith("Maya", { seen_until: ago(8) });
  await showThread(thread, [mine(thread, "First", 30), mine(thread, "Second", 10), mine(thread, "Third", 2)]);
  await expect.element(log().getByText("Third")).toBeVisible();
  const says = page
    .getByRole("article")
    .elements()
    .map((article) => article.textContent.endsWith(", read"));
  expect(says).toEqual([false, true, false]);
});

test("the keyboard goes from the line to the messages, along them, and back", async () => {
  const thread = threadWith("Maya");
  await showThread(thread, [said(thread, "First", 9), said(thread, "Second", 8)]);
  const article = (text: string) => page.getByRole("article").filter({ hasText: text });
  await line().click();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(article("Second")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(article("First")).toHaveFocus();
  await userEvent.keyboard("{End}{ArrowDown}");
  await expect.element(line()).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}{Escape}");
  await expect.element(line()).toHaveFocus();
});

test("what arrives is said to screen readers, whoever wrote it", async () => {
  const { thread, journal } = await showThread();
  await arrive(journal, "messages", [said(thread, "Here I am", 0)]);
  await expect.element(page.getByRole("status").filter({ hasText: "Maya: Here I am" })).toBeInTheDocument();
  await arrive(journal, "messages", [said(thread, "One", 0), said(thread, "Two", 0)]);
  await expect.element(page.getByRole("status").filter({ hasText: "2 new messages" })).toBeInTheDocument();
  const spoken = () => page.getByRole("status").filter({ hasText: "Maya: Yes" }).element().firstElementChild;
  await arrive(journal, "messages", [said(thread, "Yes", 0)]);
  await expect.element(page.getByRole("status").filter({ hasText: "Maya: Yes" })).toBeInTheDocument();
  const first = spoken();
  await arrive(journal, "messages", [said(thread, "Yes", 0)]);
  await expect.poll(() => spoken() !== first).toBe(true);
});

test("of a thousand messages the newest are drawn, and earlier ones come when they are asked for", async () => {
  const thread = threadWith("Maya");
  const many = Array.from({ length: 1_000 }, (_, at) => said(thread, `Number ${at}.`, 1_000 - at));
  const { screen } = await showThread(thread, many);
  await expect.element(log().getByText("Number 999.")).toBeInViewport();
  expect(screen.container.querySelectorAll("article").length).toBe(24);
  await page.getByRole("button", { name: "Earlier messages" }).click();
  await expect.element(log().getByText("Number 936.")).toBeInTheDocument();
  expect(screen.container.querySelectorAll("article").length).toBe(64);
});

test("a conversation is read as far as its messages came on screen, and no further", async () => {
  const thread = threadWith("Maya", { read_until: ago(2_000) });
  const many = Array.from({ length: 200 }, (_, at) => said(thread, `Number ${at}.`, 1_000 - at));
  const { queued } = await showThread(thread, many);
  await lookAt();
  const readTo = async () => {
    const until = (await queued()).findLast(({ table }) => table === "threads")?.fields.read_until;
    return many.findIndex(({ created_at }) => created_at === until);
  };
  await expect.element(log().getByText("Number 0.", { exact: true })).toBeInViewport();
  await expect.poll(readTo, { timeout: 10_000 }).toBeGreaterThan(0);
  await expect.poll(readTo).toBeLessThan(20);
  const first = await readTo();
  await expect.element(log().getByText(`Number ${first}.`, { exact: true })).toBeInViewport();
  log().getByText("Number 14.", { exact: true }).element().scrollIntoView({ block: "end" });
  await expect.poll(readTo, { timeout: 10_000 }).toBeGreaterThan(first);
  expect(await readTo()).toBeLessThan(18);
});

test("what comes while one reads further up is not read before one goes there", async () => {
  const thread = threadWith("Maya", { read_until: ago(60) });
  const many = Array.from({ length: 40 }, (_, at) => said(thread, `Number ${at}.`, 1_000 - at));
  const { journal, queued } = await showThread(thread, many);
  await expect.element(log().getByText("Number 39.")).toBeInViewport();
  await lookAt();
  scrollTo(0, 0);
  await expect.element(log().getByText("Number 39.")).not.toBeInViewport();
  const late = said(thread, "Late", 0);
  await arrive(journal, "messages", [late]);
  await expect.element(page.getByRole("button", { name: "New messages" })).toBeVisible();
  expect(await queued()).toEqual([]);
  await page.getByRole("button", { name: "New messages" }).click();
  await expect
    .poll(queued, { timeout: 10_000 })
    .toMatchObject([{ table: "threads", fields: { read_until: late.created_at } }]);
});

test("of a thousand new messages the first are drawn, and later ones follow below with the focus", async () => {
  const thread = threadWith("Maya", { read_until: ago(2_000) });
  const many = Array.from({ length: 1_000 }, (_, at) => said(thread, `Number ${at}.`, 1_000 - at));
  const { screen } = await showThread(thread, many);
  await expect.element(log().getByText("Number 0.", { exact: true })).toBeInViewport();
  await expect.element(log().getByText("New", { exact: true })).toBeInTheDocument();
  expect(screen.container.querySelectorAll("article").length).toBeLessThan(30);
  const drawn = screen.container.querySelectorAll("article").length;
  await page.getByRole("button", { name: "Later messages" }).click();
  await expect.element(log().getByText(`Number ${drawn}.`, { exact: true })).toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toContain(`Number ${drawn}.`);
  expect(screen.container.querySelectorAll("article").length).toBe(drawn + 40);
});

test("hostile letters turn no line around and hide no other", async () => {
  const thread = threadWith("Maya");
  await showThread(thread, [said(thread, `abc\u202Egnp.exe Z${"\u0301".repeat(80)}`, 5)]);
  const text = () => page.getByRole("article").element().textContent.normalize("NFD");
  await expect.poll(text).toMatch(/^abcgnp\.exe Z\u0301{4,5}\d\d:\d\d$/);
});

test("a report says what goes along, and sends only what was ticked", async () => {
  let sent: unknown;
  vi.spyOn(window, "fetch").mockImplementation(async (_, init) => {
    sent = JSON.parse(String(init?.body));
    return Response.json({ id: "01989681-0000-7000-8000-000000000001" });
  });
  const thread = threadWith("Zed");
  const bad = said(thread, "A threat", 5);
  const { queued } = await showThread(thread, [said(thread, "Hello", 9), bad]);
  await menuOf("A threat").click();
  await page.getByRole("menuitem", { name: "Report…" }).click();
  await expect
    .element(page.getByText(/what you add, and one message\. Nothing of your journal/))
    .toBeVisible();
  await page.getByRole("button", { name: "Send the report" }).click();
  await expect.element(page.getByText("Choose what it is about.")).toBeVisible();
  expect(sent).toBeUndefined();
  await page.getByRole("radio", { name: "Threats" }).click();
  await page.getByRole("button", { name: "Send the report" }).click();
  await expect.element(page.getByText("The report is sent")).toBeVisible();
  expect(sent).toEqual({ thread_id: thread.id, reason: "threat", note: "", message_ids: [bad.id] });
  expect(await queued()).toMatchObject([{ table: "threads", fields: { is_blocked: true } }]);
});

test("a report that cannot be sent stays open with its words, and blocks nobody", async () => {
  vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  const { queued } = await showThread();
  await page.getByRole("button", { name: "Actions for this conversation" }).click();
  await page.getByRole("menuitem", { name: "Report…" }).click();
  await page.getByRole("radio", { name: "Harassment" }).click();
  await page.getByRole("textbox", { name: "Anything to add" }).fill("Every night");
  await page.getByRole("button", { name: "Send the report" }).click();
  await expect.element(page.getByText(/^You’re offline: this needs the network/)).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Anything to add" })).toHaveValue("Every night");
  expect(await queued()).toEqual([]);
});
