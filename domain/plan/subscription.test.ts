import fc from "fast-check";
import { expect, test } from "vitest";
import { describePeriodEnd } from "#domain/time/period-end.ts";
import { planIds, planNames, subscriptionStatuses } from "./plan.ts";
import {
  activateSubscription,
  adminSubscription,
  cancelSubscription,
  noSubscription,
  planAt,
  planChange,
  resumeSubscription,
  type Subscription,
  settleSubscription,
} from "./subscription.ts";

const end = "2026-12-21T10:00:00.000Z";
const before = "2026-12-21T09:59:59.000Z";
const active = activateSubscription("plus", "sub_1", end);
const canceled: Subscription = { ...active, subscription_status: "canceled" };
const expired: Subscription = { ...noSubscription, subscription_status: "expired" };

test("a canceled plan is kept to the last second, then free, expired and without ids", () => {
  expect(settleSubscription(canceled, before)).toEqual(canceled);
  expect(planAt(canceled, before)).toBe("plus");
  expect(settleSubscription(canceled, end)).toEqual(expired);
  expect(planAt(canceled, end)).toBe("free");
});

test("an active plan stays while the provider has not given up", () => {
  expect(planAt(active, "2027-01-21T10:00:00Z")).toBe("plus");
});

test.each([
  ["pro_monthly", "pro", "2026-12-21T00:00:00.000Z"],
  ["plus_yearly", "plus", "2027-11-21T00:00:00.000Z"],
  ["free", "free", null],
] as const)("an admin who takes %s has %s until %s, and pays nothing", (id, plan, until) => {
  const given = adminSubscription(id, "2026-11-21T00:00:00Z");
  expect(given).toMatchObject({
    subscription_plan: plan,
    subscription_status: "active",
    current_period_end: until,
    stripe_subscription_id: null,
  });
});

test("what an admin took ends by itself, since nothing renews it", () => {
  const given = adminSubscription("pro_monthly", "2026-11-21T00:00:00Z");
  expect(planAt(given, "2026-12-20T23:59:59Z")).toBe("pro");
  expect(settleSubscription(given, "2026-12-21T00:00:00Z")).toEqual(expired);
});

test("cancelling needs a running subscription, and twice is refused", () => {
  expect(cancelSubscription(active)).toEqual({ ok: true, subscription: canceled });
  expect(cancelSubscription(canceled)).toEqual({ ok: false, reason: "no_subscription" });
  expect(cancelSubscription(noSubscription)).toEqual({ ok: false, reason: "no_subscription" });
});

test("a cancellation can be taken back before the end only", () => {
  expect(resumeSubscription(canceled, before)).toEqual({ ok: true, subscription: active });
  expect(resumeSubscription(canceled, end)).toEqual({ ok: false, reason: "period_over" });
  expect(resumeSubscription(active, before)).toEqual({ ok: false, reason: "not_canceled" });
});

test("settling is done once for all, and free never holds a subscription id when expired", () => {
  const subscription = fc.record({
    subscription_plan: fc.constantFrom(...planNames),
    subscription_status: fc.constantFrom(...subscriptionStatuses),
    current_period_end: fc.constantFrom(null, end, before),
    stripe_subscription_id: fc.constantFrom(null, "sub_1"),
  });
  fc.assert(
    fc.property(subscription, fc.constantFrom(before, end, "2030-01-01T00:00:00Z"), (some, now) => {
      const settled = settleSubscription(some, now);
      expect(settleSubscription(settled, now)).toEqual(settled);
      if (some.subscription_status === "inactive" || some.subscription_status === "expired") {
        expect(planAt(some, now)).toBe("free");
      }
    }),
  );
  for (const id of planIds) expect(planAt(adminSubscription(id, before), before)).toBe(id.split("_")[0]);
});

test.each([
  ["free", "free", "none"],
  ["plus", "free", "ask_first"],
  ["pro", "free", "ask_first"],
  ["free", "plus", "upgrade"],
  ["plus", "pro", "upgrade"],
  ["pro", "plus", "downgrade"],
] as const)("from %s to %s is %s", (from, to, expected) => {
  expect(planChange(from, to)).toBe(expected);
});

test.each([
  [null, "none"],
  ["never", "none"],
  ["2026-11-21T09:00:00Z", "expired"],
  ["2026-11-21T10:00:00Z", "expired"],
  ["2026-11-21T22:59:59Z", "today"],
  ["2026-11-21T23:00:00Z", "tomorrow"],
  ["2026-11-22T22:59:59Z", "tomorrow"],
])("at 11 in Paris a period that ends at %s reads %s", (periodEnd, code) => {
  expect(describePeriodEnd(periodEnd, "2026-11-21T10:00:00Z", "Europe/Paris")).toEqual({ code });
});

test("further ends are counted in days", () => {
  expect(describePeriodEnd("2026-12-21T10:00:00Z", "2026-11-21T10:00:00Z", "Europe/Paris")).toEqual({
    code: "days",
    days: 30,
  });
});
