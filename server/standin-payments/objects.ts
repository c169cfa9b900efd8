/** The provider's objects, as far as the stand-in stores them. Amounts in cents, instants in whole seconds. */
import { randomBytes } from "node:crypto";

export type Price = {
  readonly id: string;
  readonly object: "price";
  readonly active: true;
  readonly currency: string;
  readonly unit_amount: number;
  readonly type: "recurring";
  readonly recurring: { readonly interval: "month" | "year"; readonly interval_count: 1 };
  readonly livemode: false;
  readonly nickname: string;
};

/** What happens when a card is charged. */
export type CardKind = "pays" | "refuses" | "asks" | "refuses_later";
export type Card = { readonly last4: string; readonly kind: CardKind };

export type Customer = {
  readonly id: string;
  readonly object: "customer";
  readonly email: string | null;
  readonly created: number;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  /** Negative: credit for the next invoices. */
  readonly balance: number;
  readonly card: Card | null;
};

type Item = {
  readonly id: string;
  readonly object: "subscription_item";
  readonly price: Price;
  readonly quantity: number;
  readonly current_period_start: number;
  readonly current_period_end: number;
};

export type Subscription = {
  readonly id: string;
  readonly object: "subscription";
  readonly customer: string;
  readonly status: "active" | "past_due" | "canceled";
  readonly created: number;
  readonly currency: string;
  readonly livemode: false;
  readonly cancel_at_period_end: boolean;
  readonly cancel_at: number | null;
  readonly canceled_at: number | null;
  readonly ended_at: number | null;
  readonly cancellation_details: { readonly comment: string | null };
  readonly metadata: Readonly<Record<string, string>>;
  readonly items: { readonly object: "list"; readonly data: readonly Item[]; readonly has_more: false };
  readonly latest_invoice: string | null;
  /** The invoice that was refused, and its number of attempts. */
  readonly unpaid: { readonly invoice: string; readonly attempts: number; readonly next: number } | null;
};

export type Line = {
  readonly id: string;
  readonly object: "line_item";
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly period: { readonly start: number; readonly end: number };
  readonly pricing: { readonly type: "price_details"; readonly price_details: { readonly price: string } };
};

export type Invoice = {
  readonly id: string;
  readonly object: "invoice";
  readonly customer: string;
  readonly status: "paid" | "open" | "draft";
  readonly created: number;
  readonly currency: string;
  readonly livemode: false;
  readonly billing_reason: "subscription_create" | "subscription_cycle" | "subscription_update";
  readonly total: number;
  readonly starting_balance: number;
  readonly ending_balance: number;
  readonly amount_due: number;
  readonly amount_paid: number;
  readonly attempt_count: number;
  readonly status_transitions: { readonly paid_at: number | null };
  readonly lines: { readonly object: "list"; readonly data: readonly Line[]; readonly has_more: false };
  readonly parent: {
    readonly type: "subscription_details";
    readonly subscription_details: { readonly subscription: string };
  };
};

export type CheckoutSession = {
  readonly id: string;
  readonly object: "checkout.session";
  readonly customer: string;
  readonly mode: "subscription";
  readonly status: "open" | "complete" | "expired";
  readonly payment_status: "unpaid" | "paid";
  readonly created: number;
  readonly expires_at: number;
  readonly livemode: false;
  readonly locale: string;
  readonly price: string;
  readonly subscription: string | null;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly url: string | null;
  readonly metadata: Readonly<Record<string, string>>;
};

export type PortalSession = {
  readonly id: string;
  readonly object: "billing_portal.session";
  readonly customer: string;
  readonly created: number;
  readonly livemode: false;
  readonly locale: string;
  readonly return_url: string;
  readonly url: string;
};

export type Kinds = {
  readonly customer: Customer;
  readonly subscription: Subscription;
  readonly invoice: Invoice;
  readonly "checkout.session": CheckoutSession;
  readonly "billing_portal.session": PortalSession;
};
export type Kind = keyof Kinds;

export const newStandinId = (prefix: string) => `${prefix}_standin_${randomBytes(12).toString("hex")}`;
export const listOf = <T>(data: readonly T[]) => ({
  object: "list" as const,
  data,
  has_more: false as const,
});

export function itemOf({ items, id }: Subscription): Item {
  const [item] = items.data;
  if (!item) throw new Error(`${id} has no item.`);
  return item;
}
