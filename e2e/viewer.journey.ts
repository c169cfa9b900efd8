import { photo } from "#server/testing/pictures.ts";
import { findBarriers } from "./barriers.ts";
import { expect, test } from "./journey.ts";
import { addRelationship, choose, jpeg, kept, tiles } from "./photos.ts";

test("a photo is opened, named, labelled, deleted and taken back, all by keyboard", async ({
  page,
  signIn,
  person,
}) => {
  await signIn(page, person);
  await addRelationship(page);
  await choose(
    page,
    jpeg("one.jpg", await photo()),
    jpeg("two.jpg", await photo({ width: 80, height: 120 })),
  );
  await expect(page.getByText("Kept. Place and camera data removed.")).toHaveCount(2);
  await page.getByRole("dialog").getByText("agreed", { exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(
    page.getByRole("heading", { name: "Photos 2 of 3" }).or(page.getByText("2 of 3")),
  ).toBeVisible();

  await tiles(page).first().focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: "Photos, full screen" });
  await expect(viewer.getByText("1 of 2", { exact: true })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText("2 of 2", { exact: true })).toBeVisible();
  await expect(viewer.getByRole("radio", { name: /^agreed/ })).toBeChecked();
  await page.keyboard.press("1");
  await expect(viewer.getByRole("radio", { name: /^aware/ })).toBeChecked();
  await page.keyboard.press("l");
  await page.keyboard.type("The pier, before the rain");
  await page.keyboard.press("Enter");
  await expect(viewer.getByRole("button", { name: "Edit the caption" })).toBeFocused();
  await expect(viewer.getByText("The pier, before the rain")).toBeVisible();

  await page.keyboard.press("Delete");
  await expect(viewer.getByText("1 of 1", { exact: true })).toBeVisible();
  await expect.poll(() => kept(page)).toHaveLength(1);
  await viewer.getByRole("button", { name: "Undo" }).click();
  await expect(viewer.getByText("1 of 2", { exact: true })).toBeVisible();
  await expect.poll(() => kept(page)).toHaveLength(2);
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/boyfriends\/[^?]+$/);
  await expect(page.getByRole("button", { name: "The pier, before the rain" })).toBeVisible();

  await page.getByRole("button", { name: "The pier, before the rain" }).press("Enter");
  await expect(viewer).toBeVisible();
  await page.keyboard.press("l");
  await page.keyboard.press("Escape");
  await expect(viewer.getByRole("button", { name: "Edit the caption" })).toBeFocused();
  await page.keyboard.press("Delete");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Open the gallery" }).click();
  await expect(page.getByRole("heading", { name: "In the trash" })).toBeVisible();
  await page
    .getByRole("listitem")
    .filter({ hasText: "The pier" })
    .getByRole("button", { name: "Put back" })
    .click();
  await expect(tiles(page)).toHaveCount(2);
  await expect.poll(() => kept(page)).toHaveLength(2);
});

