/** The gains and losses between two plans, in the order of the features. */
import { type PlanLimits, type PlanName, planLimits } from "#domain/plan/plan.ts";

const countedLimits = ["relations", "images", "aiMessages"] as const;
export type CountedLimit = (typeof countedLimits)[number];
const extras = ["hasStats", "hasExport", "hasNextCrush", "hasPrioritySupport"] as const;
export type Extra = (typeof extras)[number];

/**
 * What the catalogue grants but this version does not contain yet. Plans, prices and differences omit it, so that only existing features
 * are sold. Remove the entry of a feature when it is built.
 */
const notBuilt: ReadonlySet<CountedLimit | Extra> = new Set(["aiMessages", "hasExport", "hasNextCrush"]);

export const soldLimits = countedLimits.filter((of) => !notBuilt.has(of));
export const soldExtras = extras.filter((of) => !notBuilt.has(of));

export type Difference =
  /** null: without limit. */
  | { readonly of: CountedLimit; readonly from: number | null; readonly to: number | null }
  | { readonly of: Extra };

type PlanDifference = {
  readonly gains: readonly Difference[];
  readonly losses: readonly Difference[];
};

export function comparePlans(from: PlanName, to: PlanName): PlanDifference {
  return { gains: gained(planLimits[from], planLimits[to]), losses: lost(planLimits[from], planLimits[to]) };
}

function gained(from: PlanLimits, to: PlanLimits): readonly Difference[] {
  return [
    ...soldLimits
      .filter((of) => (to[of] ?? Number.POSITIVE_INFINITY) > (from[of] ?? Number.POSITIVE_INFINITY))
      .map((of) => ({ of, from: from[of], to: to[of] })),
    ...soldExtras.filter((of) => to[of] && !from[of]).map((of) => ({ of })),
  ];
}

/** The way back, with the numbers the right way round. */
function lost(from: PlanLimits, to: PlanLimits): readonly Difference[] {
  return gained(to, from).map((one) => ("from" in one ? { of: one.of, from: one.to, to: one.from } : one));
}
