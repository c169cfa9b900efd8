/** `axe` on the open page, in both themes. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

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
  const found = await check(page, theme, pageOf(page));
  await paint(page, other);
  found.push(...(await check(page, other, pageOf(page).withRules("color-contrast"))));
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

/** Legacy: the page has no frames, and so needs no second page to bring their findings together. */
const pageOf = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true);

async function check(page: Page, theme: Barrier["theme"], axe: AxeBuilder): Promise<Barrier[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({ theme, id, at: nodes.map(({ target }) => target.join(" ")) }));
}
