import { randomUUID } from "node:crypto";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { createPerson, expect, type Person, test, watchConsole } from "./journey.ts";

test.use({ locale: "fr-FR", viewport: { width: 360, height: 780 } });

/** A session in this browser and two people to write about: Camille now, Noé before. */
async function arrive(context: BrowserContext, url: string): Promise<Person> {
  const person = await createPerson(url);
  const headers = { origin: url };
  const { email, password } = person;
  await context.request.post(`${url}/api/auth/sign-in/email`, { headers, data: { email, password } });
  for (const data of [
    { name: "Camille", start_date: "2025-07-14", city: "Marseille" },
    { name: "Noé", start_date: "2024-09", end_date: "2025-04", status: "ended" },
  ])
    await context.request.post(`${url}/api/relationships`, { headers, data });
  return person;
}

const plus = (page: Page) => page.locator("[data-thumb-bar]").getByRole("link", { name: "Noter un moment" });
const sheet = (page: Page) => page.getByRole("dialog", { name: /Comment c’était/ });

async function note(page: Page, mood: string, word: string): Promise<void> {
  await plus(page).click();
  await sheet(page).getByText(mood, { exact: true }).click();
  await sheet(page).getByLabel("Un mot").fill(word);
  await sheet(page).getByRole("button", { name: "Garder ce moment" }).click();
  await expect(sheet(page)).toBeHidden();
}

const row = (page: Page, word: string) => page.getByRole("link", { name: new RegExp(`«\\s${word}\\s»`) });

async function open(page: Page, word: string): Promise<void> {
  await page.goto("/moments");
  await row(page, word).click();
  await expect(page.getByRole("heading", { level: 1, name: word })).toBeVisible();
}

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole("button", { name: "D’autres actions" }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("two taps from the plus keep a moment with the one of now, and undo takes it back", async ({
  page,
  context,
  server,
}) => {
  await arrive(context, server.url);
  await page.goto("/dashboard");
  await plus(page).click();
  await expect(sheet(page).getByLabel("Avec")).toHaveText(/Camille/);
  await sheet(page).getByText("Doux", { exact: true }).click();
  await sheet(page).getByRole("button", { name: "Garder ce moment" }).click();
  await expect(page.getByText("Moment gardé", { exact: true })).toBeVisible();
  await expect(page.getByText("Camille, aujourd’hui", { exact: true })).toBeVisible();
  await page.goto("/moments");
  await expect(page.getByRole("link", { name: /Doux/ })).toContainText("Camille");

  await note(page, "Lourd", "fatigués");
  await expect(row(page, "fatigués")).toBeVisible();
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(row(page, "fatigués")).toBeHidden();
});

test("an hour is one quiet line beside the date, is said wherever the moment is, and can be changed", async ({
  page,
  context,
  server,
}) => {
  await arrive(context, server.url);
  await page.goto("/dashboard");
  await plus(page).click();
  await sheet(page).getByText("Doux", { exact: true }).click();
  await sheet(page).getByLabel("Un mot").fill("dehors");
  await sheet(page).getByRole("button", { name: "Aujourd’hui", exact: true }).click();
  await sheet(page).getByRole("button", { name: "Préciser l’heure" }).click();
  await expect(sheet(page).getByLabel("Heure")).toBeFocused();
  await sheet(page).getByLabel("Heure").fill("bientôt");
  await sheet(page).getByRole("button", { name: "Garder ce moment" }).click();
  await expect(sheet(page).getByText(/Cette heure ne se lit pas/)).toBeVisible();
  await sheet(page).getByLabel("Heure").fill("10 pm");
  // Of yesterday: today's may be still to come.
  await sheet(page).getByLabel("Quand").fill("hier");
  await expect(sheet(page).getByRole("button", { name: /, 22\sh$/ })).toBeVisible();
  await sheet(page).getByRole("button", { name: "Garder ce moment" }).click();
  await expect(sheet(page)).toBeHidden();

  await open(page, "dehors");
  await expect(page.getByRole("article")).toContainText(/\d{4}, 22\sh/);
  await page.getByRole("link", { name: "Modifier" }).click();
  await page.getByRole("button", { name: "soir", exact: true }).click();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("article")).toContainText(/\d{4}, le soir/);
  await choose(page, "Versions précédentes");
  await expect(page.getByText(/22\sh\s*→\s*soir/)).toBeVisible();
  await page.goto("/moments");
  await expect(row(page, "dehors")).toContainText(/, soir/);
});

