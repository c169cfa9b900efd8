/** What moves on the screen by itself, as the browser reports it (`layout-shift`): also after an input, which Chromium's own sum leaves out. */
import type { BrowserContext, Page } from "@playwright/test";

/** `moved`: what moved, by tag and class, with its old and new place and size. `score` as of Layout Instability: above 0. */
export type Shift = { readonly path: string; readonly score: number; readonly moved: readonly string[] };

/** From the next page on. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    type Moved = { readonly node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type Entry = PerformanceEntry & { readonly value: number; readonly sources: readonly Moved[] };
    const kept: Shift[] = [];
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()}.${node.getAttribute("class") ?? ""}`.slice(0, 100)
        : (node?.textContent ?? "gone").slice(0, 60);
    const placeOf = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
    Object.assign(window, { keptShifts: kept });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        kept.push({
          path: location.pathname,
          score: entry.value,
          moved: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)}: ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
          ),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Those since the last call, or since the page was opened. */
export async function takeShifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => {
    const kept: unknown = Reflect.get(window, "keptShifts");
    return Array.isArray(kept) ? kept.splice(0) : [];
  });
}
