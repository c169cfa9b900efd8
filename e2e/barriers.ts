/** `axe` on the open page, in both themes. */
import type { Page } from "@playwright/test";
import axe from "axe-core";

/** A rule of axe that is broken, and where: selectors. */
type Barrier = { readonly theme: "light" | "dark"; readonly id: string; readonly at: readonly string[] };

/**
 * Every rule in the present theme, the contrasts in the other one too: nothing else depends on it. Waits for animations; the page is left
 * as it was.
 */
export async function findBarriers(page: Page): Promise<readonly Barrier[]> {
  const theme = await page.evaluate(() =>
    matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
  );
  const other = theme === "dark" ? "light" : "dark";
  const found = await check(page, theme);
  await paint(page, other);
  found.push(...(await check(page, other, ["color-contrast"])));
  await paint(page, theme);
  return found;
}

/** Until the app has taken the theme and its transitions have begun: `check` waits for their end. */
async function paint(page: Page, theme: Barrier["theme"]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme=${theme}]`).waitFor();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** A contrast found while something came or went (a toast, on a busy machine) is looked at once more when it has. */
async function check(page: Page, theme: Barrier["theme"], rules?: string[]): Promise<Barrier[]> {
  const found = await look(page, theme, rules);
  return found.some(({ id }) => id === "color-contrast") ? look(page, theme, rules) : found;
}

/** @param rules without them, those that axe runs by itself */
async function look(page: Page, theme: Barrier["theme"], rules?: string[]): Promise<Barrier[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  // Its half a megabyte is read once for each document; there are no frames.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = { resultTypes: ["violations"], ...(rules ? { runOnly: rules } : {}) };
  const found = await page.evaluate(async (options) => {
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(" ")) }));
  }, options);
  return found.map((broken) => ({ theme, ...broken }));
}
