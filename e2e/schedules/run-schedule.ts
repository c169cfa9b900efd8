/** One schedule in a real browser against a real server, and the check that no confirmed save was lost, doubled or hidden. */
import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { grainyPhoto } from "#server/testing/pictures.ts";
import type { RunningServer } from "#server/testing/running-server.ts";
import type { FaultProxy } from "../fault-proxy.ts";
import { createPerson, type Person } from "../journey.ts";
import { BrowserDevice } from "./browser-device.ts";
import { OtherDevice } from "./other-device.ts";
import * as hand from "./person-acts.ts";
import { roads, type Schedule, type Step } from "./steps.ts";

/** What a schedule did, so that one that did nothing is not taken for a proof. */
export type Figures = { saves: number; refused: number; photos: number; faults: number };

type Options = {
  /** Breaks the page on purpose, before it is opened; the check must notice. */
  readonly sabotage?: (context: BrowserContext) => Promise<unknown>;
  /** Milliseconds until everything has arrived once nothing stands in the way. */
  readonly settleLimit?: number;
};

/** Milliseconds in which any step has ended; the longest are a save or a sign-in on a road of replies that take 30 s. */
const stepLimit = 300_000;

export class ScheduleRun {
  private readonly proxy: FaultProxy;
  private readonly person: Person;
  private readonly other: OtherDevice;
  private readonly device: BrowserDevice;
  private readonly relationship = randomUUID();
  private readonly words: string[] = [];
  /** Values of one field that their writer saw confirmed. */
  private readonly places: string[] = [];
  /** Values of that field that somebody saw before they wrote another over them. */
  private readonly seen = new Set<string>();
  /** Saves that a deleted database took along; the person was told. */
  private readonly excused = new Set<string>();
  /** What each step led to, for whoever reads a red schedule. */
  private readonly told: string[] = [];
  private photos = 0;
  private written = 0;
  readonly figures: Figures = { saves: 0, refused: 0, photos: 0, faults: 0 };

  private constructor(proxy: FaultProxy, person: Person, other: OtherDevice, skew: number) {
    this.proxy = proxy;
    this.person = person;
    this.other = other;
    this.device = new BrowserDevice(proxy.url, skew);
  }

  /** @throws with what was lost, doubled or left, and the schedule's place in it */
  static async of(
    server: RunningServer,
    proxy: FaultProxy,
    { skew, steps }: Schedule,
    { sabotage, settleLimit = 90_000 }: Options = {},
  ): Promise<Figures> {
    proxy.fail(null);
    const person = await createPerson(proxy.url);
    const other = await OtherDevice.signIn(server.url, person, proxy.url);
    const run = new ScheduleRun(proxy, person, other, skew);
    const faults = proxy.faults();
    try {
      await sabotage?.((await run.device.page()).context());
      await run.begin();
      for (const step of steps) {
        await ended(run.take(step), JSON.stringify(step));
        run.tell(JSON.stringify(step));
      }
      await ended(run.end(settleLimit), "the end");
    } catch (error) {
      await run.picture();
      throw error;
    } finally {
      await run.device.close();
    }
    run.figures.faults = proxy.faults() - faults;
    return run.figures;
  }

  private tell(what: string): void {
    const tabs = this.device.pages().map((page) => new URL(page.url()).pathname);
    this.told.push(`${what} → ${tabs.join(" ")} (${this.figures.saves} kept, ${this.figures.refused} not)`);
  }

  /** The way here, and what every tab shows now, in test-results/. */
  private async picture(): Promise<void> {
    console.error(this.told.join("\n"));
    for (const [at, page] of this.device.pages().entries()) {
      const path = `test-results/schedule-${this.relationship}-${at}.png`;
      await page.screenshot({ path }).catch(() => undefined);
      console.error(`${page.url()}: ${path}`);
    }
  }

