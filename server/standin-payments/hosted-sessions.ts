/** Checkout and portal sessions: created by the SDK, used by the hosted pages. */
import { type Call, need, priceOf } from "./call.ts";
import {
  type Card,
  type CardKind,
  type CheckoutSession,
  newStandinId,
  type PortalSession,
} from "./objects.ts";
import { standinPrices } from "./prices.ts";
import { recordIn, textIn } from "./read-form.ts";
import { invalid } from "./refusal.ts";
import type { Store } from "./store.ts";
import { retryPayment, setCancellation, startSubscription } from "./subscriptions.ts";

const day = 24 * 3600;

/** The provider's own test cards (https://docs.stripe.com/testing); every other number is invalid here. */
const cardKinds: Readonly<Record<string, CardKind>> = {
  "4242424242424242": "pays",
  "4000000000000002": "refuses",
  "4000002500003155": "asks",
  // Can be saved, but every charge is refused.
  "4000000000000341": "refuses_later",
};

export async function createCheckout({ store, form, parts }: Call): Promise<CheckoutSession> {
  const customer = await need(store, "customer", textIn(form, "customer") ?? "");
  if (textIn(form, "mode") !== "subscription") throw invalid("mode");
  const id = newStandinId("cs");
  const session: CheckoutSession = {
    id,
    object: "checkout.session",
    customer: customer.id,
    mode: "subscription",
    status: "open",
    payment_status: "unpaid",
    created: store.now,
    expires_at: store.now + day,
    livemode: false,
    locale: textIn(form, "locale") === "fr" ? "fr" : "en",
    price: priceOf(parts, textIn(form, "line_items", "0", "price")).id,
    subscription: null,
    success_url: textIn(form, "success_url") ?? parts.publicUrl,
    cancel_url: textIn(form, "cancel_url") ?? parts.publicUrl,
    url: `${parts.publicUrl}/standin/checkout/${id}`,
    metadata: recordIn(form, "metadata"),
  };
  await store.put(session);
  return session;
}

export async function createPortal({ store, form, parts }: Call): Promise<PortalSession> {
  const customer = await need(store, "customer", textIn(form, "customer") ?? "");
  const id = newStandinId("bps");
  const session: PortalSession = {
    id,
    object: "billing_portal.session",
    customer: customer.id,
    created: store.now,
    livemode: false,
    locale: textIn(form, "locale") === "fr" ? "fr" : "en",
    return_url: textIn(form, "return_url") ?? parts.publicUrl,
    url: `${parts.publicUrl}/standin/portal/${id}`,
  };
  await store.put(session);
  return session;
}

type Paid =
  | { readonly outcome: "paid"; readonly session: CheckoutSession }
  | { readonly outcome: "unknown_card" | "refused" | "confirm"; readonly session: CheckoutSession }
  | { readonly outcome: "gone" };

export const isOpen = ({ status, expires_at }: CheckoutSession, now: number) =>
  status === "open" && now < expires_at;

/** The "pay" button. `isConfirmed`: the bank's confirmation was given. */
export async function payCheckout(
  store: Store,
  currency: string,
  id: string,
  number: string,
  isConfirmed: boolean,
): Promise<Paid> {
  const session = await store.find("checkout.session", id);
  const customer = session && (await store.find("customer", session.customer));
  const price = standinPrices(currency).find((each) => each.id === session?.price);
  if (!session || !customer || !price || !isOpen(session, store.now)) return { outcome: "gone" };
  const card = readCard(number);
  if (!card) return { outcome: "unknown_card", session };
  if (card.kind === "asks" && !isConfirmed) return { outcome: "confirm", session };
  const subscription = await startSubscription(store, customer, price, card, session.metadata);
  if (!subscription) return { outcome: "refused", session };
  const complete: CheckoutSession = {
    ...session,
    status: "complete",
    payment_status: "paid",
    subscription: subscription.id,
    url: null,
  };
  await store.put(complete);
  await store.emit("checkout.session.completed", complete);
  return { outcome: "paid", session: complete };
}

/** A portal session is valid for an hour. */
export const isPortalOpen = ({ created }: PortalSession, now: number) => now < created + 3600;

export type PortalAct =
  | { readonly act: "card"; readonly number: string }
  | { readonly act: "cancel" | "resume" };
type PortalOutcome = "gone" | "done" | "unknown_card" | "refused";

export async function actInPortal(store: Store, id: string, act: PortalAct): Promise<PortalOutcome> {
  const session = await store.find("billing_portal.session", id);
  const customer = session && (await store.find("customer", session.customer));
  if (!session || !customer || !isPortalOpen(session, store.now)) return "gone";
  const subscription = (await store.list("subscription", customer.id)).find(
    ({ status }) => status !== "canceled",
  );
  if (act.act !== "card") {
    if (subscription) await setCancellation(store, subscription, act.act === "cancel");
    return "done";
  }
  const card = readCard(act.number);
  if (!card) return "unknown_card";
  if (card.kind === "refuses") return "refused";
  const changed = { ...customer, card };
  await store.put(changed);
  if (subscription) await retryPayment(store, changed, subscription, store.now);
  return "done";
}

function readCard(number: string): Card | null {
  const digits = number.replace(/[\s-]/g, "");
  const kind = cardKinds[digits];
  return kind ? { last4: digits.slice(-4), kind } : null;
}
