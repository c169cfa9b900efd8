/**
 * The engraver's files keep whole numbers in text, one sign for a small one: a fifth lighter than path data, and a
 * compressor still finds what repeats. `pack` is the engraver's side, `unpack` and `pathOf` the app's.
 */
import { outlineOf, presses } from "./burin.ts";

/** Printable signs that need no escape in a string. */
const signs = Array.from({ length: 92 }, (_, i) => String.fromCharCode(35 + i)).filter(
  (sign) => !"\\`$".includes(sign),
);
const base = signs.length;
const near = 36;
const shortSteps = 7;
const values = new Uint8Array(128);
for (const [value, sign] of signs.entries()) values[sign.charCodeAt(0)] = value;

/** -36 to 36 take one sign, up to about ±650 two, the rest four. */
export function pack(numbers: readonly number[]): string {
  return numbers
    .map((n) => {
      if (Math.abs(n) <= near) return signs[n + near];
      const rest = Math.abs(n) - near - 1;
      const first = near * 2 + 1 + (n < 0 ? shortSteps + 1 : 0);
      if (rest < shortSteps * base) return `${signs[first + Math.floor(rest / base)]}${signs[rest % base]}`;
      const digits = [Math.floor(rest / base / base), Math.floor(rest / base) % base, rest % base];
      return `${signs[first + shortSteps]}${digits.map((digit) => signs[digit]).join("")}`;
    })
    .join("");
}

export function unpack(text: string): number[] {
  const numbers: number[] = [];
  let at = 0;
  const next = () => values[text.charCodeAt(at++)] ?? 0;
  while (at < text.length) {
    const sign = next();
    const step = sign - near * 2 - 1;
    if (step < 0) {
      numbers.push(sign - near);
      continue;
    }
    const isNegative = step > shortSteps;
    const high = isNegative ? step - shortSteps - 1 : step;
    const rest = high < shortSteps ? high * base + next() : (next() * base + next()) * base + next();
    numbers.push((isNegative ? -1 : 1) * (rest + near + 1));
  }
  return numbers;
}

/** left, top, right, bottom, in tenths of a unit. */
type Window = readonly [left: number, top: number, right: number, bottom: number];

/** The widest cut reaches this far from its spine. */
const bleed = 20;

function isSeen(spine: readonly number[], [left, top, right, bottom]: Window): boolean {
  let [isRight, isLeft, isBelow, isAbove] = [true, true, true, true];
  for (let i = 0; i < spine.length; i += 2) {
    const [x = 0, y = 0] = [spine[i], spine[i + 1]];
    if (x < right + bleed) isRight = false;
    if (x > left - bleed) isLeft = false;
    if (y < bottom + bleed) isBelow = false;
    if (y > top - bleed) isAbove = false;
  }
  return !(isRight || isLeft || isBelow || isAbove);
}

/**
 * Path data of packed marks; with a window, only of those that may be seen through it. They come in groups of one
 * press, width (twentieths of a unit) and number of points; each mark starts where the one before it started, plus a
 * step, and goes on by steps (tenths of a unit).
 */
export function pathOf(packed: string, window?: Window): string {
  const numbers = unpack(packed);
  const outlines: string[] = [];
  let at = 0;
  let [startX, startY] = [0, 0];
  while (at < numbers.length) {
    const [press = 0, width = 0, points = 0, marks = 0] = numbers.slice(at, at + 4);
    at += 4;
    for (let mark = 0; mark < marks; mark++) {
      startX += numbers[at] ?? 0;
      startY += numbers[at + 1] ?? 0;
      let [x, y] = [startX, startY];
      const spine = [x, y];
      for (let i = at + 2; i < at + points * 2; i += 2) {
        x += numbers[i] ?? 0;
        y += numbers[i + 1] ?? 0;
        spine.push(x, y);
      }
      at += points * 2;
      if (!window || isSeen(spine, window))
        outlines.push(outlineOf(spine, presses[press] ?? "fill", width / 2));
    }
  }
  return outlines.join("");
}
