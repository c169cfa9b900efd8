import { photo } from "#server/testing/pictures.ts";
import { createPerson, expect, test } from "./journey.ts";
import { addRelationship, choose, jpeg, kept, tiles } from "./photos.ts";

/** Whether the browser still has a cached response of a URL. */
async function isCached(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { cache: "only-if-cached", mode: "same-origin" })).ok;
  } catch {
    return false;
  }
}

test.describe("other people", () => {
  // A cache-only request that misses is reported in the console.
  test.use({ serviceWorkers: "allow", allowedConsole: [/504|ERR_CACHE_MISS/] });

  test("another person's photo, and one's own after signing out, are not found", async ({
    page,
    browser,
    server,
    signIn,
    person,
  }) => {
    await signIn(page, person);
    await addRelationship(page);
    await choose(page, jpeg("mine.jpg", await photo()));
    await expect.poll(() => kept(page)).toHaveLength(1);
    const [address = ""] = await kept(page);
    expect((await page.request.get(address)).status()).toBe(200);

    const other = await browser.newContext({ baseURL: server.url });
    const stranger = await other.newPage();
    await signIn(stranger, await createPerson(server.url));
    const [theirs, none] = [
      await stranger.request.get(address),
      await stranger.request.get(address.replace(/[0-9a-f]{12}/, "000000000000")),
    ];
    expect([theirs.status(), await theirs.text()]).toEqual([404, await none.text()]);
    await other.close();

    await page.keyboard.press("Escape");
    const picture = tiles(page).locator("img.media-image");
    const photos = await picture.evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ currentSrc }) => currentSrc),
    );
    expect(await page.evaluate(isCached, photos[0] ?? "")).toBe(true);
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(/login/);
    // The page shows the sign-in at once; the copy goes then, and the server is told of the logout, and that the session is over.
    const left = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ""));
    await expect.poll(async () => (await left()).filter((name) => name.startsWith("tendre-01"))).toEqual([]);
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(401);
    const cached = await page.evaluate(async () => {
      const held = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return held.flat().filter(({ url }) => url.includes("/api/")).length;
    });
    expect(cached).toBe(0);
    const [shown = ""] = photos;
    expect(await page.evaluate(isCached, shown)).toBe(false);
  });
});

test.describe("leaving", () => {
  test.use({ allowedConsole: [/net::ERR_FAILED/] });

  test("leaving with a photo that is not sent says so by name, and waits for it", async ({
    page,
    context,
    signIn,
    signInByHand,
    person,
  }) => {
    await signIn(page, person);
    await addRelationship(page);
    await expect(page.getByRole("heading", { name: "Photos" })).toBeVisible();
    await page.route("**/api/uploads", (route) => route.abort());
    await choose(page, jpeg("pier.jpg", await photo()));
    await expect(page.getByRole("dialog").getByText("pier.jpg")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Sign out" }).click();
    const dialog = page.getByRole("dialog", { name: "Before you sign out" });
    await expect(dialog.getByText("A photo or video: pier.jpg")).toBeVisible();
    await page.unroute("**/api/uploads");
    await dialog.getByRole("button", { name: "Wait until it is sent" }).click();
    await page.waitForURL(/login/, { timeout: 20_000 });
    // By hand: a sign-in by a call could come before the sign-out that still goes to the server, and be ended by it.
    await signInByHand(page, person);
    await expect.poll(() => kept(page)).toHaveLength(1);
    await context.close();
  });
});
