/** The gains and losses between two plans, in the order of the features. */
import { type PlanLimits, type PlanName, planLimits } from "#domain/plan/plan.ts";

export const countedLimits = ["relations", "images", "aiMessages"] as const;
export type CountedLimit = (typeof countedLimits)[number];
export const extras = ["hasStats", "hasExport", "hasNextCrush", "hasPrioritySupport"] as const;
export type Extra = (typeof extras)[number];

export type Difference =
  /** null: without limit. */
  | { readonly of: CountedLimit; readonly from: number | null; readonly to: number | null }
  | { readonly of: Extra };

type PlanDifference = {
  readonly gains: readonly Difference[];
  readonly losses: readonly Difference[];
};

/** @param hasSupport somebody reads what is written to Help: else coming first there is nothing */
export function comparePlans(from: PlanName, to: PlanName, hasSupport: boolean): PlanDifference {
  const isSold = ({ of }: Difference) => hasSupport || of !== "hasPrioritySupport";
  return {
    gains: gained(planLimits[from], planLimits[to]).filter(isSold),
    losses: lost(planLimits[from], planLimits[to]).filter(isSold),
  };
}

/** What a plan has beside its numbers. */
export const extrasOf = (name: PlanName, hasSupport: boolean): readonly Extra[] =>
  extras.filter((of) => planLimits[name][of] && (hasSupport || of !== "hasPrioritySupport"));

function gained(from: PlanLimits, to: PlanLimits): readonly Difference[] {
  return [
    ...countedLimits
      .filter((of) => (to[of] ?? Number.POSITIVE_INFINITY) > (from[of] ?? Number.POSITIVE_INFINITY))
      .map((of) => ({ of, from: from[of], to: to[of] })),
    ...extras.filter((of) => to[of] && !from[of]).map((of) => ({ of })),
  ];
}

/** The way back, with the numbers the right way round. */
function lost(from: PlanLimits, to: PlanLimits): readonly Difference[] {
  return gained(to, from).map((one) => ("from" in one ? { of: one.of, from: one.to, to: one.from } : one));
}
