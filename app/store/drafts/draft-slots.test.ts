import { expect, test } from "vitest";
import { claimSlot, draftSlots, orderSlots } from "./draft-slots.ts";

/** The part of Web Locks that draft slots use. */
function createLocks() {
  const held = new Set<string>();
  return {
    held,
    request: async (
      name: string,
      _: { ifAvailable: true; signal?: AbortSignal },
      work: (lock: unknown) => Promise<void>,
    ) => {
      if (held.has(name)) return work(null);
      held.add(name);
      await work({ name });
      held.delete(name);
    },
  };
}

test("the first draft keeps the name it always had", () => {
  expect(draftSlots("moment:new").slice(0, 3)).toEqual(["moment:new", "moment:new#1", "moment:new#2"]);
  expect(draftSlots("moment:new#4")[0]).toBe("moment:new");
});

test("a tab goes back to its own, a fresh one to what somebody left, else to an empty one", () => {
  const kept = new Set(["a:new#1", "a:new#2"]);
  expect(orderSlots("a:new", "a:new#2", kept).slice(0, 3)).toEqual(["a:new#2", "a:new#1", "a:new"]);
  expect(orderSlots("a:new", null, kept)[0]).toBe("a:new#1");
  expect(orderSlots("a:new", null, new Set())[0]).toBe("a:new");
});

test("two tabs never hold one slot, and one that is closed leaves its draft to the next", async () => {
  const locks = createLocks();
  const first = await claimSlot("moment:new", { locks, mine: null, kept: new Set(), scope: "x" });
  const second = await claimSlot("moment:new", {
    locks,
    mine: null,
    kept: new Set(["moment:new"]),
    scope: "x",
  });
  expect([first.slot, second.slot]).toEqual(["moment:new", "moment:new#1"]);
  const elsewhere = await claimSlot("moment:new", {
    locks,
    mine: null,
    kept: new Set(),
    scope: "another person",
  });
  expect(elsewhere.slot).toBe("moment:new");
  first.release();
  await Promise.resolve();
  await Promise.resolve();
  const next = await claimSlot("moment:new", {
    locks,
    mine: null,
    kept: new Set(["moment:new"]),
    scope: "x",
  });
  expect(next.slot).toBe("moment:new");
});
