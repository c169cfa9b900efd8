import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Download, Page } from "@playwright/test";
import { readStoredZip } from "#app/store/testing/read-stored-zip.ts";
import { people, journal as twelve } from "#domain/fixtures/twelve-people.ts";
import { photo } from "#server/testing/pictures.ts";
import { createPerson, expect, test } from "./journey.ts";
import { addRelationship, choose, jpeg, kept } from "./photos.ts";
import { givePlan, writeJournal } from "./statistics-journal.ts";

async function bytesOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

async function take(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button, exact: true }).click(),
  ]);
  return download;
}

test("a journal is taken as JSON, comes whole into another account, and once only", async ({
  page,
  browser,
  person,
  server,
  signIn,
}) => {
  await givePlan(server, person, "pro");
  await writeJournal(server.url, person, twelve);
  await signIn(page, person);
  await page.goto("/profile");
  await page.getByRole("link", { name: /^Copies of your journal/ }).click();
  await expect(page.getByText(/^In it: 12 people and 30 moments/)).toBeVisible();
  const download = await take(page, "Take a copy");
  expect(download.suggestedFilename()).toMatch(/^tendre-\d{4}-\d\d-\d\d\.json$/);
  const file = { name: "tendre.json", mimeType: "application/json", buffer: await bytesOf(download) };

  const other = await createPerson(server.url);
  await givePlan(server, other, "pro");
  const context = await browser.newContext({ baseURL: server.url });
  const there = await context.newPage();
  await signIn(there, other);
  await there.goto("/profile/data");
  await there.locator("input[type=file]").setInputFiles(file);
  await expect(there.getByText("It was made from another journal", { exact: false })).toBeVisible();
  await there.getByRole("button", { name: "Bring it in" }).click();
  await expect(there.getByText(/^Brought in: 12 people and 30 moments/)).toBeVisible();
  const names = async () => {
    const rows: readonly { readonly name: string }[] = await (
      await there.request.get("/api/relationships")
    ).json();
    return rows.map(({ name }) => name).toSorted();
  };
  await expect.poll(names).toEqual(people.map(({ name }) => name).toSorted());

  await there.reload();
  await there.locator("input[type=file]").setInputFiles(file);
  await expect(there.getByText("With this choice there is nothing to bring in.")).toBeVisible();
  await there.getByRole("button", { name: "Undo it" }).click();
  await there.getByRole("dialog").getByRole("button", { name: "Undo it" }).click();
  await expect.poll(names).toEqual([]);
  await context.close();
});

