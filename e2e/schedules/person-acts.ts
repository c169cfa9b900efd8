/** What a person does with the page, and what it then says: an act counts as confirmed only by what is seen. */
import type { Page } from "@playwright/test";
import type { Person } from "../journey.ts";

export async function signIn(page: Page, { email, password }: Person, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/\/(dashboard|onboarding)/);
}

/** The frame of the open journal. */
const frame = (page: Page) => page.getByRole("button", { name: "Sign out", exact: true }).first();
const asks = (page: Page) => page.getByLabel("Password", { exact: true });

/** Whether the journal is open in this tab, or a door is: a page that is still loading is waited for. */
export async function showsJournal(page: Page): Promise<boolean> {
  const journal = frame(page);
  const isThere = await journal
    .or(asks(page))
    .or(page.getByRole("heading", { level: 1 }))
    .first()
    .waitFor({ timeout: 20_000 })
    .then(() => true)
    .catch(() => false);
  return isThere && (await journal.isVisible());
}

/** The session is over; or the door is shown while the server has yet to hear of a sign-out, whose tab was closed at once. */
async function isAsked(page: Page, url: string): Promise<boolean> {
  const session = await page.request.get(`${url}/api/session`);
  if ((await session.json()) === null) return true;
  return !(await showsJournal(page)) && (await asks(page).isVisible());
}

export async function signInIfAsked(page: Page, person: Person, url: string): Promise<void> {
  if (!(await isAsked(page, url))) return;
  await page.goto(`${url}/login`);
  await asks(page).waitFor();
  const email = page.getByLabel("Email", { exact: true });
  if (await email.isEditable()) await email.fill(person.email);
  await asks(page).fill(person.password);
  for (let tries = 1; ; tries += 1) {
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    const isIn = await page.waitForURL(/\/(dashboard|onboarding)/).then(
      () => true,
      () => false,
    );
    if (isIn) return;
    // A server that is too busy to answer is said, and asked again.
    if (tries === 3) throw new Error("The sign-in page let nobody in.");
  }
}

/** @returns whether the page said that the moment is kept */
export async function noteMoment(page: Page, word: string): Promise<boolean> {
  try {
    await page.keyboard.press("Escape");
    await page.keyboard.press("n");
    const sheet = page.getByRole("dialog", { name: /How was it/ });
    await sheet.getByText("Gentle", { exact: true }).click();
    await sheet.getByLabel("A word").fill(word);
    await sheet.getByRole("button", { name: "Keep this moment" }).click();
    await sheet.waitFor({ state: "hidden" });
    return true;
  } catch {
    return false;
  }
}

/**
 * `seen` is the place that the form showed when the first letter was typed; null when nothing was typed. A save may have gone through though
 * the page was too slow to say so: what it replaced was seen all the same.
 */
export async function changePlace(
  page: Page,
  value: string,
): Promise<{ readonly seen: string | null; readonly isKept: boolean }> {
  let seen: string | null = null;
  try {
    const field = page.getByLabel("Meeting place");
    await field.waitFor();
    seen = await field.evaluate(typeOver, value);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.waitForURL(/\/boyfriends\/[^/]+$/);
    await page.getByText(value, { exact: true }).first().waitFor();
    return { seen, isKept: true };
  } catch {
    return { seen, isKept: false };
  }
}

/** Runs in the page: between a look at the field and a letter in it, an answer of the server could change what it shows. */
function typeOver(field: Node, value: string): string {
  if (!(field instanceof HTMLInputElement)) throw new Error("not a field");
  const seen = field.value;
  field.focus();
  // React takes a value that was set on the element itself for one that it knows already.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  return seen;
}

/** @returns whether the photo stands among those that this device keeps */
export async function addPhoto(page: Page, buffer: Buffer): Promise<boolean> {
  try {
    const rows = () => countIn(page, ["uploads", "media"]);
    const before = await rows();
    await page
      .locator("input[data-media-files]")
      .first()
      .setInputFiles([{ name: `photo-${before}.jpg`, mimeType: "image/jpeg", buffer }]);
    for (let tries = 0; tries < 60; tries += 1) {
      if ((await rows()) > before) return true;
      await page.waitForTimeout(250);
    }
    return false;
  } catch {
    return false;
  }
}