  private async begin(): Promise<void> {
    await this.other.write("relationships", this.relationship, "put", { name: "Camille" }, this.proxy.url);
    await this.other.pull();
    const page = await this.device.page();
    await hand.signIn(page, this.person, this.proxy.url);
    await this.device.open(page, `/boyfriends/${this.relationship}`);
    await page.getByRole("heading", { level: 1, name: "Camille" }).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  }

  private async take(step: Step): Promise<void> {
    if (step.do === "fault") return this.proxy.fail(step.fault, roads[step.road]);
    if (step.do === "network") return this.device.setOffline(!step.isThere);
    if (step.do === "elsewhere") return this.writeElsewhere(step.what);
    const page = await this.device.page();
    const acts: Readonly<Record<typeof step.do, () => Promise<void>>> = {
      note: () => this.note(page),
      place: () => this.changePlace(page),
      photo: () => this.addPhoto(page),
      reload: () => this.reload(page),
      "leave and return": () => this.device.leaveAndReturn(page),
      close: () => this.device.closeTab(page),
      "second tab": async () => void (await this.device.newTab()),
      kill: () => this.device.kill(),
      "sign out": () => hand.signOut(page),
      // Cut off, or refused: the door stays.
      "sign in": () => hand.signInIfAsked(page, this.person, this.proxy.url).catch(() => undefined),
      expire: () => this.device.forgetSession(),
      "new build": () => this.takeNewBuild(page),
      "disk full": () => this.device.limitDisk(1, () => this.note(page)),
      "delete database": () => this.deleteDatabase(page),
      wait: () => page.waitForTimeout(2_000),
    };
    await acts[step.do]();
  }

  private nextValue(what: string): string {
    this.written += 1;
    return `${what}-${this.written}`;
  }

  private async note(page: Page): Promise<void> {
    const word = this.nextValue("word");
    if (!(await this.isOpen(page))) return;
    this.count(await hand.noteMoment(page, word), () => this.words.push(word));
  }

  private async changePlace(page: Page): Promise<void> {
    const value = this.nextValue("place");
    if (!(await this.isOpen(page))) return;
    await this.device.open(page, `/boyfriends/${this.relationship}/edit`);
    const { seen, isKept } = await hand.changePlace(page, value);
    if (seen !== null) this.seen.add(seen);
    this.count(isKept, () => this.places.push(value));
  }

  private async addPhoto(page: Page): Promise<void> {
    // The free plan keeps three.
    if (this.photos === 2 || !(await this.isOpen(page))) return;
    await this.device.open(page, `/boyfriends/${this.relationship}`);
    const isKept = await hand.addPhoto(page, await grainyPhoto(400, 300));
    this.count(isKept, () => {
      this.photos += 1;
      this.figures.photos += 1;
    });
  }

  private count(isConfirmed: boolean, keep: () => void): void {
    if (isConfirmed) {
      keep();
      this.figures.saves += 1;
    } else this.figures.refused += 1;
  }

  private async reload(page: Page): Promise<void> {
    await page.reload({ waitUntil: "domcontentloaded" }).catch(() => undefined);
  }

  /** Whether this tab shows the journal; a page that the browser could not load does not. */
  private async isOpen(page: Page): Promise<boolean> {
    if (!page.url().startsWith(this.proxy.url)) await this.device.open(page, "/dashboard");
    if (await hand.showsJournal(page)) return true;
    await this.device.open(page, "/dashboard");
    return hand.showsJournal(page);
  }

