/** The back-office as a superadmin uses it, and as nobody else sees it. */
import { createPerson, expect, test } from "./journey.ts";
import { grantSuperadmin } from "./superadmin.ts";

/** But the guard's own files: they only ask for the role. */
const officeFile = /\/assets\/office-(?!admin-routes|role-checks|messages)/;

test("a superadmin finds someone, bans them with a reason, reads it in the audit log and takes it back", async ({
  page,
  person,
  server,
  signIn,
}) => {
  const other = await createPerson(server.url);
  await signIn(page, person);
  await grantSuperadmin(server, person.email);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Everything works");

  await page.keyboard.press("/");
  await page.getByRole("searchbox").fill(other.email);
  await page.getByRole("link", { name: other.email }).click();
  await page.getByRole("button", { name: "Ban…" }).click();
  const dialog = page.getByRole("dialog", { name: "Ban this account?" });
  await dialog.getByRole("button", { name: "Ban", exact: true }).click();
  await expect(dialog.getByText("Say why, in three characters or more.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("Three reports of threats");
  await dialog.getByRole("button", { name: "Ban", exact: true }).click();
  await expect(page.getByText(/^Banned\./)).toBeVisible();

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("This account may sign in again.")).toBeVisible();
  await page.getByRole("link", { name: "Security" }).click();
  await page.getByRole("tab", { name: "Audit log" }).click();
  await expect(page.getByRole("row", { name: /Three reports of threats/ })).toContainText(other.email);
  await expect(page.getByRole("row", { name: /Ban taken back/ })).toContainText(other.email);
});

test.describe("with its worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("anybody else is sent to their dashboard, and the back-office's files are asked for by nobody", async ({
    page,
    person,
    signIn,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => officeFile.test(request.url()) && asked.push(request.url()));
    await signIn(page, person);
    await page.goto("/admin/users");
    await page.waitForURL(/\/dashboard$/);
    await expect(page.getByRole("main")).toBeVisible();
    const cached = await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const names = await caches.keys();
      const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return stored.flat().map(({ url }) => url);
    });
    expect(cached.length).toBeGreaterThan(0);
    expect([...asked, ...cached.filter((url) => url.includes("/assets/office-"))]).toEqual([]);
  });
});
