import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { watchDroppedDrafts } from "#app/store/testing/dropped-drafts.ts";
import { UnreadMark } from "./mark/unread-mark.tsx";
import { Component as MessagesPage } from "./messages-page.tsx";
import { Component as SettingsPage } from "./settings/settings-page.tsx";
import {
  ago,
  arrive,
  mine,
  openWith,
  requestFrom,
  said,
  showMessages,
  threadWith,
} from "./testing/show-messages.tsx";

afterEach(() => vi.restoreAllMocks());

const place = () => page.getByTestId("place");

test("messages are off until they are turned on, and the page says who can read them", async () => {
  const { queued } = await showMessages({ profile: { messages_are_on: false } });
  await expect
    .element(page.getByText(/^Messages are sealed on the server under the server’s own keys/))
    .toBeVisible();
  await page.getByRole("button", { name: "Turn messages on" }).click();
  await expect.element(page.getByRole("button", { name: "Write to someone" })).toBeVisible();
  expect(await queued()).toMatchObject([{ table: "profiles", fields: { messages_are_on: true } }]);
});

test("turned off, what is there stays readable, and takes nothing new", async () => {
  const thread = threadWith("Maya");
  await showMessages(
    { profile: { messages_are_on: false }, threads: [thread], messages: [said(thread, "Still here", 5)] },
    { at: `/messages/${thread.id}` },
  );
  await expect.element(page.getByRole("article")).toBeVisible();
  await expect.element(page.getByText("Messages are turned off: turn them on to write.")).toBeVisible();
});

test("a journal without an account says what one would be for", async () => {
  await openJournal({ kind: "device" });
  await showPage(<MessagesPage />);
  await expect.element(page.getByRole("heading", { name: "Messages need an account" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Create an account" }))
    .toHaveAttribute("href", "/signup");
});

test("the list has what was said last first, what is unread, and nobody who is blocked", async () => {
  const [maya, tom] = [threadWith("Maya", { read_until: ago(60) }), threadWith("Tom")];
  const gone = threadWith(null, { has_left: true });
  const blocked = threadWith("Zed", { is_blocked: true });
  await showMessages({
    threads: [tom, maya, gone, blocked],
    messages: [
      mine(tom, "Thank you", 4_000),
      said(maya, "One", 20),
      said(maya, "Two", 10),
      said(gone, "Goodbye", 9_000),
      said(blocked, "Hey", 1),
    ],
  });
  await expect.element(page.getByRole("link", { name: /^Maya .* Two 2 unread$/ })).toBeVisible();
  const rows = page
    .getByRole("listitem")
    .elements()
    .map((row) => row.textContent);
  expect(rows.map((text) => /^(?:Maya|Tom|Someone who left)/.exec(text ?? "")?.[0])).toEqual([
    "Maya",
    "Tom",
    "Someone who left",
  ]);
  await expect.element(page.getByText("You: Thank you")).toBeVisible();
});

test("of sixty conversations the newest are drawn, and the others when they are asked for", async () => {
  const threads = Array.from({ length: 61 }, (_, at) => threadWith(`Person ${at}.`));
  await showMessages({ threads, messages: threads.map((thread, at) => said(thread, "Hello", at + 1)) });
  await expect.element(page.getByText("Person 29.")).toBeInTheDocument();
  expect(page.getByText("Person 30.").elements()).toEqual([]);
  await page.getByRole("button", { name: "31 earlier conversations" }).click();
  await expect.element(page.getByText("Person 59.")).toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "One earlier conversation" })).toBeVisible();
});

