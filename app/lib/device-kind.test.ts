import { expect, test } from "vitest";
import { deviceKindOf } from "./device-kind.ts";

const mac =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/605.1.15";
const android = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0";

test.each([
  ["a Mac", mac, 0, "computer"],
  ["an iPad, which says that it is a Mac", mac, 5, "tablet"],
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15", 5, "phone"],
  ["a phone with Android", `${android} Mobile Safari/537.36`, 5, "phone"],
  ["a tablet with Android", `${android} Safari/537.36`, 5, "tablet"],
  [
    "a phone with Firefox",
    "Mozilla/5.0 (Android 15; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0",
    5,
    "phone",
  ],
  [
    "a laptop with a touch screen",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0",
    10,
    "computer",
  ],
])("%s is named as what it is", (_, userAgent, maxTouchPoints, kind) => {
  expect(deviceKindOf({ userAgent, maxTouchPoints })).toBe(kind);
});
