import fc from "fast-check";
import { expect, test } from "vitest";
import { bodyOf, isOver, layNames, type NamedSite } from "./lay-names.ts";

const size = { width: 600, height: 420 };
const anyCities: fc.Arbitrary<readonly NamedSite[]> = fc
  .array(
    fc.record({
      x: fc.integer({ min: -50, max: 650 }),
      y: fc.integer({ min: -50, max: 470 }),
      name: fc.string({ minLength: 1, maxLength: 14 }),
      scale: fc.constantFrom(null, 0.6, 1, 1.3),
    }),
    { maxLength: 25 },
  )
  .map((cities) => cities.map((city, at) => ({ ...city, id: String(at) })));

test("no name of the map hides another name or another city, and none is cut by the edge", () => {
  fc.assert(
    fc.property(anyCities, (cities) => {
      const names = [...layNames(cities, size)];
      for (const [id, { box }] of names) {
        expect(names.filter(([other, at]) => other !== id && isOver(at.box, box))).toEqual([]);
        expect(cities.filter((other) => other.id !== id && isOver(bodyOf(other), box))).toEqual([]);
        expect(box.left >= 0 && box.right <= size.width).toBe(true);
        expect(box.top >= 0 && box.bottom <= size.height).toBe(true);
      }
    }),
  );
});

test("a city alone has its name, below a village and beside a point", () => {
  const alone = (scale: number | null) =>
    layNames([{ id: "a", name: "Nantes", x: 300, y: 200, scale }], size).get("a");
  expect(alone(1)).toMatchObject({ x: 300, y: 224, anchor: "middle" });
  expect(alone(null)).toMatchObject({ x: 308, y: 205, anchor: "start" });
});
