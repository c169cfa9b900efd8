/** The stand-in uses the catalogue's prices: nothing needs to be set up. */
import { type PlanId, planIds, planPrices } from "#domain/plan/plan.ts";
import type { Price } from "./objects.ts";

const standinPriceId = (id: PlanId) => `price_standin_${id}`;
export const standinPlanOf = (priceId: string) => priceId.replace(/^price_standin_/, "");
export const standinPriceIds: Readonly<Partial<Record<PlanId, string>>> = Object.fromEntries(
  planIds.filter((id) => planPrices[id].price > 0).map((id) => [id, standinPriceId(id)]),
);

export function standinPrices(currency: string): readonly Price[] {
  return planIds
    .filter((id) => planPrices[id].price > 0)
    .map((id) => ({
      id: standinPriceId(id),
      object: "price",
      active: true,
      currency,
      unit_amount: planPrices[id].price * 100,
      type: "recurring",
      recurring: { interval: planPrices[id].billing === "yearly" ? "year" : "month", interval_count: 1 },
      livemode: false,
      nickname: id,
    }));
}

/** One month or one year later, in UTC; the 31st of a short month is its last day. */
export function periodEndOf(start: number, price: Price): number {
  const from = new Date(start * 1000);
  const months = price.recurring.interval === "year" ? 12 : 1;
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}
