import { grainyPhoto, photo, videoWithPlace } from "#server/testing/pictures.ts";
import { startTendre } from "#server/testing/running-server.ts";
import { startFaultProxy } from "./fault-proxy.ts";
import { createPerson, expect, test } from "./journey.ts";
import { addRelationship, choose, jpeg, kept, tiles } from "./photos.ts";

test("two photos added on a phone arrive exactly once, though the network goes in the middle and the page is loaded anew", async ({
  browser,
  signInByHand,
}) => {
  const proxy = await startFaultProxy();
  const server = await startTendre({ env: { PUBLIC_URL: proxy.url } });
  proxy.pointTo(server.url);
  const person = await createPerson(proxy.url);
  const context = await browser.newContext({
    baseURL: proxy.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await signInByHand(page, person, proxy.url);
  await addRelationship(page);

  proxy.fail("lost_reply", /\/api\/uploads\/[^/]+$/);
  await choose(
    page,
    jpeg("pier.jpg", await grainyPhoto()),
    jpeg("kitchen.jpg", await grainyPhoto(1_200, 1_500)),
  );
  await expect(page.getByRole("heading", { name: "Two photos" })).toBeVisible();
  await expect.poll(proxy.faults).toBeGreaterThan(0);
  await expect(
    page.getByText("The connection dropped. What was sent is kept, and it goes on from there."),
  ).toBeVisible();
  proxy.fail("cut", /\/api\/uploads/);
  await page.reload();
  await expect(page.getByRole("button", { name: /^(pier|kitchen)\.jpg/ })).toHaveCount(2);

  proxy.fail("lost_reply", /finish$|sync\/push/);
  const before = proxy.faults();
  await page.reload();
  await expect.poll(proxy.faults).toBeGreaterThan(before);
  proxy.fail(null);
  await expect.poll(() => kept(page), { timeout: 30_000 }).toHaveLength(2);
  await expect(tiles(page)).toHaveCount(2);
  await page.reload();
  await expect(tiles(page)).toHaveCount(2);
  expect(new Set(await kept(page)).size).toBe(2);
  await context.close();
  await server.stop();
  await proxy.stop();
});

test("the free plan keeps three; a fourth waits on the device with its reason and goes when there is room", async ({
  page,
  signIn,
  person,
}) => {
  await signIn(page, person);
  await addRelationship(page);
  const files = await Promise.all(
    [1, 2, 3, 4].map(async (hue) => jpeg(`${hue}.jpg`, await photo({ hue: hue * 40 }))),
  );
  await choose(page, ...files);
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("Kept. Place and camera data removed.")).toHaveCount(3);
  const refused = sheet.getByRole("listitem").filter({ hasText: "4.jpg" });
  await expect(refused.getByText("Your plan is full. It waits on this device for room.")).toBeVisible();
  await expect(refused.getByRole("link", { name: "See plans" })).toHaveAttribute("href", "/subscription");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Your plan is full: 3 photos and videos.")).toBeVisible();

  // The list is made on the server from the rows, which follow the files.
  await expect.poll(() => kept(page)).toHaveLength(3);
  const three = await kept(page);
  await tiles(page).first().click();
  const viewer = page.getByRole("dialog", { name: "Photos, full screen" });
  await expect(viewer).toBeVisible();
  await page.keyboard.press("Delete");
  await expect(viewer.getByText("1 of 2", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "4.jpg: not added" })).toBeHidden();
  await expect.poll(async () => (await kept(page)).filter((one) => !three.includes(one))).toHaveLength(1);
  await expect(tiles(page)).toHaveCount(3);
});

