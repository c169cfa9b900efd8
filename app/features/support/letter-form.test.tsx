import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Person } from "#app/lib/person.ts";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { LetterForm } from "./letter-form.tsx";
import { en } from "./messages.en.ts";
import { fr } from "./messages.fr.ts";
import { Component } from "./support-page.tsx";

const anna: Person = {
  id: "01989681-0000-7000-8000-00000000aaaa",
  email: "anna@example.org",
  emailVerified: true,
  firstName: "Anna",
  isAdmin: false,
  role: "user",
  deletionDueAt: null,
  factorLossDueAt: null,
};

type Sent = { readonly path: string; readonly body: Record<string, string>; readonly as: string | null };
let sent: Sent[] = [];
let answer: () => Response | Promise<Response>;
let takesLetters: boolean | null = true;
const refuse = (status: number, headers = {}) =>
  Response.json({ code: "", message: "", details: null, hint: null }, { status, headers });

beforeEach(() => {
  sent = [];
  takesLetters = true;
  answer = () => Response.json({ isPriority: false });
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    const { pathname: path } = new URL(String(input), location.href);
    if (init?.method === "POST") {
      const as = new Headers(init.headers).get("tendre-person");
      sent.push({ path, body: JSON.parse(String(init.body)), as });
      return answer();
    }
    if (path === "/api/support" && takesLetters !== null) return Response.json({ takesLetters });
    throw new TypeError("Failed to fetch");
  });
});
afterEach(() => vi.restoreAllMocks());

const show = (person: Person | null) => showPage(<LetterForm person={person} />, { words: { support: en } });
type Screen = Awaited<ReturnType<typeof show>>;
async function write(screen: Screen, words = "Where is it?") {
  await screen.getByLabelText("What it is about").fill("A question");
  await screen.getByLabelText("Your letter").fill(words);
}
const send = (screen: Screen) => screen.getByRole("button", { name: "Send" }).click();

test("a signed-in person's letter has their own address and nothing else of them", async () => {
  const screen = await show(anna);
  await expect.element(screen.getByLabelText("Address to answer to")).toHaveValue(anna.email);
  answer = () => Response.json({ isPriority: true });
  await write(screen);
  await send(screen);
  await expect.element(screen.getByText(/The answer will go to anna@example\.org/)).toBeVisible();
  await expect.element(screen.getByText("It is marked as coming from Pro, and comes first.")).toBeVisible();
  expect(sent).toEqual([
    {
      path: "/api/support/letters",
      as: anna.id,
      body: {
        subject: "A question",
        words: "Where is it?",
        replyTo: anna.email,
        locale: "en",
        key: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    },
  ]);
  expect(Object.keys(localStorage)).toEqual([]);
  await screen.getByRole("button", { name: "Write another" }).click();
  await expect.element(screen.getByLabelText("Your letter")).toHaveValue("");
});

test("what is missing is said at its field, the first of them has the focus, and nothing is sent", async () => {
  const screen = await show(null);
  await send(screen);
  await expect.element(screen.getByText("Say in a few words what it is about")).toBeVisible();
  await expect.element(screen.getByText("Without an address nobody can answer you")).toBeVisible();
  await expect.element(screen.getByLabelText("What it is about")).toHaveFocus();
  await write(screen);
  await screen.getByLabelText("Address to answer to").fill("anna");
  await send(screen);
  await expect.element(screen.getByText(/^One address, such as/)).toBeVisible();
  expect(sent).toEqual([]);
});

test.each([
  ["signed in", anna, /^Kept in this browser/, "localStorage"],
  ["a visitor", null, /^Kept in this tab/, "sessionStorage"],
] as const)(
  "%s: what is typed is there after a reload, and without a network the page says that it is kept",
  async (_, person, kept, storage) => {
    const screen = await show(person);
    await write(screen);
    await expect.element(screen.getByText(kept)).toBeVisible();
    expect([Object.keys(localStorage).length, Object.keys(sessionStorage).length]).toEqual(
      storage === "localStorage" ? [1, 0] : [0, 1],
    );
    await screen.unmount();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const again = await show(person);
    await expect.element(again.getByLabelText("Your letter")).toHaveValue("Where is it?");
    await expect.element(again.getByText(/^No network\. Your letter is kept here/)).toBeVisible();
  },
);

test("another account in the same browser does not find it, and nobody's is sent in another's name", async () => {
  const screen = await show(anna);
  await write(screen);
  await screen.unmount();
  const other = await show({ ...anna, id: anna.id.replace(/a$/, "b"), email: "bea@example.org" });
  await expect.element(other.getByLabelText("Your letter")).toHaveValue("");
});

test("without an answer the same words go again under the same key, and other words under another", async () => {
  const screen = await show(anna);
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await write(screen);
  await send(screen);
  await expect.element(screen.getByText(/^No answer came/)).toBeVisible();
  await screen.unmount();
  const again = await show(anna);
  await send(again);
  await expect.element(again.getByText(/^No answer came/)).toBeVisible();
  await write(again, "Where was it?");
  answer = () => Response.json({ isPriority: false });
  await send(again);
  await expect.element(again.getByText(/^Your letter has arrived/)).toBeVisible();
  const [first, second, third] = sent.map(({ body }) => body.key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test.each([
  [401, /^Your session has ended/],
  [403, /^Your session has ended/],
  [400, /^It is not taken as it is/],
  [410, /^Nobody reads letters here any more/],
  [500, /^The server could not take it/],
] as const)("a refusal (%s) is said, and what was typed stays", async (status, said) => {
  const screen = await show(anna);
  answer = () => refuse(status);
  await write(screen);
  await send(screen);
  await expect.element(screen.getByText(said)).toBeVisible();
  await expect.element(screen.getByLabelText("Your letter")).toHaveValue("Where is it?");
  expect(Object.keys(localStorage)).toHaveLength(1);
});

test("who wrote often is told when the next letter can go", async () => {
  const screen = await show(anna);
  answer = () => refuse(429, { "retry-after": "600" });
  await write(screen);
  await send(screen);
  await expect.element(screen.getByText(/send it in 10 minutes/)).toBeVisible();
});

test("a draft is thrown away by one press, and comes back by another", async () => {
  const screen = await show(anna);
  await write(screen);
  await screen.getByRole("button", { name: "Throw the draft away" }).click();
  await expect.element(screen.getByLabelText("Your letter")).toHaveValue("");
  await screen.getByRole("button", { name: "Put it back" }).click();
  await expect.element(screen.getByLabelText("Your letter")).toHaveValue("Where is it?");
});

test("Help has the form only where somebody reads it, and without an answer as it last was", async () => {
  takesLetters = false;
  const without = await showPage(<Component />, { words: { support: fr }, locale: "fr" });
  await expect.element(without.getByText("Écrivez à qui tient ce serveur.")).toBeVisible();
  expect(without.getByRole("button", { name: "Envoyer" }).elements()).toEqual([]);
  await without.unmount();
  takesLetters = true;
  const has = await showPage(<Component />, { words: { support: fr }, locale: "fr" });
  await expect.element(has.getByRole("heading", { name: "Nous écrire" })).toBeVisible();
  await has.unmount();
  takesLetters = null;
  const away = await showPage(<Component />, { words: { support: fr }, locale: "fr" });
  await expect.element(away.getByRole("heading", { name: "Nous écrire" })).toBeVisible();
});
