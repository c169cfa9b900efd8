/**
 * Firefox and WebKit as Debian has them, driven by their own protocols: WebDriver BiDi and WebDriver; and Chromium, for the pictures that
 * theirs are looked at beside. What all can do is one small set of words, so that the walk is written once (walk.ts).
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type ElementHandle, launch } from "puppeteer-core";
import { Builder, Capabilities, error, WebElement } from "selenium-webdriver";
import { freePort } from "#server/testing/running-server.ts";
import { chromiumFlags, chromiumPath } from "../../scripts/chromium-flags.ts";

/** Reads the page: it runs there, and sees nothing of this file. */
type InPage<T> = (...given: string[]) => T;

type Element = {
  readonly click: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly choose: (path: string) => Promise<void>;
};

export type EngineBrowser = {
  readonly open: (url: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly read: <T>(inPage: InPage<T>, ...given: readonly string[]) => Promise<T>;
  /** null when the page has none. */
  readonly find: (
    inPage: InPage<globalThis.Element | null>,
    ...given: readonly string[]
  ) => Promise<Element | null>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly picture: (path: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

const firefoxPath = "/usr/bin/firefox-esr";
const webkitPath = "/usr/bin/WebKitWebDriver";

export async function openFirefox(): Promise<EngineBrowser> {
  return byPuppeteer(
    await launch({
      browser: "firefox",
      executablePath: firefoxPath,
      headless: true,
      // One's own machine is reached by name in every test; nothing else is asked for.
      extraPrefsFirefox: {
        "network.captive-portal-service.enabled": false,
        "intl.accept_languages": "en-GB",
      },
    }),
  );
}

export async function openChromium(): Promise<EngineBrowser> {
  const args = [...chromiumFlags, "--lang=en-GB", "--hide-scrollbars"];
  return byPuppeteer(await launch({ executablePath: chromiumPath, headless: "shell", args }));
}

async function byPuppeteer(browser: Browser): Promise<EngineBrowser> {
  const [page = await browser.newPage()] = await browser.pages();
  page.setDefaultTimeout(30_000);
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: "load" })),
    back: async () => void (await page.goBack({ waitUntil: "load" })),
    read: (inPage, ...given) => page.evaluate(inPage, ...given),
    async find(inPage, ...given) {
      const handle = await page.evaluateHandle(inPage, ...given);
      if (!handle.asElement()) return null;
      const found = handle as ElementHandle<HTMLInputElement>;
      return {
        click: () => found.click(),
        async type(text) {
          await found.evaluate((field) => field.select?.());
          await found.type(text);
        },
        choose: (path) => found.uploadFile(path),
      };
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async (path) => void (await page.screenshot({ path: `${path}.png` as `${string}.png` })),
    close: () => browser.close(),
  };
}

/** A display that nobody sees, its driver, and a window of MiniBrowser. */
export async function openWebkit(): Promise<EngineBrowser> {
  const folder = mkdtempSync(join(tmpdir(), "tendre-webkit-"));
  const [screen, port] = [90 + (process.pid % 400), await freePort()];
  const display = spawn("Xvfb", [`:${screen}`, "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: "ignore",
  });
  const env = {
    ...process.env,
    DISPLAY: `:${screen}`,
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    LANG: "en_GB.UTF-8",
    LANGUAGE: "en_GB",
    LIBGL_ALWAYS_SOFTWARE: "1",
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" } : {}),
  };
  const driver = spawn(webkitPath, [`--port=${port}`], { stdio: "ignore", env });
  const end = async (child: ChildProcess) => {
    if (child.exitCode === null) child.kill();
  };
  const server = `http://127.0.0.1:${port}`;
  await untilListening(`${server}/status`);
  const capabilities = new Capabilities({ "webkitgtk:browserOptions": { args: ["--automation"] } });
  const session = await new Builder()
    .usingServer(server)
    .withCapabilities(capabilities.setBrowserName("MiniBrowser"))
    .build();
  // Milliseconds: no budgets, only the end of something that hangs.
  await session.manage().setTimeouts({ pageLoad: 90_000, script: 60_000 });
  const source = (inPage: unknown) => `return (${String(inPage)}).apply(null, arguments)`;
  return {
    open: (url) => session.get(url),
    back: () => session.navigate().back(),
    read: (inPage, ...given) => session.executeScript(source(inPage), ...given),
    async find(inPage, ...given) {
      const found = await session.executeScript<unknown>(source(inPage), ...given);
      if (!(found instanceof WebElement)) return null;
      return {
        click: async () => {
          await session.executeScript("arguments[0].scrollIntoView({ block: 'center' })", found);
          await found.click().catch(async (failed: unknown) => {
            // What lies under a bar that does not scroll, or is drawn by its label.
            const isHidden = failed instanceof error.ElementNotInteractableError;
            if (!isHidden && !(failed instanceof error.ElementClickInterceptedError)) throw failed;
            await session.executeScript("arguments[0].click()", found);
          });
        },
        type: async (text) => {
          await found.clear();
          await found.sendKeys(text);
        },
        choose: (path) => found.sendKeys(path),
      };
    },
    resize: async (width, height) =>
      void (await session.manage().window().setRect({ x: 0, y: 0, width, height })),
    picture: async (path) => writeFileSync(`${path}.png`, await session.takeScreenshot(), "base64"),
    async close() {
      await session.quit().catch(() => undefined);
      await end(driver);
      await end(display);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function untilListening(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The driver of WebKit does not answer.");
}
