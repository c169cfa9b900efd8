import { presses } from "#app/ui/art/burin.ts";
import { pack } from "#app/ui/art/packed.ts";
import { isCut, type Mark } from "./burin.ts";
import { simplify } from "./curve.ts";
import { type Drawing, type Layer, lineOf, type Matter } from "./drawing.ts";
import type { Line } from "./geometry.ts";

/** One letter for each matter; the app's `engraved.ts` and `engraving.tsx` read them. */
const letters = {
  paper: "p",
  ink: "k",
  faint: "f",
  leaf: "l",
  roof: "r",
  window: "w",
  madder: "m",
  water: "a",
  tide: "h",
  glow: "g",
  moss: "o",
  night: "n",
  starlight: "s",
  moon: "u",
} as const satisfies Record<Matter, string>;

export const tenths = (n: number) => Math.round(n * 10);

type Corners = readonly (readonly [number, number])[];

/** The line in tenths, without steps of no length. */
function roundLine(line: Line): Corners {
  const corners = line.map(([x, y]): [number, number] => [tenths(x), tenths(y)]);
  return corners.filter(([x, y], i) => {
    const before = corners[i - 1];
    return i === 0 || i === corners.length - 1 || before?.[0] !== x || before[1] !== y;
  });
}

type Group = { readonly head: readonly number[]; readonly lines: Corners[] };

function groupMarks(marks: readonly Mark[]): Group[] {
  const groups = new Map<string, Group>();
  for (const mark of marks) {
    const line = roundLine(isCut(mark) ? mark.spine : simplify(mark, 0.14));
    if (line.length < 2) continue;
    const press = presses.indexOf(isCut(mark) ? mark.press : "fill");
    const head = [press, isCut(mark) ? Math.round(mark.width * 20) : 0, line.length];
    const group = groups.get(head.join()) ?? { head, lines: [] };
    group.lines.push(line);
    groups.set(head.join(), group);
  }
  return [...groups.values()];
}

/** Marks of one matter, grouped and packed as `pathOf` reads them. Their order within a matter does not matter. */
export function encodeMarks(marks: readonly Mark[]): string {
  const numbers: number[] = [];
  let start: readonly [number, number] = [0, 0];
  for (const { head, lines } of groupMarks(marks)) {
    numbers.push(...head, lines.length);
    for (const line of lines) {
      const first = line[0] ?? start;
      numbers.push(first[0] - start[0], first[1] - start[1]);
      for (const [i, corner] of line.entries()) {
        const before = line[i - 1];
        if (before) numbers.push(corner[0] - before[0], corner[1] - before[1]);
      }
      start = first;
    }
  }
  return pack(numbers);
}

/** Layers as [letter, packed marks]; neighbouring layers of one matter become one. */
export function encodeDrawing(drawing: Drawing): [letter: string, packed: string][] {
  const merged: Layer[] = [];
  for (const { matter, marks } of drawing) {
    const last = merged.at(-1);
    if (last?.matter === matter) merged[merged.length - 1] = { matter, marks: [...last.marks, ...marks] };
    else merged.push({ matter, marks });
  }
  return merged.map(({ matter, marks }) => [letters[matter], encodeMarks(marks)]);
}

export const linesOf = (drawing: Drawing): Line[] => drawing.flatMap(({ marks }) => marks.map(lineOf));
