import { createServer, request } from "node:http";
import type { Page } from "@playwright/test";
import { freePort } from "#server/testing/running-server.ts";
import { expect, test } from "./journey.ts";

test.use({ serviceWorkers: "allow", allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

/** In front of the server: the same files, and another service worker once `renew` was called. */
async function serveBuilds(url: string) {
  let suffix = "";
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url: path = "/" } = incoming;
    const isWorker = path === "/sw.js" && suffix !== "";
    const forward = request(url + path, {
      method,
      // Neither compressed nor unchanged: it is written to.
      headers: isWorker ? { ...headers, "accept-encoding": "identity", "if-none-match": "" } : headers,
    });
    forward.on("response", (answer) => {
      const { "content-length": _, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, isWorker ? rest : answer.headers);
      answer.on("data", (chunk) => outgoing.write(chunk));
      answer.on("end", () => outgoing.end(isWorker ? suffix : undefined));
    });
    forward.on("error", () => outgoing.destroy());
    incoming.pipe(forward);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${port}`,
    renew() {
      suffix += "\n// the next build";
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What the system does when another app shares to the installed one (scripts/build/app-manifests.ts). */
async function share(page: Page, text: string): Promise<void> {
  await page.evaluate((shared) => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: "/note", enctype: "multipart/form-data" });
    const words = Object.assign(document.createElement("textarea"), { name: "text", value: shared });
    const files = Object.assign(document.createElement("input"), { type: "file", name: "files" });
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob("/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEB"), (letter) =>
      letter.charCodeAt(0),
    );
    transfer.items.add(new File([bytes], "lake.jpg", { type: "image/jpeg" }));
    files.files = transfer.files;
    form.append(words, files);
    document.body.append(form);
    form.submit();
  }, text);
}

const pagesThatStart = [
  "/statistics",
  "/calendar",
  "/profile/storage",
  "/search",
  "/trash",
  "/note",
] as const;

test("what another app shares waits through the sign-in and becomes a moment; every page starts offline; a new build waits for what is written", async ({
  page,
  context,
  server,
  person,
}) => {
  const site = await serveBuilds(server.url);
  await page.goto(`${site.url}/login`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const posted: string[] = [];
  context.on("request", (one) => {
    if (one.serviceWorker() && one.method() === "POST") posted.push(one.url());
  });
  await share(page, "Two tickets for Thursday");
  await page.waitForURL(/\/login\?from=/);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: /How was it/ });
  await expect(sheet.getByLabel("What you want to remember")).toHaveValue("Two tickets for Thursday");
  await expect(sheet.getByRole("button", { name: /Remove photo 1, lake.jpg/ })).toBeVisible();
  // A reload in between loses nothing of it.
  await page.goto(`${site.url}/note`);
  await expect(sheet.getByLabel("What you want to remember")).toHaveValue("Two tickets for Thursday");
  await sheet.getByRole("button", { name: /Remove photo 1, lake.jpg/ }).click();
  await sheet.getByText("Gentle", { exact: true }).click();
  await sheet.getByRole("button", { name: "Keep this moment" }).click();
  await expect(sheet).toBeHidden();
  expect(posted).toEqual([]);

  await context.setOffline(true);
  for (const path of pagesThatStart) {
    await page.goto(site.url + path);
    if (path === "/note") await expect(sheet).toBeVisible();
    else await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  }
  await context.setOffline(false);

  await page.goto(`${site.url}/add`);
  await page.getByLabel("Name", { exact: true }).fill("Half a na");
  site.renew();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.getByRole("button", { name: "Use it now" }).click();
  await expect(page.getByText(/The new version comes as soon as you leave it/)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Half a na");
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.getByRole("link", { name: "Statistics" }).first().click();
  // A busy machine takes its time to install a build.
  await expect.poll(() => loads, { timeout: 60_000 }).toBe(1);
  await page.waitForURL(/statistics/);
  // Nothing waits any more, and nothing reloads again.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting)).toBe(
    null,
  );
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  expect(loads).toBe(1);
  await site.stop();
});