test("a moment may have a city of its own, completed on the device, beside its place", async ({
  page,
  context,
  server,
}) => {
  await arrive(context, server.url);
  await page.goto("/dashboard");
  await plus(page).click();
  await sheet(page).getByLabel("Un mot").fill("quai");
  await sheet(page).getByRole("button", { name: "Lieu" }).click();
  await sheet(page).getByLabel("Lieu").fill("la gare");
  await sheet(page).getByRole("combobox", { name: "Ville" }).fill("nant");
  await page.getByRole("option", { name: /^Nantes/ }).click();
  await sheet(page).getByRole("button", { name: "Garder ce moment" }).click();
  await expect(sheet(page)).toBeHidden();
  await open(page, "quai");
  await expect(page.getByRole("article")).toContainText("la gare, Nantes");
  await page.getByRole("link", { name: "Modifier" }).click();
  await expect(page.getByRole("combobox", { name: "Ville" })).toHaveValue("Nantes");
});

test("nothing chosen and nothing written asks for one of them, and keeps the sheet", async ({
  page,
  context,
  server,
}) => {
  await arrive(context, server.url);
  await page.goto("/dashboard");
  await plus(page).click();
  await sheet(page).getByRole("button", { name: "Garder ce moment" }).click();
  await expect(sheet(page).getByText(/Choisissez une humeur/)).toBeVisible();
});

test("what is typed survives a reload, and a third person's name is noticed quietly", async ({
  page,
  context,
  server,
}) => {
  await arrive(context, server.url);
  await page.goto("/dashboard");
  await plus(page).click();
  await sheet(page).getByRole("button", { name: "Texte" }).click();
  await sheet(page).getByLabel("Ce que vous voulez retrouver").fill("Dîner avec Camille Durand.");
  await expect(sheet(page).getByText(/ressemble à un nom de famille/)).toBeVisible();
  await expect(sheet(page).getByText(/Brouillon gardé/)).toBeVisible();
  await page.reload();
  await plus(page).click();
  await expect(sheet(page).getByLabel("Ce que vous voulez retrouver")).toHaveValue(
    "Dîner avec Camille Durand.",
  );
});

test("a moment is edited, moved, deleted and taken back from the trash", async ({
  page,
  context,
  server,
}) => {
  await arrive(context, server.url);
  await page.goto("/dashboard");
  await note(page, "Lumineux", "marcher");
  await open(page, "marcher");

  await page.getByRole("link", { name: "Modifier" }).click();
  await page.getByLabel("Quand").fill("printemps 2019");
  await page.getByLabel("Étiquettes").fill("mer, été,");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Printemps 2019")).toBeVisible();
  await expect(page.getByText("#été")).toBeVisible();

  await choose(page, "Déplacer…");
  await page.getByRole("dialog").getByLabel("Relation").selectOption({ label: "Noé" });
  await page.getByRole("dialog").getByRole("button", { name: "Déplacer" }).click();
  await expect(page.getByRole("link", { name: "Noé" })).toBeVisible();

  await choose(page, "Supprimer");
  await page.waitForURL(/boyfriends/);
  await page.goto("/trash");
  await expect(page.getByText("encore 30 jours")).toBeVisible();
  await page.getByRole("button", { name: "Rétablir marcher" }).click();
  await expect(page.getByText("Rien n’attend ici.")).toBeVisible();
  await open(page, "marcher");

  await choose(page, "Supprimer");
  await page.waitForURL(/boyfriends/);
  await page.goto("/trash");
  await page.getByRole("button", { name: "Vider la corbeille maintenant…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Vider", exact: true }).click();
  await expect(page.getByText("Rien n’attend ici.")).toBeVisible();
});