/** Waits for what is not sent yet to be kept locked, the way on that keeps everything. */
export async function signOut(page: Page): Promise<void> {
  try {
    await frame(page).click();
    const dialog = page.getByRole("dialog", { name: "Before you sign out" });
    const lock = dialog.getByRole("button", { name: "Keep it here, locked, and sign out" });
    // Where everything was sent after the question was put.
    const plain = dialog.getByRole("button", { name: "Sign out", exact: true });
    await Promise.race([page.waitForURL(/\/login/), lock.or(plain).waitFor()]);
    if (await plain.isVisible()) return await plain.click();
    if (!(await lock.isVisible())) return;
    await lock.click();
    await Promise.race([
      page.waitForURL(/\/login/),
      dialog.getByText("It could not be locked without the network.").waitFor(),
    ]);
    if (await dialog.isVisible()) await dialog.getByRole("button", { name: "Stay signed in" }).click();
  } catch {
    // A page that has no such button is signed out already, or another one.
  }
}

type Stores = readonly string[];

/** Asked again where the page was left meanwhile, as for a new build that takes over. */
async function ofPage<T>(page: Page, ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 5 || !String(error).includes("Execution context was destroyed")) throw error;
      await page.waitForLoadState();
    }
  }
}

/** Rows of the journal's stores, read past the app. */
function read(page: Page, stores: Stores): Promise<Readonly<Record<string, readonly unknown[]>>> {
  return ofPage(page, () => readStores(page, stores));
}

function readStores(page: Page, stores: Stores): Promise<Readonly<Record<string, readonly unknown[]>>> {
  return page.evaluate(async (wanted) => {
    const found: Record<string, unknown[]> = {};
    for (const { name = "" } of await indexedDB.databases()) {
      if (!name.startsWith("tendre-")) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const open = indexedDB.open(name);
        open.onsuccess = () => resolve(open.result);
        open.onerror = () => reject(open.error);
      });
      for (const store of wanted) {
        if (!database.objectStoreNames.contains(store)) continue;
        const asked = database.transaction(store).objectStore(store).getAll();
        const rows = await new Promise<unknown[]>((resolve) => {
          asked.onsuccess = () => resolve(asked.result);
          asked.onerror = () => resolve([]);
        });
        found[store] = [...(found[store] ?? []), ...JSON.parse(JSON.stringify(rows))];
      }
      database.close();
    }
    return found;
  }, stores);
}

async function countIn(page: Page, stores: Stores): Promise<number> {
  return Object.values(await read(page, stores)).flat().length;
}

/** Takes back what a sign-out locked on this device, where the page offers it. */
export async function takeBackLocked(page: Page): Promise<void> {
  const restore = page.getByRole("button", { name: "Take them back" });
  if (await restore.isVisible()) await restore.click().catch(() => undefined);
}

/** The refused ops, as text, where the frame says that there are some; else empty. */
export async function shownAsRefused(page: Page): Promise<string> {
  const { needsYou: refused = [] } = await read(page, ["needsYou"]).catch(() => ({ needsYou: [] }));
  const isSaid = await page
    .getByRole("link", { name: /needs? you/ })
    .first()
    .isVisible();
  return isSaid ? JSON.stringify(refused) : "";
}

/** What this device has not sent: nothing in the end. */
export async function waitingIn(page: Page): Promise<readonly string[]> {
  const waiting = await read(page, ["outbox", "uploads"]).catch(() => ({ page: ["busy"] }));
  return Object.entries(waiting).flatMap(([store, rows]) =>
    rows.length > 0 ? [`${rows.length} in ${store}`] : [],
  );
}

export async function wordsIn(page: Page): Promise<readonly string[]> {
  const { moments = [] } = await read(page, ["moments"]);
  return moments.map((row) => String((row as { readonly word: unknown }).word));
}

/** Addresses of the server's interface that the worker has kept. */
export function keptAnswers(page: Page): Promise<readonly string[]> {
  return ofPage(page, () =>
    page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) {
          if (/\/(api|auth\/sessions)\//.test(url)) found.push(url);
        }
      }
      return found;
    }),
  );
}

/** As a browser does that clears a site's data while its page is open. */
export function deleteJournals(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const { name = "" } of await indexedDB.databases()) {
      if (name.startsWith("tendre-")) indexedDB.deleteDatabase(name);
    }
  });
}

/** Milliseconds in which the page has reloaded itself: it waits for a new build, and begins a reload anew that is never answered. */
const reloadLimit = 45_000;

/** Ends with the reload: it begins some time after the press, and one that comes later would take the next step's page away. */
export async function refresh(page: Page): Promise<void> {
  const reloaded = page.waitForEvent("domcontentloaded", { timeout: reloadLimit });
  const pressed = page.getByRole("button", { name: "Refresh the page" }).click();
  await Promise.all([reloaded, pressed]).catch(() => undefined);
}
