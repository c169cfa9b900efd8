/** What may happen to a browser that keeps a journal, one after the other (docs/sync.md, "Checkers"). */
import fc from "fast-check";
import type { Fault } from "../fault-proxy.ts";

/** The calls that a fault is for. */
export const roads = {
  push: /sync\/push/,
  pull: /sync\/pull/,
  files: /\/api\/uploads/,
  all: /\/api\//,
} as const;

export type Step =
  /** A moment or a place is written in the newest tab, as a person would. */
  | { readonly do: "note" | "place" | "photo" }
  /** Another device of the same person writes: the same field, another one, or a moment. */
  | { readonly do: "elsewhere"; readonly what: "place" | "city" | "note" }
  | {
      readonly do:
        | "reload"
        /** To another site, and Back. */
        | "leave and return"
        | "close"
        | "second tab"
        | "kill"
        | "sign out"
        | "sign in"
        | "expire"
        | "new build"
        | "disk full"
        | "delete database"
        | "wait";
    }
  | { readonly do: "network"; readonly isThere: boolean }
  | { readonly do: "fault"; readonly fault: Fault | null; readonly road: keyof typeof roads };

/** @property skew how far the browser's clock is wrong, in hours */
export type Schedule = { readonly skew: number; readonly steps: readonly Step[] };

const only = <What extends Step["do"]>(what: What) =>
  fc.constant({ do: what } as Extract<Step, { do: What }>);
const faults = [
  "cut",
  "delay",
  "slow",
  "twice",
  "server_error",
  "broken",
  "conflict",
  "lost_reply",
  "hang",
] as const;

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: only("note") as fc.Arbitrary<Step> },
  { weight: 10, arbitrary: only("place") as fc.Arbitrary<Step> },
  { weight: 3, arbitrary: only("photo") as fc.Arbitrary<Step> },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("elsewhere" as const),
      what: fc.constantFrom("place" as const, "city" as const, "note" as const),
    }),
  },
  { weight: 3, arbitrary: only("reload") as fc.Arbitrary<Step> },
  { weight: 2, arbitrary: only("leave and return") as fc.Arbitrary<Step> },
  { weight: 2, arbitrary: only("close") as fc.Arbitrary<Step> },
  { weight: 3, arbitrary: only("second tab") as fc.Arbitrary<Step> },
  { weight: 3, arbitrary: only("kill") as fc.Arbitrary<Step> },
  { weight: 2, arbitrary: only("sign out") as fc.Arbitrary<Step> },
  { weight: 4, arbitrary: only("sign in") as fc.Arbitrary<Step> },
  { weight: 2, arbitrary: only("expire") as fc.Arbitrary<Step> },
  { weight: 2, arbitrary: only("new build") as fc.Arbitrary<Step> },
  { weight: 2, arbitrary: only("disk full") as fc.Arbitrary<Step> },
  { weight: 1, arbitrary: only("delete database") as fc.Arbitrary<Step> },
  { weight: 2, arbitrary: only("wait") as fc.Arbitrary<Step> },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("network" as const), isThere: fc.boolean() }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant("fault" as const),
      fault: fc.option(fc.constantFrom<Fault>(...faults), { nil: null, freq: 3 }),
      road: fc.constantFrom("push" as const, "pull" as const, "files" as const, "all" as const),
    }),
  },
);

/** Each begins with a note: what follows has something to lose. */
export const schedules: fc.Arbitrary<Schedule> = fc.record({
  skew: fc.constantFrom(0, 0, 0, -26, 26),
  steps: fc
    .array(step, { minLength: 8, maxLength: 14, size: "max" })
    .map((steps): readonly Step[] => [{ do: "note" }, ...steps]),
});