  private async takeNewBuild(page: Page): Promise<void> {
    this.proxy.changeBuild();
    await page
      .evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one?.update()))
      .catch(() => undefined);
    await this.reload(page);
  }

  private async writeElsewhere(what: "place" | "city" | "note"): Promise<void> {
    await this.other.pull();
    const value = this.nextValue(`other-${what}`);
    const here = this.other.living("relationships").find(({ id }) => id === this.relationship);
    if (what === "note") {
      const fields = { relationship_id: this.relationship, occurred_on: "2025-05-11", word: value };
      await this.other.write("moments", randomUUID(), "put", fields, this.proxy.url);
      this.words.push(value);
      return;
    }
    const field = what === "place" ? "meeting_place" : "city";
    await this.other.write("relationships", this.relationship, "patch", { [field]: value }, this.proxy.url);
    if (what !== "place") return;
    this.seen.add(String(here?.meeting_place ?? ""));
    this.places.push(value);
  }

  /** What was sent comes again; of what was not, the person must be told. */
  private async deleteDatabase(page: Page): Promise<void> {
    if (!(await this.isOpen(page))) return;
    await hand.deleteJournals(page);
    await page.getByRole("heading", { name: "This browser has let go of the journal" }).waitFor();
    await this.other.pull();
    const arrived = this.arrived();
    for (const word of this.words) if (!arrived.words.includes(word)) this.excused.add(word);
    for (const value of this.places) if (!arrived.places.has(value)) this.excused.add(value);
    this.photos = Math.min(this.photos, this.other.living("media").length);
    await hand.refresh(page);
  }

  private arrived() {
    const words = this.other.living("moments").map(({ word }) => String(word));
    const places = new Set<string>();
    for (const row of this.other.living("relationships")) places.add(String(row.meeting_place ?? ""));
    for (const row of this.other.living("conflicts")) places.add(String(row.value));
    for (const seen of this.seen) places.add(seen);
    return { words, places };
  }

  /** What is not where it belongs; nothing once everything has arrived, or is shown among what was refused. */
  private missing(refused: string): readonly string[] {
    const { words, places } = this.arrived();
    const said: string[] = [];
    const isExcused = (value: string) => this.excused.has(value) || refused.includes(`"${value}"`);
    for (const word of this.words) {
      const times = words.filter((one) => one === word).length;
      if (times > 1 || (times === 0 && !isExcused(word))) said.push(`${word}: ${times} times`);
    }
    for (const value of this.places) {
      if (!places.has(value) && !isExcused(value)) said.push(`${value}: nowhere`);
    }
    const files = this.other.living("media").length;
    if (files < this.photos) said.push(`${files} of ${this.photos} photos`);
    const doubled = words.filter((word, at) => words.indexOf(word) !== at);
    if (doubled.length > 0) said.push(`doubled: ${doubled.join()}`);
    return said;
  }

  private async end(settleLimit: number): Promise<void> {
    this.proxy.fail(null);
    await this.device.setOffline(false);
    for (const page of this.device.pages().slice(1)) await this.device.closeTab(page);
    const page = await this.device.page();
    await this.device.open(page, "/dashboard");
    await hand.signInIfAsked(page, this.person, this.proxy.url);
    const until = Date.now() + settleLimit;
    for (;;) {
      await hand.takeBackLocked(page);
      await this.other.pull();
      const shown = await hand.shownAsRefused(page);
      const open = [...this.missing(shown), ...(await this.notYetHere(page))];
      if (open.length === 0) break;
      if (Date.now() > until) throw new Error(`not there in the end: ${open.join("; ")}`);
      await page.waitForTimeout(500);
    }
    const kept = await hand.keptAnswers(page);
    if (kept.length === 0) return;
    throw new Error(
      `after ${this.figures.saves} saves: private answers in the worker’s cache: ${kept.join()}`,
    );
  }

  /** What the device has not sent, and what it does not show of the server's. */
  private async notYetHere(page: Page): Promise<readonly string[]> {
    const shown = await hand.wordsIn(page);
    const lacking = this.arrived().words.filter((word) => !shown.includes(word));
    return [...lacking.map((word) => `${word}: not on the device`), ...(await hand.waitingIn(page))];
  }
}

/** @throws where a step neither ends nor fails, so that a schedule that hangs is a red one */
async function ended(step: Promise<void>, name: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} did not end`)), stepLimit);
  });
  await Promise.race([step, late]).finally(() => clearTimeout(timer));
}
