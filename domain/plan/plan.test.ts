import { expect, test } from "vitest";
import { isPlanId, planIdOf, planIds, planPrices, yearlySavings } from "./plan.ts";
import { planCatalogue, planOfPriceId } from "./plan-catalogue.ts";

const settings = {
  currency: "usd",
  locale: "en",
  priceIds: { plus_monthly: "price_1", pro_yearly: "price_2" },
  storage: { free: 100, plus: 100, pro: 7_000 },
  largestFile: 10,
};
const catalogue = planCatalogue(settings);

test("the catalogue is the table of the specification", () => {
  expect(
    catalogue.map((plan) => [
      plan.id,
      plan.priceDisplay,
      plan.relations,
      plan.images,
      plan.aiMessages,
      plan.billing,
    ]),
  ).toEqual([
    ["free", "$0", 3, 3, 30, "none"],
    ["plus_monthly", "$7", 10, 10, 150, "monthly"],
    ["plus_yearly", "$72", 10, 10, 150, "yearly"],
    ["pro_monthly", "$12", null, null, 400, "monthly"],
    ["pro_yearly", "$120", null, null, 400, "yearly"],
  ]);
});

test.each([
  ["free", false, false, false],
  ["plus_monthly", true, true, false],
  ["plus_yearly", true, true, false],
  ["pro_monthly", true, true, true],
  ["pro_yearly", true, true, true],
] as const)("%s has statistics %s, export %s, Next Crush %s", (id, hasStats, hasExport, hasNextCrush) => {
  const plan = catalogue.find((one) => one.id === id);
  expect(plan).toMatchObject({ hasStats, hasExport, hasNextCrush });
  expect(plan?.features.includes("stats")).toBe(hasStats);
  expect(plan?.features.includes("priority_support")).toBe(hasNextCrush);
});

test("a plan says how many bytes it keeps where these end before the number of photos", () => {
  expect(catalogue.map(({ storage }) => storage)).toEqual([null, null, null, 7_000, 7_000]);
});

test("savings are computed for each yearly plan", () => {
  expect(yearlySavings("plus_yearly")).toEqual({ amount: 12, percent: 14, perMonth: 6 });
  expect(yearlySavings("pro_yearly")).toEqual({ amount: 24, percent: 17, perMonth: 10 });
  expect(yearlySavings("plus_monthly")).toBeNull();
  expect(yearlySavings("free")).toBeNull();
});

test("the displayed currency is the one that is charged, written as the language does", () => {
  const display = (currency: string, locale: string) =>
    planCatalogue({ ...settings, currency, locale })[1]?.priceDisplay;
  expect(display("eur", "en")).toBe("€7");
  expect(display("eur", "fr")).toBe("7\u00a0€");
  expect(display("usd", "fr")).toBe("7\u00a0$");
});

test("only a known price id can be bought", () => {
  expect(planOfPriceId(catalogue, "price_2")?.id).toBe("pro_yearly");
  expect(planOfPriceId(catalogue, "price_9")).toBeNull();
  expect(planOfPriceId(catalogue, "")).toBeNull();
  expect(catalogue.find(({ id }) => id === "plus_yearly")?.stripePriceId).toBeNull();
  expect(catalogue[0]?.stripePriceId).toBeNull();
});

test("an id, its plan and its way of paying belong together", () => {
  for (const id of planIds)
    expect(planIdOf(planPrices[id].name, id.endsWith("yearly") ? "yearly" : "monthly")).toBe(id);
  expect(isPlanId("pro_yearly")).toBe(true);
  expect(isPlanId("pro")).toBe(false);
});
