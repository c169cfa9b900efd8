import { findBarriers } from "./barriers.ts";
import { expect, findLink, test } from "./journey.ts";

test.use({ locale: "en-GB", allowedConsole: [/status of 401/] });

test("a second browser is told by mail, listed, signed out from the first one, and told so in the log", async ({
  page,
  browser,
  person,
  server,
  signIn,
}) => {
  await signIn(page, person);
  await page.goto(`${server.url}/profile`);
  await page.getByRole("link", { name: /Devices and sign-ins/ }).click();
  const devices = page.getByRole("region", { name: "Devices" });
  await expect(devices.getByText("This computer")).toBeVisible();

  const context = await browser.newContext({
    locale: "en-GB",
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  });
  const phone = await context.newPage();
  await signIn(phone, person);
  const alert = await findLink(server.url, person.email, /\/profile\/devices/);
  expect(alert).toBe(`${server.url}/profile/devices`);

  await page.reload();
  await expect(devices.getByText("Phone")).toBeVisible();
  await expect(devices.getByText("Safari, iOS")).toBeVisible();
  await devices.getByRole("button", { name: "Sign out Phone (Safari, iOS)" }).click();
  await expect(devices.getByText(/^Phone \(Safari, iOS\) is signed out/)).toBeVisible();
  await expect(devices.getByRole("heading", { name: "Devices" })).toBeFocused();
  await expect(devices.getByText("Safari, iOS", { exact: true })).toBeHidden();

  // Its open page hears of it without being touched; what it asks for is refused.
  await expect(phone.getByText("Your session has ended.", { exact: false })).toBeVisible();
  expect((await phone.request.get(`${server.url}/api/profile`)).status()).toBe(401);

  const log = page.getByRole("region", { name: "Security log" });
  await expect(log.getByText("Signed out from elsewhere: Safari, iOS.")).toBeVisible();
  await expect(log.getByText("Signed in with Safari, iOS.")).toBeVisible();
  await context.close();
});

test("this device leaves by the road of every sign-out, after a question", async ({
  page,
  person,
  server,
  signIn,
}) => {
  await signIn(page, person);
  await page.goto(`${server.url}/profile/devices`);
  await page.getByRole("button", { name: "Sign out This computer" }).click();
  await page.getByRole("button", { name: "Stay signed in" }).click();
  await expect(page.getByRole("button", { name: "Sign out This computer" })).toBeFocused();
  await page.getByRole("button", { name: "Sign out This computer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL(/\/login/);
  await expect.poll(async () => (await page.request.get(`${server.url}/api/profile`)).status()).toBe(401);
});

test("a new password is chosen by hand: the other device is signed out, and only the new one opens the journal there", async ({
  page,
  browser,
  person,
  server,
  signIn,
}) => {
  await signIn(page, person);
  const context = await browser.newContext({
    baseURL: server.url,
    locale: "en-GB",
  });
  const other = await context.newPage();
  await signIn(other, person);

  await page.goto(`${server.url}/profile`);
  await page.getByRole("link", { name: /^Password/ }).click();
  const field = page.getByLabel("New password", { exact: true });
  const again = page.getByLabel("Confirm password", { exact: true });
  const keep = page.getByRole("button", { name: "Use this password" });
  await field.fill("12345");
  await again.fill("12345");
  await keep.click();
  await expect(field).toHaveAccessibleDescription("Password must be at least 6 characters");
  await expect(field).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  const password = "a lake, and three rivers";
  await field.fill(password);
  await again.fill(password);
  await keep.click();
  await expect(page.getByText("Your password is changed", { exact: true })).toBeVisible();
  await expect(field).toHaveValue("");

  // The open page of the other device hears of it; this one goes on.
  await expect(other.getByText("Your session has ended.", { exact: false })).toBeVisible();
  expect((await other.request.get("/api/profile")).status()).toBe(401);
  expect(await findLink(server.url, person.email, /\/forgot-password/)).toBe(`${server.url}/forgot-password`);
  await page.goto(`${server.url}/profile/devices`);
  const log = page.getByRole("region", { name: "Security log" });
  await expect(
    log.getByText("A new password was chosen on a signed-in device.", { exact: false }),
  ).toBeVisible();

  await other.reload();
  await other.waitForURL(/\/login/);
  const enter = async (typed: string) => {
    await other.getByLabel("Email").fill(person.email);
    await other.getByLabel("Password", { exact: true }).fill(typed);
    await other.getByRole("button", { name: "Sign in", exact: true }).click();
  };
  await enter(person.password);
  await expect(other.getByText("Incorrect credentials")).toBeVisible();
  await enter(password);
  await other.waitForURL(/\/dashboard/);
  await context.close();
});