test("on a phone a stroke turns to the next photo, two fingers enlarge it, two taps bring it back, a stroke down closes it", async ({
  browser,
  server,
  signIn,
  person,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ baseURL: server.url, ...phone });
  const page = await context.newPage();
  await signIn(page, person);
  await addRelationship(page);
  await choose(page, jpeg("one.jpg", await photo()), jpeg("two.jpg", await photo({ hue: 200 })));
  await expect(page.getByText("Kept. Place and camera data removed.")).toHaveCount(2);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  await tiles(page).first().tap();
  const viewer = page.getByRole("dialog", { name: "Photos, full screen" });
  await expect(viewer.getByText("1 of 2", { exact: true })).toBeVisible();

  const touch = await context.newCDPSession(page);
  const fingers = (
    type: "touchStart" | "touchMove" | "touchEnd",
    ...points: readonly (readonly [number, number])[]
  ) => touch.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  const stroke = async (from: readonly [number, number], to: readonly [number, number]) => {
    await fingers("touchStart", from);
    await fingers("touchMove", [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
    await fingers("touchMove", to);
    await fingers("touchEnd");
  };
  await stroke([300, 300], [100, 310]);
  await expect(viewer.getByText("2 of 2", { exact: true })).toBeVisible();
  await stroke([100, 300], [300, 310]);
  await expect(viewer.getByText("1 of 2", { exact: true })).toBeVisible();

  const paper = viewer.locator(".viewer-paper");
  await fingers("touchStart", [180, 300], [210, 300]);
  await fingers("touchMove", [120, 300], [270, 300]);
  await fingers("touchEnd");
  await expect(paper).toHaveAttribute("data-zoomed", "true");
  await stroke([300, 300], [100, 310]);
  await expect(viewer.getByText("1 of 2", { exact: true })).toBeVisible();
  // A machine that is busy between the two makes them two single taps.
  await expect(async () => {
    await Promise.all([page.touchscreen.tap(200, 300), page.touchscreen.tap(200, 300)]);
    await expect(paper).not.toHaveAttribute("data-zoomed", "true", { timeout: 2_000 });
  }).toPass();
  await stroke([200, 200], [205, 420]);
  await expect(viewer).toBeHidden();
  await context.close();
});

test("photos stay blurred until they are touched, one by one or all", async ({ page, signIn, person }) => {
  await signIn(page, person);
  await addRelationship(page);
  await choose(page, jpeg("one.jpg", await photo()));
  await expect(page.getByText("Kept. Place and camera data removed.")).toBeVisible();
  await page.keyboard.press("Escape");
  await tiles(page).first().click();
  await page.getByRole("button", { name: "Blur", exact: true }).click();
  const viewer = page.getByRole("dialog", { name: "Photos, full screen" });
  await expect(viewer.getByText("Blurred until you tap.")).toBeVisible();
  await expect(viewer.locator("img[src*='/api/media/']")).toHaveCount(0);
  await viewer.getByRole("button", { name: "Show" }).click();
  await expect(viewer.locator(".viewer-paper img[src*='/api/media/']")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await page.reload();
  await page.getByRole("button", { name: "Photo 1 of 1. Blurred. Show it" }).click();
  await expect(page.getByRole("button", { name: "Photo 1 of 1", exact: true })).toBeVisible();
});

test("photos are put in another order by keyboard, and the list of the relationship follows", async ({
  page,
  signIn,
  person,
}) => {
  await signIn(page, person);
  const path = await addRelationship(page);
  await choose(
    page,
    jpeg("1.jpg", await photo()),
    jpeg("2.jpg", await photo()),
    jpeg("3.jpg", await photo()),
  );
  await expect.poll(() => kept(page)).toHaveLength(3);
  const before = await kept(page);
  await page.goto(`${path}/photos`);
  await page.getByRole("button", { name: "Arrange" }).click();
  await page.getByRole("button", { name: "Photo 1 of 3" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Now 2 of 3.")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Now 3 of 3.")).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([before[1], before[2], before[0]]);
});

test("the gallery, its sheet and its viewer are closed to no one, on a phone and on a desk", async ({
  browser,
  server,
  signIn,
  person,
}) => {
  const phone = { width: 360, height: 800 };
  const desk = { width: 1280, height: 800 };
  const context = await browser.newContext({
    baseURL: server.url,
    locale: "fr-FR",
    colorScheme: "dark",
    viewport: phone,
  });
  const page = await context.newPage();
  const inspect = async (what: string) => {
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      expect.soft(await findBarriers(page), `${what}, ${viewport.width} px`).toEqual([]);
    }
  };
  await signIn(page, person);
  const path = await addRelationship(page);
  await choose(
    page,
    jpeg("one.jpg", await photo()),
    jpeg("two.jpg", await photo()),
    jpeg("no.jpg", Buffer.from("no")),
  );
  await expect.poll(() => kept(page)).toHaveLength(2);
  await inspect("sheet");
  await page.keyboard.press("Escape");
  await inspect("section");
  await page.goto(`${path}/photos`);
  await expect(tiles(page)).toHaveCount(2);
  await inspect("gallery");
  await page.getByRole("button", { name: /^(Arrange|Réordonner)$/ }).click();
  await inspect("arranging");
  await page.getByRole("button", { name: /^(Done|Terminer)$/ }).click();
  await tiles(page).first().click();
  await inspect("viewer");
  await page.keyboard.press("l");
  await inspect("caption");
  await context.close();
});
