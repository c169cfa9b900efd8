/** The longest frame while lists are flung and maps pinched, at a quarter of the processor's speed: `long-animation-frame`, from 50 ms. */
import type { Page } from "@playwright/test";
import { atMost, type Figure } from "./figure.ts";
import { slowedBy } from "./full-journal.ts";

const rounds = 3;
/** Shorter frames are not reported. */
const shortest = 50;

type Finger = { readonly x: number; readonly y: number };

const kinds: readonly { readonly name: string; readonly path: string; readonly act: typeof fling }[] = [
  { name: "the list flung", path: "/list", act: fling },
  { name: "the moments flung", path: "/moments", act: fling },
  { name: "the Carte pinched", path: "/game", act: pinch },
  { name: "the map of cities pinched", path: "/statistics", act: pinch },
];

export async function measureFrames(page: Page): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path, act } of kinds) {
    await page.goto(path);
    await page.locator("main h1").first().waitFor();
    await page.waitForTimeout(4_000);
    await page.evaluate(() => {
      const kept: number[] = [];
      Object.assign(window, { longFrames: kept });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) kept.push(duration);
      }).observe({ type: "long-animation-frame" });
    });
    const longest: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      longest.push(
        await slowedBy(4, page, async () => {
          await page.waitForTimeout(500);
          await takeLongest(page);
          await act(page);
          await page.waitForTimeout(500);
          return takeLongest(page);
        }),
      );
    }
    figures.push(
      atMost({
        name: `${name} at a quarter of the speed, longest frame`,
        rounds: longest,
        unit: "ms",
        budget: shortest,
      }),
    );
  }
  return figures;
}

async function takeLongest(page: Page): Promise<number> {
  return page.evaluate((least) => {
    const kept: unknown = Reflect.get(window, "longFrames");
    return Math.max(least, ...(Array.isArray(kept) ? kept.splice(0).map(Number) : []));
  }, shortest);
}

/** Down a long way and up again, by touch. */
async function fling(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const yDistance of [-6_000, -6_000, 6_000]) {
    await devtools.send("Input.synthesizeScrollGesture", {
      x: 195,
      y: 400,
      yDistance,
      speed: 4_000,
      gestureSourceType: "touch",
    });
  }
  await devtools.detach();
}

/** Two fingers on the map, apart and together, a move for every frame. */
async function pinch(page: Page): Promise<void> {
  const map = page.getByRole("application").first();
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error("no map on this page");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Finger[]) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ];
  await touch("touchStart", fingers(30));
  const moves = 40;
  for (let at = 0; at <= moves; at += 1) {
    await touch("touchMove", fingers(30 + 110 * Math.sin((Math.PI * at) / moves)));
    await page.waitForTimeout(16);
  }
  await touch("touchEnd", []);
  await devtools.detach();
}
