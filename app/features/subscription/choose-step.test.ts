import { expect, test } from "vitest";
import { chooseStep } from "./choose-step.ts";
import { freeAnswer, paidAnswer, planOf } from "./testing/answers.ts";

test("choosing free while on free does nothing, and neither does one's own plan", () => {
  expect(chooseStep(freeAnswer(), planOf("free"))).toBe("none");
  expect(chooseStep(paidAnswer("plus_monthly"), planOf("plus_monthly"))).toBe("none");
});

test("without a subscription a plan is bought; with one the difference is shown first, in any direction", () => {
  expect(chooseStep(freeAnswer(), planOf("plus_yearly"))).toBe("checkout");
  const plus = paidAnswer("plus_monthly");
  expect(chooseStep(plus, planOf("pro_monthly"))).toBe("change");
  expect(chooseStep(plus, planOf("plus_yearly"))).toBe("change");
  expect(chooseStep(paidAnswer("pro_yearly"), planOf("plus_monthly"))).toBe("change");
});

test("going back to free asks first, is under way once cancelled, and comes by itself when nothing was paid", () => {
  expect(chooseStep(paidAnswer("pro_yearly"), planOf("free"))).toBe("cancel");
  const cancelled = paidAnswer("pro_yearly", { status: "canceled", cancels_at_period_end: true });
  expect(chooseStep(cancelled, planOf("free"))).toBe("ending");
  expect(chooseStep(cancelled, planOf("pro_yearly"))).toBe("resume");
  expect(chooseStep(paidAnswer("pro_yearly", { subscription_id: null }), planOf("free"))).toBe("given");
});

test("a plan without a price cannot be bought", () => {
  expect(chooseStep(freeAnswer(), { ...planOf("pro_monthly"), stripePriceId: null })).toBe("unsold");
});
