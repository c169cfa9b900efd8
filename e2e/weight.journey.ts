/** What a browser downloads before the first pages can be used is what their budgets count (bench/bundle.ts), and nothing of another page. */
import type { Page } from "@playwright/test";
import {
  type BundleRecord,
  filesOf,
  filesOfPage,
  modulesIn,
  readBundleRecord,
} from "../scripts/build/bundle-files.ts";
import { type Graph, readTree } from "../scripts/walls/graph.ts";
import { expect, test } from "./journey.ts";

const record = readBundleRecord();
const title = { en: "Reopen your journal", fr: "Rouvrir votre journal" } as const;

for (const language of ["en", "fr"] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test("the sign-in page can be used with the files that its budget counts", async ({ page }) => {
      const counted = filesOfPage(record, "login", language);
      const requested = await holdOthers(page, counted);
      await page.goto("/login", { waitUntil: "commit" });
      await expect(page.getByRole("heading", { name: title[language] })).toBeVisible();
      await page.getByRole("textbox").first().fill("camille@example.org");
      await page.locator("form button[type=submit]").click();
      await expect(page.locator("input[aria-invalid=true]")).toBeVisible();
      expect([...counted].filter((file) => !requested.has(file))).toEqual([]);
      expect(featuresIn(record, requested).difference(new Set(["auth", "frame"]))).toEqual(new Set());
    });

    test("the dashboard is drawn with the files that its budget counts", async ({
      page,
      person,
      signInByHand,
    }) => {
      await signInByHand(page, person);
      await page.goto("/add");
      await page.locator("input[name=name]").fill("Sacha");
      await page.locator("form button[type=submit]").first().click();
      await page.waitForURL(/boyfriends/);
      const counted = filesOfPage(record, "dashboard", language);
      const requested = await holdOthers(page, counted);
      await page.goto("/dashboard", { waitUntil: "commit" });
      await expect(page.getByRole("main").getByText("Sacha").first()).toBeVisible();
      expect([...counted].filter((file) => !requested.has(file))).toEqual([]);
    });
  });
}

test("the demo is drawn with the files that its budget counts", async ({ page }) => {
  const counted = filesOfPage(record, "demo", "en");
  const requested = await holdOthers(page, counted);
  await page.goto("/demo", { waitUntil: "commit" });
  await expect(page.getByRole("main").getByText("Camille").first()).toBeVisible();
  expect([...counted].filter((file) => !requested.has(file))).toEqual([]);
});

test("each page before sign-in is requested by the boot script, before any other code has run", async ({
  page,
}) => {
  const requested = new Set<string>();
  // Nothing is ever answered but the page and its boot script.
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    requested.add(file);
    if (!(file in record)) await route.continue();
  });
  for (const [path, module] of Object.entries(openPages)) {
    requested.clear();
    await page.goto(path, { waitUntil: "commit" });
    const [own] =
      Object.entries(record).find(([, file]) => file.page === `app/features/${module}-page.tsx`) ?? [];
    await expect.poll(() => own && requested.has(own), path).toBe(true);
  }
});

const openPages = {
  "/": "auth/arrival/arrival",
  "/login": "auth/login",
  "/login/two-factor": "factor/prompt",
  "/signup": "auth/signup",
  "/forgot-password": "auth/forgot-password",
  "/reset-password": "auth/reset-password",
  "/auth/callback": "auth/auth-callback",
  "/legal/privacy": "legal/privacy",
  "/legal/terms": "legal/terms",
  "/legal/notices": "notices/notices",
  "/support": "support/support",
  "/boyfriends/someone": "auth/login",
} as const;

/** Requests for other scripts of the build are never answered. @returns All that are requested, by their names in the build. */
async function holdOthers(page: Page, counted: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const requested = new Set<string>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    requested.add(file);
    if (counted.has(file) || !(file in record)) await route.continue();
  });
  return requested;
}

test("no page loads code of a feature that it does not import", () => {
  const tree = readTree(process.cwd());
  const pages = Object.values(record).flatMap(({ page }) =>
    page && /^app\/features\/.+-page\.tsx$/.test(page) ? [page] : [],
  );
  expect(pages.length).toBeGreaterThan(30);
  const appPages = new Set(importsOf(tree, "app/app-pages.tsx", "lazy"));
  // The demo's own pages stand in the same frame as those behind sign-in.
  const demoPages = new Set(importsOf(tree, "app/demo-routes.tsx", "lazy"));
  // A superadmin comes from a journal: what the frame shares is here already.
  const isOffice = (page: string) => page.startsWith("app/features/admin/");
  for (const page of pages) {
    const roots =
      appPages.has(page) || demoPages.has(page) || isOffice(page)
        ? [page, "app/app-pages.tsx", "app/features/frame/app-shell.tsx"]
        : [page];
    const imported = featuresOf(reach(tree, ["app/main.tsx", ...roots]));
    const foreign = featuresIn(record, filesOf(record, roots)).difference(imported);
    expect(foreign, page).toEqual(new Set());
  }
});

const featuresOf = (paths: Iterable<string>): ReadonlySet<string> =>
  new Set([...paths].flatMap((path) => /^app\/features\/([\w-]+)\//.exec(path)?.[1] ?? []));
const featuresIn = (record: BundleRecord, files: Iterable<string>) => featuresOf(modulesIn(record, files));

function importsOf({ sources }: Graph, path: string, kind: "value" | "lazy"): readonly string[] {
  return (sources.get(path)?.edges ?? []).flatMap((edge) => (edge.kind === kind && edge.to ? [edge.to] : []));
}

/** These modules and all that they import statically. */
function reach(tree: Graph, entries: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    importsOf(tree, path, "value").forEach(visit);
  };
  entries.forEach(visit);
  return found;
}