test("every version stays readable, and one can be gone back to", async ({ page, context, server }) => {
  await arrive(context, server.url);
  await page.goto("/dashboard");
  await note(page, "Égal", "cartons");
  await open(page, "cartons");
  await page.getByRole("link", { name: "Modifier" }).click();
  await page.getByLabel("Un mot").fill("silence");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "silence" })).toBeVisible();

  await choose(page, "Versions précédentes");
  const versions = page.getByRole("list", { name: /Les versions/ }).getByRole("listitem");
  await expect(versions).toHaveCount(2);
  await expect(versions.first().locator("del")).toHaveText("cartons");
  await expect(versions.first().locator("ins")).toHaveText("silence");
  await versions
    .last()
    .getByRole("button", { name: /Rétablir cette version/ })
    .click();
  await expect(page.getByText("Version rétablie", { exact: true })).toBeVisible();
  await expect(versions).toHaveCount(3);
  await page.getByRole("link", { name: "Revenir au moment" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "cartons" })).toBeVisible();
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("a moment noted without a network is there after a reload, and arrives elsewhere once", async ({
    page,
    context,
    server,
    browser,
    signIn,
    allowedConsole,
  }) => {
    allowedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const person = await arrive(context, server.url);
    await page.goto("/dashboard");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await note(page, "Doux", "avant");
    await context.setOffline(true);
    await note(page, "Orageux", "sans réseau");
    await page.reload();
    await page.goto("/moments");
    await expect(row(page, "sans réseau")).toBeVisible();
    await open(page, "sans réseau");
    await choose(page, "Versions précédentes");
    await expect(page.getByText(/Le serveur ne répond pas/)).toBeVisible();
    await expect(page.getByText(/pas encore parti/)).toBeVisible();
    await context.setOffline(false);

    const other = await browser.newContext({ baseURL: server.url, locale: "fr-FR" });
    const elsewhere = await other.newPage();
    const complaints = watchConsole(elsewhere);
    await signIn(elsewhere, person);
    await elsewhere.goto("/moments");
    await expect(row(elsewhere, "sans réseau")).toBeVisible();
    await expect(row(elsewhere, "sans réseau")).toHaveCount(1);
    expect(complaints).toEqual([]);
    await other.close();
  });
});

test("two versions that crossed stand side by side, and both can be kept", async ({
  page,
  context,
  server,
}) => {
  await arrive(context, server.url);
  await page.goto("/dashboard");
  await note(page, "Doux", "figues");
  await open(page, "figues");
  const session = await (await context.request.get("/api/session")).json();
  const { changes } = await (await context.request.get("/api/sync/pull")).json();
  const { id, rev } = changes.find(({ table }: { table: string }) => table === "moments").row;
  for (const text of ["On a volé des figues.", "On a volé des prunes."]) {
    const deviceId = randomUUID();
    const about = { table: "moments", id, kind: "patch", baseRev: rev, at: "2026-01-02T10:00:00.000Z" };
    const op = { ...about, opId: randomUUID(), deviceId, personId: session.person.id, fields: { text } };
    const answer = await context.request.post("/api/sync/push", {
      headers: { origin: server.url },
      data: { deviceId, ops: [op] },
    });
    expect(answer.ok()).toBe(true);
  }
  await page.getByRole("button", { name: "Garder les deux, à la suite" }).click();
  await expect(page.getByRole("article").getByText(/figues\.\s+On a volé des prunes\./)).toBeVisible();
  await expect(page.getByRole("button", { name: "Garder celle-ci" })).toBeHidden();
});

