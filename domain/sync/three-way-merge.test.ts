import fc from "fast-check";
import { expect, test } from "vitest";
import { isSameValue } from "#domain/wire/same-value.ts";
import { type FieldValues, mergeFields } from "./merge.ts";
import { mergeThreeWay, type SeenEdit } from "./three-way-merge.ts";

const pair = ["city", "place"] as const;
const fields = [...pair, "notes"] as const;
const groupOf = (field: string): readonly string[] => (field === "notes" ? [field] : pair);

test("what nobody else touched applies, what others changed to another value is in conflict", () => {
  const incoming = { city: "Nice", notes: "one", rating: 4 };
  const edit = { fields: { city: "Lyon", notes: "two" }, before: { city: "Paris", notes: "one" } };
  expect(mergeThreeWay(incoming, edit)).toEqual({
    applied: { notes: "two" },
    conflicts: [{ field: "city", value: "Lyon", stored: "Nice" }],
  });
});

test("what both wrote alike is settled, and what its writer did not see counts as changed", () => {
  expect(mergeThreeWay({ city: "Lyon" }, { fields: { city: "Lyon" }, before: {} })).toEqual({
    applied: {},
    conflicts: [],
  });
  expect(mergeThreeWay({ city: "Nice" }, { fields: { city: "Lyon" }, before: {} }).conflicts).toHaveLength(1);
});

/** The same rule, implemented naively: compares every pair of fields by their JSON. */
function slowMerge(incoming: FieldValues, { fields: written, before }: SeenEdit) {
  const letters = (value: unknown) => JSON.stringify(value) ?? "nothing";
  const outcome: Record<string, "kept" | "applied" | "conflict"> = {};
  for (const field of Object.keys(written)) {
    outcome[field] = letters(incoming[field]) === letters(written[field]) ? "kept" : "applied";
    for (const other of Object.keys(written)) {
      const isTogether = other === field || (field !== "notes" && other !== "notes");
      const moved = !Object.hasOwn(before, other) || letters(incoming[other]) !== letters(before[other]);
      const differs = letters(incoming[other]) !== letters(written[other]);
      if (isTogether && moved && differs && outcome[field] === "applied") outcome[field] = "conflict";
    }
  }
  return outcome;
}

const value = fc.constantFrom(null, "a", "b", "c");
const values = fc.dictionary(fc.constantFrom(...fields), value);

test("the slow model agrees, whatever the values", () => {
  fc.assert(
    fc.property(values, values, values, (incoming, before, written) => {
      const { applied, conflicts } = mergeThreeWay(incoming, { fields: written, before }, groupOf);
      const slow = slowMerge(incoming, { fields: written, before });
      for (const field of Object.keys(written)) {
        const inConflict = conflicts.some((one) => one.field === field);
        expect(inConflict ? "conflict" : Object.hasOwn(applied, field) ? "applied" : "kept").toBe(
          slow[field],
        );
      }
    }),
    { numRuns: 2_000 },
  );
});

test("nothing of an edit is lost: each field is there afterwards, or in conflict with its value", () => {
  fc.assert(
    fc.property(values, values, values, (incoming, before, written) => {
      const { applied, conflicts } = mergeThreeWay(incoming, { fields: written, before }, groupOf);
      const after: FieldValues = { ...incoming, ...applied };
      for (const [field, value] of Object.entries(written)) {
        const isAsked = conflicts.some((one) => one.field === field && one.value === value);
        expect(isSameValue(after[field], value) || isAsked).toBe(true);
      }
    }),
  );
});

type SimOp = SeenEdit & { readonly device: number; readonly baseRev: number };
type SimDevice = { base: FieldValues; baseRev: number; queue: SimOp[] };
type SimStep =
  | { do: "edit"; device: number; field: (typeof fields)[number]; value: string | null }
  | { do: "send" | "pull"; device: number };

const device = fc.integer({ min: 0, max: 2 });
const step: fc.Arbitrary<SimStep> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("edit" as const),
      device,
      field: fc.constantFrom(...fields),
      value,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom("send" as const, "pull" as const), device }) },
);

/** Three devices and a server that merges by revs; each op is also merged by what its writer saw. */
function compareRules(steps: readonly SimStep[]): { readonly ops: number; readonly awayAndBack: number } {
  let stored: FieldValues = { city: null, place: null, notes: null };
  let rev = 1;
  let written: Readonly<Record<string, readonly [rev: number, device: number]>> = {};
  const tally = { ops: 0, awayAndBack: 0 };
  const devices: SimDevice[] = [0, 1, 2].map(() => ({ base: stored, baseRev: rev, queue: [] }));

  /** Fields with an open conflict of an earlier op in the same batch: later ops on them may conflict too. */
  const receive = (op: SimOp, askedEarlier: Set<string>) => {
    const fieldRevs = Object.fromEntries(
      Object.entries(written).map(([field, [at, by]]) => [field, by === op.device ? 0 : at]),
    );
    const byRevs = mergeFields({ stored, fieldRevs, baseRev: op.baseRev, fields: op.fields, groupOf });
    const bySight = mergeThreeWay(stored, op, groupOf);
    const asked = byRevs.conflicts.map(({ field }) => field);
    const alsoAsked = bySight.conflicts.map(({ field }) => field);
    expect(asked).toEqual(expect.arrayContaining(alsoAsked.filter((field) => !askedEarlier.has(field))));
    for (const field of asked.flatMap(groupOf)) askedEarlier.add(field);
    tally.ops += 1;
    const onlyByRevs = asked.filter((field) => !alsoAsked.includes(field));
    if (onlyByRevs.length > 0) tally.awayAndBack += 1;
    for (const field of onlyByRevs) expect(stored[field]).toBe(op.before[field]);
    if (Object.keys(byRevs.applied).length === 0) return;
    rev += 1;
    stored = { ...stored, ...byRevs.applied };
    const now = Object.keys(byRevs.applied).map((field) => [field, [rev, op.device] as const]);
    written = { ...written, ...Object.fromEntries(now) };
  };

  for (const each of steps) {
    const own = devices[each.device];
    if (!own) continue;
    if (each.do === "edit") {
      const shown: Record<string, unknown> = Object.assign({}, own.base, ...own.queue.map((op) => op.fields));
      if (isSameValue(shown[each.field], each.value)) continue;
      const group = groupOf(each.field);
      const before = Object.fromEntries(group.map((field) => [field, shown[field]]));
      const earlier = own.queue.filter((op) => group.some((field) => Object.hasOwn(op.fields, field)));
      const baseRev = Math.min(own.baseRev, ...earlier.map((op) => op.baseRev));
      const fieldsOf = { ...before, [each.field]: each.value };
      own.queue.push({ device: each.device, baseRev, before, fields: fieldsOf });
      continue;
    }
    if (each.do === "send") {
      const askedEarlier = new Set<string>();
      for (const op of own.queue) receive(op, askedEarlier);
      own.queue = [];
    }
    own.base = stored;
    own.baseRev = rev;
  }
  return tally;
}

test("by what was seen and by revs the same is asked, but for a field changed away and back", () => {
  const numRuns = 4_000;
  const total = { ops: 0, awayAndBack: 0 };
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 24 }), (steps) => {
      const { ops, awayAndBack } = compareRules(steps);
      total.ops += ops;
      total.awayAndBack += awayAndBack;
    }),
    { numRuns },
  );
  console.info(`${numRuns} schedules, ${total.ops} ops, ${total.awayAndBack} away and back`);
  expect(total.awayAndBack).toBeLessThan(total.ops * 0.1);
});