test("a request can be put away, come back, be accepted, or be blocked, and its sender is never told", async () => {
  const [jeanne, zed] = [requestFrom("Jeanne"), requestFrom("Zed")];
  const { queued } = await showMessages({
    threads: [jeanne, zed],
    messages: [said(jeanne, "Is it you?", 5), said(zed, "Hey", 50)],
  });
  const card = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await card("Jeanne").getByRole("button", { name: "Ignore" }).click();
  await expect.element(page.getByText("1 request put away")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await card("Zed").getByRole("button", { name: "Block" }).click();
  await expect.element(page.getByText(/^Nothing of theirs reaches you any more/)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Zed" })).not.toBeInTheDocument();
  await card("Jeanne").getByRole("button", { name: "Accept" }).click();
  await expect.element(place()).toHaveTextContent(`/messages/${jeanne.id}`);
  await expect.element(page.getByRole("textbox", { name: "Write to Jeanne" })).toBeVisible();
  expect((await queued()).map(({ table }) => table)).not.toContain("messages");
});

test("a first message goes to an exact address, the same way whether anybody has it or not", async () => {
  const { queued, journal } = await showMessages({});
  const dropped = watchDroppedDrafts(journal);
  await page.getByRole("button", { name: "Write to someone" }).click();
  const send = page.getByRole("button", { name: "Send the request" });
  await send.click();
  await expect.element(page.getByText("Write an address, a number or a handle.")).toBeVisible();
  const to = page.getByRole("textbox", { name: /^Their exact email/ });
  await expect.element(to).toHaveFocus();
  await to.fill("maya");
  await send.click();
  await expect
    .element(page.getByText("That is not an email address, a phone number or a handle."))
    .toBeVisible();
  await to.fill("Camille@Example.org");
  await send.click();
  await expect.element(page.getByText("That is you.")).toBeVisible();
  await to.fill("  Nobody.0000 ");
  await send.click();
  await expect.element(page.getByText("Write a first message.")).toBeVisible();
  await page.getByRole("textbox", { name: "First message" }).fill("It is me");
  await send.click();
  await expect
    .element(page.getByText("Your request is on its way, if someone there can be found."))
    .toBeVisible();
  await expect.element(page.getByRole("heading", { name: "@nobody.0000" })).toBeVisible();
  const [thread, message] = await queued();
  expect(thread).toMatchObject({
    table: "threads",
    fields: { to: { kind: "handle", value: "nobody.0000" } },
  });
  expect(message).toMatchObject({
    table: "messages",
    fields: { thread_id: thread?.id, body: { body: "It is me" } },
  });
  expect(dropped).toMatchObject([
    { key: "message:new", with: expect.arrayContaining(["threads", "messages"]) },
  ]);
});

test("an address that one writes with already leads to its conversation, and the words go along", async () => {
  const maya = threadWith("Maya", { to: { kind: "email", value: "maya@example.org" } });
  const { queued } = await showMessages({ threads: [maya] });
  await page.getByRole("button", { name: "Write to someone" }).click();
  await page.getByRole("textbox", { name: /^Their exact email/ }).fill("Maya@example.org");
  await page.getByRole("textbox", { name: "First message" }).fill("Once more");
  await page.getByRole("button", { name: "Send the request" }).click();
  await expect.element(page.getByRole("textbox", { name: "Write to Maya" })).toHaveValue("Once more");
  expect(await queued()).toEqual([]);
});

test("the search finds words on this device and opens their place in the conversation", async () => {
  const maya = threadWith("Maya");
  const many = Array.from({ length: 300 }, (_, at) => said(maya, `Number ${at}`, 1_000 - at));
  await showMessages({
    threads: [maya],
    messages: [said(maya, "The Lighthouse at Étretat", 2_000), ...many],
  });
  await page.getByRole("searchbox", { name: "Search your messages" }).fill("etretat light");
  await expect.element(page.getByText("One message found, on this device")).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(page.getByRole("article").filter({ hasText: "Lighthouse" })).toBeInViewport();
});

test("the settings say who can find and write, and let out who is blocked", async () => {
  vi.spyOn(window, "fetch").mockImplementation(async () => Response.json({ handle: "camille.4821" }));
  const blocked = threadWith("Zed", { is_blocked: true });
  const journal = await openWith({ threads: [blocked], messages: [said(blocked, "Hey", 5)] });
  await showPage(<SettingsPage />);
  await page.getByRole("switch", { name: "People can find me" }).click();
  await expect.element(page.getByRole("switch", { name: "People can find me" })).toBeChecked();
  await page.getByRole("radio", { name: /^Nobody: I write first/ }).click();
  const name = page.getByRole("textbox", { name: "A name" });
  await name.fill("Camille 4");
  await page.getByRole("button", { name: "Get a handle" }).click();
  await expect.element(page.getByText(/^2 to 20 letters a to z/)).toBeVisible();
  await name.fill("Camille");
  await page.getByRole("button", { name: "Get a handle" }).click();
  await expect.element(page.getByText("@camille.4821").first()).toBeVisible();
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    "/api/messages/handle",
    expect.objectContaining({ method: "PUT", body: JSON.stringify({ name: "camille" }) }),
  );
  await page.getByRole("button", { name: "Unblock Zed" }).click();
  await expect.element(page.getByText("You have blocked nobody.")).toBeVisible();
  const ops = (await journal.database.outbox.toArray()).map(({ op }) => op.fields);
  expect(Object.assign({}, ...ops)).toEqual({
    discoverable: true,
    messages_from: "nobody",
    is_blocked: false,
  });
});

test("the frame counts what is unread, and neither reads nor shows messages while they are off", async () => {
  const maya = threadWith("Maya", { read_until: ago(60) });
  const rows = {
    threads: [maya],
    messages: [said(maya, "One", 5), said(maya, null, 4), mine(maya, "Two", 3)],
  };
  const journal = await openWith(rows);
  const screen = await showPage(<UnreadMark place="bar" />);
  await expect.element(screen.getByRole("link", { name: "Messages, 1 unread" })).toHaveTextContent("1");
  await arrive(journal, "messages", [said(maya, "Three", 1)]);
  await expect.element(screen.getByRole("link", { name: "Messages, 2 unread" })).toHaveTextContent("2");
  screen.unmount();
  const { views } = await openWith({ ...rows, profile: { messages_are_on: false } });
  await showPage(<UnreadMark place="bar" />);
  await Promise.all(Object.values(views).map((view) => view.settled()));
  expect(page.getByRole("link").elements()).toEqual([]);
  expect([views.threads.current(), views.messages.current()]).toEqual([undefined, undefined]);
});

test("in French, on a wide screen, the list and a conversation stand side by side", async () => {
  await page.viewport(1280, 800);
  onTestFinished(() => page.viewport(414, 896));
  const maya = threadWith("Maya");
  await showMessages(
    { threads: [maya], messages: [said(maya, "D’accord", 5)] },
    { at: `/messages/${maya.id}`, locale: "fr" },
  );
  await expect.element(page.getByRole("complementary", { name: "Vos conversations" })).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Écrire à Maya" })).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Maya");
});