test("a letter to later me says nothing before its day, and opens that morning", async ({
  page,
  context,
  server,
}) => {
  await arrive(context, server.url);
  await page.goto("/dashboard");
  await plus(page).click();
  await sheet(page).getByText("Doux", { exact: true }).click();
  await sheet(page).getByLabel("Un mot").fill("promesse");
  await sheet(page).getByRole("button", { name: "Plus" }).click();
  await sheet(page).getByLabel("Une lettre à plus tard").check();
  const until = (scope: Locator) => scope.getByRole("textbox", { name: "Scellée jusqu’au" });
  await until(sheet(page)).fill("dans cent ans");
  await sheet(page).getByRole("button", { name: "Garder ce moment" }).click();
  await expect(sheet(page).getByText(/Quel jour/)).toBeVisible();
  await until(sheet(page)).fill("14/07/2062");
  await sheet(page).getByRole("button", { name: "Garder ce moment" }).click();
  await expect(page.getByText(/^Lettre scellée jusqu’au/)).toBeVisible();

  await page.goto("/moments");
  await page.getByRole("link", { name: /Une lettre est scellée/ }).click();
  await expect(page.getByRole("heading", { name: /Scellée jusqu’au/ })).toBeVisible();
  await expect(page.getByText("promesse")).toHaveCount(0);
  await page.getByRole("button", { name: "Le jour n’est pas le bon" }).click();
  await until(page.getByRole("main")).fill("dans 2 ans");
  await page.getByRole("button", { name: "Sceller jusqu’à ce jour" }).click();
  const day = await page.evaluate(() => {
    const now = new Date();
    return `${now.getFullYear() + 2}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`;
  });
  await expect(
    page.getByRole("heading", { name: new RegExp(`Scellée jusqu’au .*${day.slice(0, 4)}`) }),
  ).toBeVisible();
  await expect(page.getByText("promesse")).toHaveCount(0);
  await page.goto(`${page.url()}/history`);
  await expect(page.getByRole("heading", { name: /Scellée jusqu’au/ })).toBeVisible();
  await page.goto("/search?q=promesse");
  await expect(page.getByRole("link", { name: /promesse/ })).toHaveCount(0);

  await page.clock.setFixedTime(`${day}T09:00:00+01:00`);
  await page.goto("/moments");
  await expect(page.getByText(/Une lettre que vous avez écrite s’ouvre aujourd’hui/)).toBeVisible();
  await page.getByRole("link", { name: "La lire" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "promesse" })).toBeVisible();
});

/** Runs in the page: how many parts the box of photos and shares has (app/lib/share/share-box.ts), and how many of them have no moment. */
const countWaiting = () =>
  new Promise<{ all: number; withoutMoment: number }>((resolve) => {
    const opening = indexedDB.open("tendre-shared", 1);
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore("parts", { keyPath: "id", autoIncrement: true });
    opening.onsuccess = () => {
      const reading = opening.result.transaction("parts").objectStore("parts").getAll();
      reading.onsuccess = () => {
        opening.result.close();
        const parts: readonly { momentId?: string }[] = reading.result;
        const withoutMoment = parts.filter(({ momentId }) => momentId === undefined).length;
        resolve({ all: parts.length, withoutMoment });
      };
    };
  });

test("photos come with a moment, through a reload before it is kept and one right after, and stand on its page", async ({
  page,
  context,
  server,
}) => {
  await arrive(context, server.url);
  await page.goto("/dashboard");
  await plus(page).click();
  const picture = { name: "banc.png", mimeType: "image/png", buffer: await drawPicture(page) };
  await sheet(page).locator("[data-capture-photos]").setInputFiles(picture);
  await expect(sheet(page).getByRole("button", { name: "1 photo", exact: true })).toBeVisible();
  const waiting = async () => (await page.evaluate(countWaiting)).all;
  await expect.poll(waiting).toBe(1);
  await page.reload();
  await plus(page).click();
  await expect(sheet(page).getByText(/^Choisie avant.* Elle attend/)).toBeVisible();
  await expect(sheet(page).getByRole("button", { name: "1 photo", exact: true })).toBeVisible();
  await sheet(page).getByRole("button", { name: "Garder ce moment" }).click();
  await expect(page.getByText("Camille, aujourd’hui, avec 1 photo", { exact: true })).toBeVisible();
  await expect.poll(waiting).toBe(0);
  await page.goto("/moments");
  await page.getByRole("link", { name: /Un moment/ }).click();
  await expect(page.getByRole("button", { name: "Photo 1 sur 1" })).toBeVisible({ timeout: 60_000 });
  await page.goBack();
  await expect(page.getByRole("link", { name: /Un moment/ }).locator("img[data-state=here]")).toBeVisible();

  await plus(page).click();
  await sheet(page).getByLabel("Un mot").fill("quai");
  await sheet(page)
    .locator("[data-capture-photos]")
    .setInputFiles(["a.png", "b.png"].map((name) => ({ ...picture, name })));
  await expect(sheet(page).getByRole("button", { name: "2 photos", exact: true })).toBeVisible();
  await expect.poll(waiting).toBe(1);
  await sheet(page).getByRole("button", { name: "Garder ce moment" }).click();
  await expect(sheet(page)).toBeHidden();
  await expect.poll(async () => (await page.evaluate(countWaiting)).withoutMoment).toBe(0);
  await page.reload();
  await expect.poll(waiting).toBe(0);
  await page.getByRole("link", { name: /quai/ }).click();
  await expect(page.getByRole("button", { name: "Photo 2 sur 2" })).toBeVisible({ timeout: 60_000 });
});

