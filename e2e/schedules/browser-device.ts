/** A browser of one person on its own profile folder: it can be killed, and what it kept is there when it is started again. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../../scripts/chromium-flags.ts";

const hour = 3_600_000;
/** Milliseconds in which an act of a person succeeds or has failed; far more than it takes. */
const patience = 15_000;

type Running = {
  readonly process: ChildProcess;
  readonly browser: Browser;
  readonly context: BrowserContext;
};

export class BrowserDevice {
  private readonly folder = mkdtempSync(join(tmpdir(), "tendre-schedule-"));
  private readonly baseURL: string;
  private readonly skew: number;
  private running: Running | null = null;

  /** @param skew how far its clock is wrong, in hours */
  constructor(baseURL: string, skew: number) {
    this.baseURL = baseURL;
    this.skew = skew;
  }

  /** The newest tab; the browser is started when it is not running. */
  async page(): Promise<Page> {
    const { context } = await this.started();
    return context.pages().at(-1) ?? (await this.newTab());
  }

  async newTab(): Promise<Page> {
    const { context } = await this.started();
    const page = await context.newPage();
    await this.open(page, "/dashboard");
    return page;
  }

  /** Loads a path as far as the network lets it. */
  async open(page: Page, path: string): Promise<void> {
    await page.goto(`${this.baseURL}${path}`, { waitUntil: "domcontentloaded" }).catch(() => undefined);
  }

  /**
   * To another site, and Back as far as the network lets it. Chromium without a window keeps no page that was left, and loads it again.
   */
  async leaveAndReturn(page: Page): Promise<void> {
    await page.goto("data:text/html,elsewhere");
    await page.goBack({ waitUntil: "domcontentloaded" }).catch(() => undefined);
  }

  /** Chromium forgets a close that reaches it while a navigation changes the page's process; it is asked once more. */
  async closeTab(page: Page): Promise<void> {
    const closed = page.close().then(() => true);
    if (await Promise.race([closed, sleep(5_000, false)])) return;
    const session = await page.context().newCDPSession(page);
    await session.send("Page.close");
    await closed;
  }

  pages(): readonly Page[] {
    return this.running?.context.pages() ?? [];
  }

  async setOffline(isOffline: boolean): Promise<void> {
    await (await this.started()).context.setOffline(isOffline);
  }

  async forgetSession(): Promise<void> {
    await (await this.started()).context.clearCookies({ name: /session/ });
  }

  /** Bytes that this origin may keep while `during` runs. */
  async limitDisk(bytes: number, during: () => Promise<void>): Promise<void> {
    const page = await this.page();
    const session = await page.context().newCDPSession(page);
    await session.send("Storage.overrideQuotaForOrigin", { origin: this.baseURL, quotaSize: bytes });
    await during();
    await session.send("Storage.overrideQuotaForOrigin", { origin: this.baseURL });
    await session.detach();
  }

  /** SIGKILL to the browser and all its processes, like a phone whose battery is empty. */
  async kill(): Promise<void> {
    const { running } = this;
    if (!running) return;
    this.running = null;
    const gone = new Promise((resolve) => running.process.once("exit", resolve));
    endGroup(running.process, "SIGKILL");
    await gone;
    await running.browser.close().catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  private async started(): Promise<Running> {
    this.running ??= await this.start();
    return this.running;
  }

  private async start(): Promise<Running> {
    const flags = [
      "--headless=new",
      "about:blank",
      "--remote-debugging-port=0",
      "--lang=en-GB",
      "--window-size=1280,900",
    ];
    const process_ = spawn(chromiumPath, [...chromiumFlags, ...flags, `--user-data-dir=${this.folder}`], {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, TZ: "Europe/Paris" },
      detached: true,
    });
    const browser = await chromium.connectOverCDP(await debuggerOf(process_));
    const [context] = browser.contexts();
    if (!context) throw new Error("the browser has no window");
    context.setDefaultTimeout(patience);
    if (this.skew !== 0) await context.addInitScript(shiftClock, this.skew * hour);
    return { process: process_, browser, context };
  }
}

function debuggerOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!stderr) return reject(new Error("no output"));
    const lines = createInterface({ input: stderr });
    lines.on("line", (line) => {
      const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    lines.once("close", () => reject(new Error("the browser did not start")));
  });
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // It has ended already.
  }
}

/** Runs in the page, before its own code. */
function shiftClock(shift: number): void {
  const Right = Date;
  class Wrong extends Right {
    constructor(...parts: readonly unknown[]) {
      super(...((parts.length === 0 ? [Right.now() + shift] : parts) as [number]));
    }
    static override now() {
      return Right.now() + shift;
    }
  }
  globalThis.Date = Wrong as DateConstructor;
}
