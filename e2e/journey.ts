/** The fixtures of every journey: a server per worker, a page whose console must stay silent, people and their mail. */
import { randomUUID } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { dayInTimeZone } from "#domain/time/time-zone.ts";
import { type RunningServer, startTendre } from "#server/testing/running-server.ts";

export type Person = { readonly email: string; readonly password: string; readonly firstName: string };

type Fixtures = {
  /** Console messages that this journey allows; any other fails it. */
  allowedConsole: RegExp[];
  /** A confirmed account, made through the public API. */
  person: Person;
  /** Signs the browser of `page` in and opens the dashboard. */
  signIn: (page: Page, person: Person) => Promise<void>;
  /** The same through the sign-in screen, which takes a good deal longer. */
  signInByHand: (page: Page, person: Person, url?: string) => Promise<void>;
};

type Shared = {
  /** Settings of the server. A file that sets them gets a server of its own, for example to move its clock. */
  serverEnv: Readonly<Record<string, string>>;
  server: RunningServer;
};

/** The time zone of every browser (playwright.config.ts). */
export const timeZone = "Europe/Paris";

/** The day in the browsers' time zone, which is not that of the machine. */
export const browserToday = (): CalendarDay => dayInTimeZone(new Date().toISOString(), timeZone);

/** What Chromium says where service workers are blocked. */
const noWorker = /Service Worker registration blocked/;

export const test = base.extend<Fixtures, Shared>({
  serverEnv: [{}, { option: true, scope: "worker" }],
  server: [
    async ({ serverEnv }, use) => {
      const server = await startTendre({ env: { SUPPORT_EMAIL: "help@house.example", ...serverEnv } });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  allowedConsole: [[], { option: true }],
  page: async ({ page, allowedConsole }, use) => {
    const complaints = watchConsole(page, allowedConsole);
    await use(page);
    expect(complaints, "the console stays silent").toEqual([]);
  },
  person: async ({ server }, use) => use(await createPerson(server.url)),
  signIn: async ({ server: { url } }, use) =>
    use(async (page, { email, password }) => {
      const data = { email, password };
      const answer = await page.request.post(`${url}/api/auth/sign-in/email`, {
        headers: { origin: url },
        data,
      });
      expect(answer.ok(), "signed in").toBe(true);
      await page.goto(`${url}/dashboard`);
      await page.waitForURL(/\/(dashboard|onboarding)/);
    }),
  signInByHand: async ({ server }, use) =>
    use(async (page, person, url = server.url) => {
      await page.goto(`${url}/login`);
      await page.getByLabel(/^(Email|Adresse e-mail)$/).fill(person.email);
      await page.getByLabel(/^(Password|Mot de passe)$/).fill(person.password);
      await page.getByRole("button", { name: /^(Sign in|Se connecter)$/ }).click();
      await page.waitForURL(/\/(dashboard|onboarding)/);
    }),
});
export { expect };

/** Warnings, errors and uncaught exceptions of a page, as they come. */
export function watchConsole(page: Page, allowed: readonly RegExp[] = []): string[] {
  const complaints: string[] = [];
  const note = (text: string) => {
    if (![noWorker, ...allowed].some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      note(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => note(`uncaught: ${error.message}`));
  // A page that is closed before it takes this has nothing to tell.
  void page.addInitScript(tellHidden).catch(() => undefined);
  void page.addInitScript(tellUnwritten).catch(() => undefined);
  return complaints;
}

/** Where a page was shown, and none is while a part of it waits for its code or words (React's Suspense), that is an error in the console. */
function tellHidden(): void {
  const isHidden = ({ style }: HTMLElement) =>
    style.display === "none" && style.getPropertyPriority("display") === "important";
  const isPageShown = () => [...document.querySelectorAll("h1")].some((title) => title.checkVisibility());
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target instanceof HTMLElement && isHidden(target) && target.querySelector("h1") && !isPageShown())
        console.error(`hidden again: ${location.pathname}, ${target.textContent.slice(0, 60)}`);
    }
  }).observe(document, { subtree: true, attributeFilter: ["style"] });
}

/** A value that nobody wrote words for, on the page for however short a time, is an error in the console. */
function tellUnwritten(): void {
  // A frame without scripts says so of every callback.
  if (window !== top) return;
  const unwritten = /.{0,40}(?:\bundefined\b|\bNaN\b|\[object |Invalid Date|\bInfinity\b|\{\w+\}).{0,40}/;
  // The licences of others say `{name}`.
  const foreign = "script, style, pre, code, textarea";
  const look = (within: Node) => {
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    let text: Node | null = within instanceof Text ? within : texts.nextNode();
    for (; text; text = texts.nextNode()) {
      const [found] = unwritten.exec(text.textContent ?? "") ?? [];
      if (found && !text.parentElement?.closest(foreign))
        console.error(`unwritten: ${location.pathname}, ${found}`);
    }
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === "characterData") look(target);
      else for (const node of addedNodes) look(node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Signs up, follows the mail's link, and completes onboarding unless told otherwise. */
export async function createPerson(url: string, { onboarded = true } = {}): Promise<Person> {
  const person = {
    email: `${randomUUID()}@example.org`,
    password: "a-quiet-Lantern-7",
    firstName: "Camille",
  };
  const headers = { "content-type": "application/json", origin: url };
  const call = async (path: string, body: object, cookie = "", method = "POST") => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  await call("/api/auth/sign-up/email", {
    email: person.email,
    password: person.password,
    firstName: person.firstName,
    lastName: "Morel",
    acceptTerms: true,
    isAdult: true,
    locale: "en",
  });
  const link = await findLink(url, person.email, /\/auth\/callback\S+/);
  const token = new URL(link).searchParams.get("token");
  await call("/api/auth/verify-email", { token, password: person.password });
  if (onboarded) {
    const response = await call("/api/auth/sign-in/email", {
      email: person.email,
      password: person.password,
    });
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    await call("/api/profile", { onboarding_completed: true }, cookie, "PATCH");
  }
  return person;
}

/** The newest link of a kind in a person's mail. */
export async function findLink(url: string, email: string, pattern: RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mails: { to: string; text: string }[] = await (await fetch(`${url}/dev/mail.json`)).json();
    const path = mails.filter(({ to }) => to === email).flatMap(({ text }) => pattern.exec(text) ?? [])[0];
    if (path) return new URL(path, url).href;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No mail with ${pattern} for this person.`);
}

/** Everything this browser keeps of the app, as text. */
export function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, history.state];
    for (const { name = "" } of await indexedDB.databases()) {
      const open = indexedDB.open(name);
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        open.onsuccess = () => resolve(open.result);
        open.onerror = () => reject(open.error);
      });
      for (const store of database.objectStoreNames) {
        const asked = database.transaction(store).objectStore(store).getAll();
        kept.push(await new Promise((resolve) => (asked.onsuccess = () => resolve(asked.result))));
      }
      database.close();
    }
    return JSON.stringify(kept);
  });
}
