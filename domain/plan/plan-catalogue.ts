/** The plans as shown on a page and sold in a checkout (specification, section 3, "Plan definition"). */
import {
  type Billing,
  type PlanId,
  type PlanName,
  planIds,
  planLimits,
  planPrices,
  type Savings,
  yearlySavings,
} from "./plan.ts";
import { type StorageLimits, storageSaid } from "./storage.ts";

/** The features of a plan, in display order; the app adds the texts. */
export const planFeatures = [
  "relations",
  "images",
  "ai_messages",
  "stats",
  "export",
  "next_crush",
  "priority_support",
] as const;
type PlanFeature = (typeof planFeatures)[number];

export type Plan = {
  readonly id: PlanId;
  readonly name: PlanName;
  /** A proper name, the same in every language. */
  readonly displayName: string;
  /** Whole units of `currency`. */
  readonly price: number;
  /** With its currency sign in the language's position: "$7", « 7 $ ». */
  readonly priceDisplay: string;
  /** ISO 4217, lower case. */
  readonly currency: string;
  readonly billing: Billing;
  readonly aiMessages: number;
  /** null: unlimited. */
  readonly relations: number | null;
  readonly images: number | null;
  /** Bytes of photos and videos, where they end before `images` does; else null. */
  readonly storage: number | null;
  readonly hasStats: boolean;
  readonly hasExport: boolean;
  readonly hasNextCrush: boolean;
  /** The provider's price id; null when free, or not configured: it cannot be bought. */
  readonly stripePriceId: string | null;
  readonly features: readonly PlanFeature[];
  readonly savings: Savings | null;
};

type CatalogueSettings = {
  /** `BILLING_CURRENCY`: used for display and payment. */
  readonly currency: string;
  readonly locale: string;
  readonly priceIds: Readonly<Partial<Record<PlanId, string>>>;
  readonly storage: StorageLimits;
  /** Bytes of the largest photo or video that is taken. */
  readonly largestFile: number;
};

const displayNames: Readonly<Record<PlanName, string>> = { free: "Free", plus: "Plus", pro: "Pro" };

/** The five plans, cheapest first. */
export function planCatalogue(settings: CatalogueSettings): readonly Plan[] {
  return planIds.map((id) => {
    const { name, billing, price } = planPrices[id];
    const { hasPrioritySupport, ...limits } = planLimits[name];
    return {
      id,
      name,
      displayName: displayNames[name],
      price,
      priceDisplay: displayPrice(price, settings),
      currency: settings.currency.toLowerCase(),
      billing,
      ...limits,
      storage: storageSaid(name, settings.storage, settings.largestFile),
      stripePriceId: price === 0 ? null : settings.priceIds[id] || null,
      features: featuresOf(name),
      savings: yearlySavings(id),
    };
  });
}

/** An amount in whole units; cents are shown only when they are not zero. @throws RangeError for an unknown currency */
export function displayPrice(
  amount: number,
  { currency, locale }: Pick<CatalogueSettings, "currency" | "locale">,
): string {
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency: currency.toUpperCase(),
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

function featuresOf(name: PlanName): readonly PlanFeature[] {
  const { hasStats, hasExport, hasNextCrush, hasPrioritySupport } = planLimits[name];
  const optional: Partial<Record<PlanFeature, boolean>> = {
    stats: hasStats,
    export: hasExport,
    next_crush: hasNextCrush,
    priority_support: hasPrioritySupport,
  };
  return planFeatures.filter((feature) => optional[feature] ?? true);
}

/** The plan of a checkout's price id; null is 'Plan invalide' (specification, section 5). */
export function planOfPriceId(plans: readonly Plan[], priceId: string): Plan | null {
  return plans.find((plan) => plan.stripePriceId !== null && plan.stripePriceId === priceId) ?? null;
}
