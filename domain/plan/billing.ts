/** The wire schemas of subscriptions and payments (specification, sections 3, 7 and 8). */
import { z } from "zod";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";
import { planIds, planNames, subscriptionStatuses } from "./plan.ts";
import { planFeatures } from "./plan-catalogue.ts";

/** Prescribed texts, in any language (specification, sections 5 and 8). */
export const billingMessages = {
  invalidPlan: "Plan invalide",
  signedOut: "Vous devez être connecté",
  noSubscription: "Aucun abonnement actif",
  notAdmin: "Accès non autorisé",
  checkoutFailed: "Erreur création session paiement",
  cancelFailed: "Erreur annulation abonnement",
  usageSignedOut: "Utilisateur non connecté",
} as const;

/** ISO 4217, lower case. */
export const billingCurrencies = ["usd", "eur"] as const;
export type BillingCurrency = (typeof billingCurrencies)[number];

/** `amount` is what was charged, in whole units of `currency` with decimals (7, 38.5); 0 when nothing was. */
const historyRowSchema = z.object({
  id: idSchema,
  user_id: idSchema,
  plan: z.enum(planIds),
  status: z.enum(subscriptionStatuses),
  amount: z.number(),
  currency: z.string(),
  period_start: instantSchema.nullable(),
  period_end: instantSchema.nullable(),
  created_at: instantSchema,
});
export type HistoryRow = z.infer<typeof historyRowSchema>;

/** One of the five plans with its price; the app adds its texts and the currency sign. */
export const soldPlanSchema = z.object({
  id: z.enum(planIds),
  name: z.enum(planNames),
  billing: z.enum(["none", "monthly", "yearly"]),
  /** Whole units of `currency`, for a month or a year. */
  price: z.number(),
  currency: z.enum(billingCurrencies),
  /** null: nothing to buy (free), or no price is configured. */
  stripePriceId: z.string().nullable(),
  aiMessages: z.int(),
  /** null: unlimited. */
  relations: z.int().nullable(),
  images: z.int().nullable(),
  /** Bytes of photos and videos, where they end before `images` does; null: nothing ends before. */
  storage: z.int().nullable().default(null),
  hasStats: z.boolean(),
  hasExport: z.boolean(),
  hasNextCrush: z.boolean(),
  features: z.array(z.enum(planFeatures)),
  savings: z.object({ amount: z.number(), percent: z.number(), perMonth: z.number() }).nullable(),
});
export type SoldPlan = z.infer<typeof soldPlanSchema>;

const usedOfSchema = z.object({
  used: z.int(),
  /** null: unlimited. */
  limit: z.int().nullable(),
});

/** `GET /api/subscription` */
export const subscriptionResponseSchema = z.object({
  plan: z.enum(planNames),
  /** One of the five plans; "free" without a subscription. */
  plan_id: z.enum(planIds),
  status: z.enum(subscriptionStatuses),
  current_period_end: instantSchema.nullable(),
  /** Cancelled, and active until `current_period_end`: it can be resumed. */
  cancels_at_period_end: z.boolean(),
  /** The id for cancelling; null when nothing is paid for (free, or given by an admin). */
  subscription_id: z.string().nullable(),
  /** The last payment failed and the provider retries: the card can be changed in the portal. */
  payment_problem: z.boolean(),
  /** The person is a customer at the provider: the portal (invoices, card) can be opened. */
  has_portal: z.boolean(),
  currency: z.enum(billingCurrencies),
  /** Payments are simulated by this server itself. */
  isSimulation: z.boolean(),
  isAdmin: z.boolean(),
  /** Somebody reads what is written to Help: only then is priority there sold. */
  hasSupport: z.boolean().default(false),
  publishableKey: z.string(),
  /** Cheapest first. */
  plans: z.array(soldPlanSchema),
  /** Newest first. */
  history: z.array(historyRowSchema),
  quotas: z.object({
    relations: usedOfSchema,
    images: usedOfSchema,
    /** Bytes of photos and videos; null where nothing ends before `images`. */
    storage: usedOfSchema.nullable().default(null),
    /** Counted per calendar month in the person's time zone (`month`: "2026-11"); starts anew on `renewsOn`. */
    aiMessages: usedOfSchema.extend({ month: z.string(), renewsOn: z.string() }),
  }),
});
export type SubscriptionResponse = z.infer<typeof subscriptionResponseSchema>;

