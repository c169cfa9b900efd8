import fc from "fast-check";
import { expect, test } from "vitest";
import { describePeriodEnd } from "#domain/time/period-end.ts";
import { planNames, subscriptionStatuses } from "./plan.ts";
import {
  cancelSubscription,
  noSubscription,
  planAt,
  resumeSubscription,
  type Subscription,
  settleSubscription,
} from "./subscription.ts";

const end = "2026-12-21T10:00:00.000Z";
const before = "2026-12-21T09:59:59.000Z";
const active: Subscription = {
  subscription_plan: "plus",
  subscription_status: "active",
  current_period_end: end,
  stripe_subscription_id: "sub_1",
};
/** A plan that an admin gave: nothing renews it. */
const given: Subscription = { ...active, stripe_subscription_id: null };
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

test("what an admin gave ends by itself, since nothing renews it", () => {
  expect(planAt(given, before)).toBe("plus");
  expect(settleSubscription(given, end)).toEqual(expired);
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
