/** Lighthouse with a phone profile, the median of five: every page that a stranger can open, and the first ones behind sign-in. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { freePort } from "#server/testing/running-server.ts";
import { chromiumFlags, chromiumPath } from "../scripts/chromium-flags.ts";
import type { BenchServer } from "./bench-server.ts";
import { atLeast, atMost, type Figure } from "./figure.ts";
import { signIn } from "./full-journal.ts";

const runs = 5;
/** A run in which the browser drew nothing is no measurement: it is made again, this often. */
const mostFailures = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** `arrivalRoute`, `authRoutes` and `legalRoutes` of app/routes.tsx, and the demo. */
const openPages = [
  "/",
  "/demo",
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/auth/callback?error=signup_disabled",
  "/support",
  "/legal/privacy",
  "/legal/terms",
  "/legal/notices",
] as const;

export async function measureLighthouse(bench: BenchServer): Promise<readonly Figure[]> {
  const person = await bench.person();
  const relationships = await bench.write(
    person,
    "relationships",
    Array.from({ length: 12 }, (_, at) => ({
      name: `Person ${at}`,
      city: "Lyon",
      start_date: `${2010 + at}`,
    })),
  );
  const relationship = relationships.at(-1) ?? "";
  const [moment = ""] = await bench.write(
    person,
    "moments",
    Array.from({ length: 6 }, (_, at) => ({
      relationship_id: relationship,
      occurred_on: `2024-0${1 + at}-14`,
      mood: 1 + (at % 5),
      word: `Moment ${at}`,
      text: "We walked until the lamps were lit, and said little.",
    })),
  );
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "tendre-lighthouse-"));
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: chromiumPath,
    baseURL: bench.server.url,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  const figures: Figure[] = [];
  for (const path of openPages) figures.push(...(await scores(`${bench.server.url}${path}`, path, port)));
  const page = await browser.newPage();
  await signIn(page, person);
  await page.waitForTimeout(3_000);
  const ownPages = {
    "/dashboard": "/dashboard",
    "/list": "/list",
    "/statistics": "/statistics",
    "a relationship": `/boyfriends/${relationship}`,
    "a moment": `/moments/${moment}`,
  };
  for (const [name, path] of Object.entries(ownPages))
    figures.push(...(await scores(`${bench.server.url}${path}`, name, port, { isSignedIn: true })));
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
  return figures;
}

async function scores(
  url: string,
  path: string,
  port: number,
  { isSignedIn = false } = {},
): Promise<readonly Figure[]> {
  const points = new Map<string, number[]>();
  const shifts: number[] = [];
  for (let run = 0, failures = 0; run < runs; ) {
    const answer = await lighthouse(url, {
      port,
      output: "json",
      logLevel: "silent",
      onlyCategories: [...categories],
      disableStorageReset: isSignedIn,
    });
    if (!answer) throw new Error(`Lighthouse said nothing of ${path}`);
    const failure = answer.lhr.runtimeError;
    if (failure) {
      failures += 1;
      if (failures > mostFailures) throw new Error(`Lighthouse on ${path}: ${failure.message}`);
      continue;
    }
    for (const category of categories) {
      const score = (answer.lhr.categories[category]?.score ?? 0) * 100;
      points.set(category, [...(points.get(category) ?? []), score]);
    }
    shifts.push(answer.lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN);
    if (run === 0) explain(path, answer.lhr.audits, answer.lhr.categories);
    run += 1;
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