test.describe("files that are not what they say", () => {
  // The browser's own player retries with a media source when it cannot play a video, and the content policy forbids it.
  test.use({ allowedConsole: [/'blob:.*connect-src/] });

  test("what is no picture is refused by name, and a video shows its length and plays where it stands", async ({
    page,
    signIn,
    person,
  }) => {
    await signIn(page, person);
    await addRelationship(page);
    await choose(
      page,
      { name: "letter.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") },
      jpeg("not-a-photo.jpg", Buffer.from("<html><script>alert(1)</script>")),
      { name: "film.mp4", mimeType: "video/mp4", buffer: videoWithPlace() },
    );
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByText(/This is not a photo or video that can be kept/)).toHaveCount(2, {
      timeout: 20_000,
    });
    await expect(tiles(page)).toHaveCount(1, { timeout: 20_000 });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Video 1 of 1" })).toContainText("0:05");
    await page.getByRole("button", { name: "Video 1 of 1" }).click();
    await expect(page.locator("dialog video")).toHaveAttribute("src", /\/api\/media\/.+\/video\?v=/);
  });
});

test("a film that the browser recorded is dropped, a picture is pasted, and both are kept with a still", async ({
  page,
  signIn,
  person,
}) => {
  await signIn(page, person);
  await addRelationship(page);
  await expect(page.getByRole("heading", { name: "Photos" })).toBeVisible();
  await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [320, 240];
    const brush = canvas.getContext("2d");
    const paint = setInterval(() => {
      if (brush) brush.fillStyle = `hsl(${performance.now() % 360}, 60%, 60%)`;
      brush?.fillRect(0, 0, 320, 240);
    }, 30);
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: "video/webm" });
    const recorded = new Promise<Blob>((resolve) => {
      recorder.ondataavailable = ({ data }) => resolve(data);
    });
    recorder.start();
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    recorder.stop();
    const film = new DataTransfer();
    film.items.add(new File([await recorded], "sea.webm", { type: "video/webm" }));
    clearInterval(paint);
    document.body.dispatchEvent(
      new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: film }),
    );
    const still = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    const pasted = new DataTransfer();
    if (still) pasted.items.add(new File([still], "image.png", { type: "image/png" }));
    document.body.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, clipboardData: pasted }));
  });
  await expect(page.getByText("Kept. Place and camera data removed.")).toHaveCount(2, { timeout: 20_000 });
  await page.keyboard.press("Escape");
  const film = page.getByRole("button", { name: /^Video/ });
  await expect(film).toContainText(/0:0[12]/);
  const still = film.locator("img.media-image");
  await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await film.click();
  const video = page.locator("dialog video");
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.videoWidth)).toBe(320);
});

test("without an account a photo stays in this browser, without what the camera wrote", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => /api\/(?:uploads|media)/.test(request.url()) && asked.push(request.url()));
  await page.goto("/login");
  await page.getByRole("button", { name: /without an account|on this device/i }).click();
  await page.waitForURL(/dashboard|onboarding/);
  const path = await addRelationship(page, "Noé");
  await choose(page, jpeg("one.jpg", await grainyPhoto(900, 700)));
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("Kept in this browser.")).toBeVisible();
  await expect(
    sheet.getByText(/Kept in this browser only: if its data is cleared, they are gone/),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto(`${path}/photos`);
  await expect(page.locator("[data-media] img[src^='blob:']")).toBeVisible();
  expect(asked).toEqual([]);
});

test("two tabs send a photo once, and both show it", async ({ browser, server, signIn, person }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signIn(page, person);
  const path = await addRelationship(page);
  const second = await context.newPage();
  await second.goto(path);
  await expect(second.getByRole("heading", { name: "Photos" })).toBeVisible();
  const opened: string[] = [];
  for (const tab of [page, second]) {
    tab.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/api/uploads")) opened.push(request.url());
    });
  }
  await choose(page, jpeg("one.jpg", await grainyPhoto(1_000, 800)));
  await choose(second, jpeg("two.jpg", await grainyPhoto(1_000, 800)));
  await expect.poll(() => kept(page), { timeout: 20_000 }).toHaveLength(2);
  await expect(tiles(page)).toHaveCount(2);
  await expect(tiles(second)).toHaveCount(2);
  expect(opened).toHaveLength(2);
  await context.close();
});
