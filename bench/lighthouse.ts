/** Lighthouse with a phone profile, the median of five: the sign-in page, the dashboard and the list. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { freePort } from "#server/testing/running-server.ts";
import { chromiumFlags, chromiumPath } from "../scripts/chromium-flags.ts";
import type { BenchServer } from "./bench-server.ts";
import { atLeast, atMost, type Figure } from "./figure.ts";

const runs = 5;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export async function measureLighthouse(bench: BenchServer): Promise<readonly Figure[]> {
  const person = await bench.person();
  await bench.write(
    person,
    "relationships",
    Array.from({ length: 12 }, (_, at) => ({
      name: `Person ${at}`,
      city: "Lyon",
      start_date: `${2010 + at}`,
    })),
  );
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "tendre-lighthouse-"));
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: chromiumPath,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  const figures: Figure[] = [];
  figures.push(...(await scores(`${bench.server.url}/login`, "/login", port)));
  const page = await browser.newPage();
  await page.goto(`${bench.server.url}/login`);
  await page.getByLabel(/^(Email|Adresse e-mail)$/).fill(person.email);
  await page.getByLabel(/^(Password|Mot de passe)$/).fill(person.password);
  await page.getByRole("button", { name: /^(Sign in|Se connecter)$/ }).click();
  await page.waitForURL(/dashboard/);
  await page.waitForTimeout(3_000);
  for (const path of ["/dashboard", "/list"])
    figures.push(...(await scores(`${bench.server.url}${path}`, path, port)));
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
  return figures;
}

async function scores(url: string, path: string, port: number): Promise<readonly Figure[]> {
  const points = new Map<string, number[]>();
  const shifts: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const answer = await lighthouse(url, {
      port,
      output: "json",
      logLevel: "silent",
      onlyCategories: [...categories],
      disableStorageReset: path !== "/login",
    });
    if (!answer) throw new Error(`Lighthouse said nothing of ${path}`);
    for (const category of categories) {
      const score = (answer.lhr.categories[category]?.score ?? 0) * 100;
      points.set(category, [...(points.get(category) ?? []), score]);
    }
    shifts.push(answer.lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN);
    if (run === 0) explain(path, answer.lhr.audits, answer.lhr.categories);
  }
  return [
    ...categories.map((category) =>
      atLeast({
        name: `Lighthouse, ${path}: ${category}`,
        rounds: points.get(category) ?? [],
        unit: "points",
        budget: category === "performance" ? 98 : 100,
      }),
    ),
    atMost({
      name: `Lighthouse, ${path}: layout shift`,
      rounds: shifts,
      unit: "points",
      budget: 0,
    }),
  ];
}

type Audits = Readonly<Record<string, { readonly score: number | null; readonly title: string }>>;
type Categories = Readonly<
  Record<string, { readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }>
>;

/** Prints what lowered a score, to standard error. */
function explain(path: string, audits: Audits, found: Categories): void {
  for (const [category, { auditRefs }] of Object.entries(found)) {
    for (const { id, weight } of auditRefs) {
      const audit = audits[id];
      if (weight > 0 && audit && audit.score !== null && audit.score < 0.9)
        console.error(`  ${path} ${category}: ${audit.title} (${Math.round(audit.score * 100)})`);
    }
  }
}
