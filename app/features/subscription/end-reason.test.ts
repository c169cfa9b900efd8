import { expect, test } from "vitest";
import type { HistoryRow } from "#domain/plan/billing.ts";
import { endReasonOf } from "./end-reason.ts";

let made = 0;
function row(day: string, over: Partial<HistoryRow>): HistoryRow {
  made += 1;
  return {
    id: `01989681-0000-7000-8000-${String(made).padStart(12, "0")}`,
    user_id: "01989681-0000-7000-8000-00000000aaaa",
    plan: "plus_monthly",
    status: "active",
    amount: 0,
    currency: "USD",
    period_start: null,
    period_end: null,
    created_at: `${day}T10:00:00.000Z`,
    ...over,
  };
}

const paid = row("2026-02-03", { amount: 7, period_end: "2026-03-03T10:00:00.000Z" });
const ended = (day: string) => row(day, { status: "expired" });

test("a plan that nobody cancelled and nobody paid again ended unpaid", () => {
  const end = ended("2026-03-12");
  expect(endReasonOf(end, [end, paid])).toBe("unpaid");
});

test("a plan that was cancelled ended as it was asked to, unless that was taken back", () => {
  const end = ended("2026-03-03");
  const canceled = row("2026-02-10", { status: "canceled" });
  expect(endReasonOf(end, [end, canceled, paid])).toBe("canceled");
  const resumed = row("2026-02-12", {});
  expect(endReasonOf(end, [resumed, canceled, paid, end])).toBe("unpaid");
});

test("a period that was given ended by itself, whatever was paid before another end", () => {
  const end = ended("2026-06-01");
  expect(endReasonOf(end, [row("2026-05-01", {}), ended("2026-03-12"), paid, end])).toBe("given");
});

test("nothing is said of an end that the history does not explain", () => {
  const early = ended("2026-02-20");
  expect(endReasonOf(early, [early, paid])).toBeNull();
  expect(endReasonOf(early, [early])).toBeNull();
});
