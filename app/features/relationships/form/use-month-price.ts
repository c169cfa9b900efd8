import { useEffect, useState } from "react";
import { callApi } from "#app/lib/api-client.ts";
import type { SoldPlan } from "#domain/plan/billing.ts";
import type { PlanName } from "#domain/plan/plan.ts";

type MonthPrice = Pick<SoldPlan, "price" | "currency">;

/** What a month of `plan` costs; null until the service has said it, without it, and where it is not for sale. */
export function useMonthPrice(plan: PlanName): MonthPrice | null {
  const [price, setPrice] = useState<MonthPrice | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void fetchMonthPrice(plan, leaving.signal).then(
      (found) => !leaving.signal.aborted && setPrice(found),
      () => undefined,
    );
    return () => leaving.abort();
  }, [plan]);
  return price;
}

async function fetchMonthPrice(plan: PlanName, signal: AbortSignal): Promise<MonthPrice | null> {
  const [{ data }, { subscriptionResponseSchema }] = await Promise.all([
    callApi("/api/subscription", { signal }),
    import("#domain/plan/billing.ts"),
  ]);
  const read = subscriptionResponseSchema.safeParse(data);
  if (!read.success) return null;
  const sold = read.data.plans.find(({ name, billing }) => name === plan && billing === "monthly");
  return sold && sold.stripePriceId !== null ? sold : null;
}
