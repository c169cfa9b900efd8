import fc from "fast-check";
import { expect, test } from "vitest";
import { type Incarnation, isSamePast, sharedRev, withReceived } from "./incarnation.ts";

const life = (incarnation: string, rev: number): Incarnation => ({ incarnation, rev });

test.each<[string, readonly Incarnation[], Incarnation, boolean]>([
  ["the same life, less far", [life("a", 40)], life("a", 38), true],
  ["the same life, further than the server came", [life("a", 40)], life("a", 50), false],
  ["an earlier life, as far as it came", [life("a", 40), life("b", 60)], life("a", 40), true],
  ["an earlier life, further", [life("a", 40), life("b", 60)], life("a", 50), false],
  ["a life that the server never had", [life("a", 40), life("c", 60)], life("b", 45), false],
])("%s: the same past is told", (_, server, heard, expected) => {
  expect(isSamePast(server, heard)).toBe(expected);
});

test("what both mean the same by ends where the copy was taken", () => {
  const server = [life("a", 40), life("c", 60)];
  expect(sharedRev(server, [life("a", 38), life("b", 45)])).toBe(38);
  expect(sharedRev(server, [life("a", 50)])).toBe(40);
  expect(sharedRev(server, [life("x", 50)])).toBe(0);
  expect(sharedRev(server, [])).toBe(0);
});

test("a device remembers each life once, with how far it heard of it", () => {
  const lives = [life("a", 1), life("a", 4), life("b", 6)].reduce<readonly Incarnation[]>(withReceived, []);
  expect(lives).toEqual([life("a", 4), life("b", 6)]);
});

/** One history of a database: incarnations with writes; at any point a copy is restored, under a new incarnation. */
test("whatever is copied and put back, a device is never told that a lost rev is the server's past", () => {
  const act = fc.oneof(
    { weight: 5, arbitrary: fc.constant("write" as const) },
    { weight: 3, arbitrary: fc.constant("hear" as const) },
    { weight: 2, arbitrary: fc.constantFrom("copy" as const, "put back" as const, "restart" as const) },
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let lives = 0;
      let writes = 0;
      // The value of each rev by incarnation: the truth that neither side knows.
      let server = { lineage: [life("0", 0)], given: [] as readonly number[] };
      let copy = server;
      let device: readonly Incarnation[] = [];
      let heard: readonly number[] = [];
      const begin = (from: typeof server) => {
        lives += 1;
        return { ...from, lineage: [...from.lineage, life(String(lives), from.given.length)] };
      };
      for (const one of acts) {
        if (one === "write") {
          writes += 1;
          const given = [...server.given, writes];
          const present = server.lineage.at(-1) ?? life("0", 0);
          server = { given, lineage: [...server.lineage.slice(0, -1), { ...present, rev: given.length }] };
        } else if (one === "copy") copy = server;
        else if (one === "put back") server = begin(copy);
        else if (one === "restart") server = begin(server);
        else {
          const last = device.at(-1);
          const truth = heard.every((write, at) => server.given[at] === write);
          if (last && isSamePast(server.lineage, last)) expect(truth).toBe(true);
          const shared = sharedRev(server.lineage, device);
          expect(heard.slice(0, shared)).toEqual(server.given.slice(0, shared));
          heard = server.given;
          const present = server.lineage.at(-1) ?? life("0", 0);
          device = withReceived(device, { ...present, rev: heard.length });
        }
      }
    }),
    { numRuns: 500 },
  );
});