test("the list is narrowed by face, person and tag: back widens it again, a reload keeps it, no word is in the address", async ({
  page,
  context,
  server,
}) => {
  await arrive(context, server.url);
  await page.goto("/dashboard");
  for (const [word, mood, tag] of [
    ["plage", "Doux", "vacances"],
    ["orage", "Lourd", "vacances"],
    ["bureau", "Lourd", ""],
  ] as const) {
    await plus(page).click();
    await sheet(page).getByText(mood, { exact: true }).click();
    await sheet(page).getByLabel("Un mot").fill(word);
    if (tag !== "") {
      await sheet(page).getByRole("button", { name: "Plus" }).click();
      await sheet(page).getByLabel("Étiquettes").fill(tag);
      await sheet(page).getByLabel("Étiquettes").press("Enter");
    }
    await sheet(page).getByRole("button", { name: "Garder ce moment" }).click();
    await expect(sheet(page)).toBeHidden();
  }
  const words = (count: number) =>
    expect(page.getByRole("link", { name: /plage|orage|bureau/ })).toHaveCount(count);
  await page.goto("/moments");
  await words(3);
  await page.getByRole("button", { name: "Lourd", exact: true }).click();
  await page.getByLabel("Étiquette", { exact: true }).selectOption("vacances");
  await words(1);
  await expect(row(page, "orage")).toBeVisible();
  await page.reload();
  await expect(row(page, "orage")).toBeVisible();
  await words(1);
  expect(page.url()).toMatch(/\/moments\?mood=heavy$/);

  await row(page, "orage").click();
  await expect(page.getByRole("heading", { level: 1, name: "orage" })).toBeVisible();
  await page.getByRole("button", { name: "Moments" }).click();
  await words(1);
  await page.getByRole("button", { name: "Lourd", exact: true }).click();
  await words(2);
  await page.goBack();
  await words(1);
  await page.goBack();
  await words(2);

  await page.getByRole("button", { name: "Orageux", exact: true }).click();
  await expect(page.getByText("Aucun moment ne réunit tout cela.")).toBeVisible();
  await page.getByRole("button", { name: "Montrer tous les moments" }).first().click();
  await words(3);
});

/** A small picture, drawn by the browser itself. */
async function drawPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 64;
    const pen = canvas.getContext("2d");
    pen?.fillRect(8, 8, 40, 40);
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(address.split(",")[1] ?? "", "base64");
}

test("without an account, versions and the trash live on this device", async ({ page }) => {
  await page.goto("/login");
  await page.getByText("Utiliser hors ligne, sur cet appareil").click();
  await page.waitForURL(/dashboard/);
  await page.goto("/moments");
  await page.getByRole("button", { name: "Noter un moment" }).click();
  await sheet(page).getByLabel("Un mot").fill("premier");
  await sheet(page).getByRole("button", { name: "Garder ce moment" }).click();
  await row(page, "premier").click();
  await page.getByRole("link", { name: "Modifier" }).click();
  await page.getByLabel("Un mot").fill("second");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "second" })).toBeVisible();
  await choose(page, "Versions précédentes");
  await expect(page.getByText(/gardée sur cet appareil/)).toBeVisible();
  await page.getByRole("button", { name: /Rétablir cette version/ }).click();
  await page.getByRole("link", { name: "Revenir au moment" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "premier" })).toBeVisible();
  await choose(page, "Supprimer");
  await page.waitForURL(/\/moments$/);
  await page.goto("/trash");
  await page.getByRole("button", { name: "Vider la corbeille maintenant…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Vider", exact: true }).click();
  await expect(page.getByText("Rien n’attend ici.")).toBeVisible();
});