/** `POST /api/stripe-checkout`; userId and userEmail must be the session's own, else 403. */
export const checkoutSchema = z.strictObject({
  priceId: z.string().max(200),
  userId: z.string().max(64),
  userEmail: z.string().max(320),
});
/** In a refusal: the error object, with its message also in `error`, and `checkoutUrl` null. */
export const checkoutResponseSchema = z.object({
  checkoutUrl: z.string().nullable(),
  error: z.string().nullable(),
});

/** `POST /api/stripe/cancel-subscription` and `POST /api/subscription/resume` */
export const subscriptionIdSchema = z.strictObject({ subscriptionId: z.string().max(200) });

/** `POST /api/subscription/preview-change` */
export const previewChangeSchema = z.strictObject({ priceId: z.string().max(200) });
export const previewResponseSchema = z.object({
  plan_id: z.enum(planIds),
  currency: z.string(),
  /** Charged at once on confirmation, in whole units with decimals; 0 when the credit is larger. */
  amountDue: z.number(),
  /** Credited to the next invoices when the rest of the old plan is worth more than the new one; ≥ 0. */
  creditLeft: z.number(),
  /** The value of the rest of the old plan (≤ 0) and the price of the new one, as listed by the provider. */
  lines: z.array(z.object({ description: z.string(), amount: z.number() })),
  /** The end of the new period, and the amount charged then. */
  nextPeriodEnd: instantSchema,
  nextAmount: z.number(),
  /** To be sent with `change`, so that the amount shown is the amount charged. Valid for 15 minutes. */
  prorationDate: z.int(),
});
export type PreviewResponse = z.infer<typeof previewResponseSchema>;

/**
 * `POST /api/subscription/change`, with the values of the preview. 409 `conflict` when the preview has expired or the amount has changed
 * (show a new preview); 402 `payment_failed` when the card is refused: nothing has changed then.
 */
export const changeSchema = z.strictObject({
  priceId: z.string().max(200),
  prorationDate: z.int(),
  amountDue: z.number(),
});

/** The response of cancel, resume and change: the new state. */
export const stateResponseSchema = subscriptionResponseSchema.pick({
  plan: true,
  plan_id: true,
  status: true,
  current_period_end: true,
  cancels_at_period_end: true,
  subscription_id: true,
  payment_problem: true,
});
export type StateResponse = z.infer<typeof stateResponseSchema>;

/** `POST /api/subscription/portal` with an empty body: invoices and the card, at the provider. */
export const portalResponseSchema = z.object({ url: z.string() });

/** `POST /api/rpc/check_ai_quota`, `increment_ai_usage`, `check_image_quota`; another person's id is 403. */
export const ownIdSchema = z.strictObject({ p_user_id: idSchema });
export const aiQuotaSchema = z.object({
  canSend: z.boolean(),
  used: z.int(),
  limit: z.int(),
  remaining: z.int(),
});
/** `counted` false: the month's limit was reached and nothing was added. */
export const aiUsageSchema = aiQuotaSchema.extend({ counted: z.boolean() });
/** `POST /api/lisa/reserve` and `/api/lisa/give-back`: the message's id is the device's. */
export const aiMessageSchema = z.strictObject({ message_id: idSchema });
/** `reserved` false: the month is full, and nothing was kept. */
export const aiReservedSchema = aiQuotaSchema.extend({ reserved: z.boolean() });
/** `POST /api/lisa/deliver`; `month` (`2026-11`): when the device gave the reply, for those that were made offline. */
export const aiDeliveredSchema = aiMessageSchema.extend({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
});
export const imageQuotaSchema = z.object({
  canAdd: z.boolean(),
  count: z.int(),
  limit: z.int().nullable(),
});

/** `POST /api/rpc/admin_change_plan`: one's own plan, without payment. */
export const adminChangePlanSchema = z.strictObject({ p_user_id: idSchema, p_new_plan: z.enum(planIds) });