test("the ZIP holds every photo as it is kept and shows it without Tendre or a network; sealed, it comes whole into another account", async ({
  page,
  browser,
  person,
  server,
  signIn,
}) => {
  // The downloads, as in a browser without the dialog for saving a file.
  await page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
  await givePlan(server, person, "plus");
  await signIn(page, person);
  await addRelationship(page, "Camille");
  await choose(page, jpeg("pier.jpg", await photo()));
  await expect.poll(() => kept(page)).toHaveLength(1);
  await page.goto("/profile/data");
  await page.getByRole("radio", { name: /^A ZIP to keep/ }).check();
  const entries = readStoredZip(await bytesOf(await take(page, "Take the ZIP")));
  await expect(page.getByText(/^tendre-.*\.zip, .* is done\./)).toBeVisible();
  const [name = "", picture] = [...entries].find(([path]) => path.startsWith("media/")) ?? [];
  expect(name).toMatch(/^media\/Camille\/.*\.webp$/);
  const [address = ""] = await kept(page);
  const served = await (await page.request.get(address)).body();
  const sha256 = createHash("sha256").update(served).digest("hex");
  expect(
    createHash("sha256")
      .update(picture ?? "")
      .digest("hex"),
  ).toBe(sha256);

  const folder = mkdtempSync(join(tmpdir(), "tendre-copy-"));
  for (const [path, content] of entries) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const context = await browser.newContext({ offline: true });
  const reader = await context.newPage();
  const asked: string[] = [];
  reader.on("request", (request) => asked.push(request.url()));
  await reader.goto(pathToFileURL(join(folder, "index.html")).href);
  await reader.getByRole("link", { name: "People" }).click();
  await reader.getByRole("link", { name: /^Camille/ }).click();
  await expect(reader.getByRole("heading", { name: "Camille" })).toBeVisible();
  const image = reader.locator("main img");
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  await reader.getByRole("searchbox").fill("camille");
  await expect(reader.getByRole("main").getByRole("link", { name: "Camille" })).toBeVisible();
  await expect(reader.locator("main mark")).toHaveText("Camille");
  await reader.getByRole("searchbox").fill("");
  await image.click();
  await expect(reader.getByRole("dialog").locator("img")).toBeVisible();
  await reader.keyboard.press("Escape");
  await reader.getByRole("link", { name: "Calendar" }).click();
  await expect(reader.getByRole("heading", { name: /^Calendar/ })).toBeFocused();
  await reader.goto(pathToFileURL(join(folder, "book.html")).href);
  await expect(reader.getByRole("heading", { name: "Camille" })).toBeVisible();
  const plate = reader.locator(".plate img");
  await expect.poll(() => plate.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  // Cover, contents, the chapter's opening, its photo: A5 each.
  const printed = (await reader.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(printed.match(/\/MediaBox \[0 0 4(?:19|20)[\d.]* 59[45]/g)).toHaveLength(4);
  expect(asked.filter((url) => !/^(?:file|data):/.test(url))).toEqual([]);
  await context.close();
  rmSync(folder, { recursive: true });

  await page.getByRole("checkbox", { name: "Seal the file with a passphrase" }).check();
  await page.getByLabel("Passphrase", { exact: true }).fill("four strange words here");
  await page.getByLabel("The same once more").fill("four strange words here");
  const sealed = await take(page, "Take the ZIP");
  expect(sealed.suggestedFilename()).toMatch(/\.zip\.age$/);
  const buffer = await bytesOf(sealed);
  expect(buffer.includes("Camille")).toBe(false);
  const other = await createPerson(server.url);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const there = await elsewhere.newPage();
  await signIn(there, other);
  await there.goto("/profile/data");
  await there.locator("input[type=file]").setInputFiles({ name: "t.age", mimeType: "", buffer });
  await there.getByLabel("Passphrase of the file").fill("four strange words");
  await there.getByRole("button", { name: "Open it" }).click();
  await expect(there.getByText(/^This passphrase does not open the file/)).toBeVisible();
  await there.getByLabel("Passphrase of the file").fill("four strange words here");
  await there.getByRole("button", { name: "Open it" }).click();
  await there.getByRole("button", { name: "Bring it in" }).click();
  await expect(there.getByText(/^Brought in: one person and one photo or video/)).toBeVisible();
  await expect.poll(() => kept(there)).toHaveLength(1);
  const [brought = ""] = await kept(there);
  const again = await (await there.request.get(brought)).body();
  expect(createHash("sha256").update(again).digest("hex")).toBe(sha256);
  await elsewhere.close();
  await page.getByRole("radio", { name: /^A book to print/ }).check();
  await page.getByRole("button", { name: "Make the book" }).click();
  const book = page.frameLocator("iframe");
  await expect(book.getByRole("heading", { name: "Camille" })).toBeVisible();
  const shown = book.locator(".plate img");
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // The page's policy lets the book's style and letters in.
  expect(
    await book
      .locator("h1")
      .first()
      .evaluate((title) => getComputedStyle(title).fontFamily),
  ).toContain("Book");
  const frame = await page.locator("iframe").elementHandle();
  const printing = await frame?.contentFrame();
  await printing?.evaluate(() => {
    window.print = () => document.documentElement.classList.add("printed");
  });
  await page.getByRole("button", { name: "Print, or save as PDF" }).click();
  await expect(book.locator("html.printed")).toHaveCount(1);
});
