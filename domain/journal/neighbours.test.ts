import fc from "fast-check";
import { expect, test } from "vitest";
import { orderKey } from "#domain/moment/moment-order.ts";
import { anyJournal } from "../fixtures/any-journal.ts";
import { neighboursOf } from "./neighbours.ts";

test("before and after are the neighbours in the sorted list, and nothing at its ends", () => {
  fc.assert(
    fc.property(anyJournal, ({ moments }) => {
      const key = (at: number) => {
        const one = moments[at];
        return one ? `${orderKey(one)} ${one.created_at} ${one.id}` : "";
      };
      const sorted = moments
        .map((moment, at) => ({ moment, key: key(at) }))
        .toSorted((a, b) => (a.key < b.key ? -1 : 1));
      sorted.forEach(({ moment }, at) => {
        const { earlier, later } = neighboursOf(moment, moments);
        expect(earlier?.id).toBe(sorted[at - 1]?.moment.id);
        expect(later?.id).toBe(sorted[at + 1]?.moment.id);
      });
    }),
    { numRuns: 60 },
  );
});
