/** The part of the provider's HTTP API that Tendre uses, for the provider's own SDK. Bound to loopback, with an API key. */
import { timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { type ApiParts, type Call, need, priceOf } from "./call.ts";
import { createCheckout, createPortal } from "./hosted-sessions.ts";
import type { Kind, Kinds } from "./objects.ts";
import { itemOf, listOf, newStandinId } from "./objects.ts";
import { draftInvoice, prorate } from "./proration.ts";
import { type Form, readForm, recordIn, textIn } from "./read-form.ts";
import { declined, invalid, missing, Refusal } from "./refusal.ts";
import type { Store } from "./store.ts";
import { changePrice, endSubscription, endWithCredit, setCancellation } from "./subscriptions.ts";

type CallHandler = (call: Call) => Promise<object>;

const calls: readonly (readonly ["GET" | "POST" | "DELETE", string, CallHandler])[] = [
  ["POST", "/v1/customers", createCustomer],
  ["GET", "/v1/customers/:id", ({ store, id }) => need(store, "customer", id)],
  ["POST", "/v1/customers/:id", updateCustomer],
  ["DELETE", "/v1/customers/:id", deleteCustomer],
  ["GET", "/v1/prices/:id", async ({ parts, id }) => priceOf(parts, id)],
  ["GET", "/v1/prices", async ({ parts }) => listOf(parts.prices)],
  ["POST", "/v1/checkout/sessions", createCheckout],
  ["GET", "/v1/checkout/sessions", ({ store, form }) => listByCustomer(store, "checkout.session", form)],
  ["POST", "/v1/checkout/sessions/:id/expire", expireCheckout],
  ["GET", "/v1/subscriptions", ({ store, form }) => listByCustomer(store, "subscription", form)],
  ["GET", "/v1/subscriptions/:id", ({ store, id }) => need(store, "subscription", id)],
  ["POST", "/v1/subscriptions/:id", updateSubscription],
  ["DELETE", "/v1/subscriptions/:id", cancelNow],
  ["GET", "/v1/invoices", ({ store, form }) => listByCustomer(store, "invoice", form)],
  ["POST", "/v1/invoices/create_preview", previewInvoice],
  ["GET", "/v1/invoices/:id", ({ store, id }) => need(store, "invoice", id)],
  ["POST", "/v1/billing_portal/sessions", createPortal],
];

export function standinApi(parts: ApiParts): Hono {
  const app = new Hono();
  app.onError((thrown, c) => {
    if (thrown instanceof Refusal) return c.json(thrown.toBody(), thrown.status);
    return c.json({ error: { type: "api_error", message: "The stand-in failed." } }, 500);
  });
  app.use(async (c, next) => {
    const given = Buffer.from(c.req.header("authorization") ?? "");
    const expected = Buffer.from(`Bearer ${parts.apiKey}`);
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      return c.json({ error: { type: "invalid_request_error", message: "Invalid API Key" } }, 401);
    return next();
  });
  for (const [method, path, answer] of calls) {
    app.on(method, path, async (c) => {
      const form = readForm((await c.req.text()) || new URL(c.req.url).search.slice(1));
      const key = method === "POST" ? c.req.header("idempotency-key") : undefined;
      const { status, body } = await parts.store.change(async (store) => {
        const known = key && (await store.storedResponse(key));
        if (known) return known;
        const made = { status: 200, body: await answer({ store, form, id: c.req.param("id") ?? "", parts }) };
        if (key) await store.storeResponse(key, made.status, made.body);
        return made;
      });
      if (method !== "GET") parts.onChange();
      return c.body(JSON.stringify(body), status === 200 ? 200 : 400, {
        "content-type": "application/json",
        "request-id": newStandinId("req"),
      });
    });
  }
  return app;
}

async function listByCustomer(store: Store, kind: Kind, form: Form): Promise<object> {
  const found = await store.list(kind, textIn(form, "customer") ?? "");
  const status = textIn(form, "status");
  return listOf(
    found.filter((each) => !status || status === "all" || ("status" in each && each.status === status)),
  );
}

async function createCustomer({ store, form }: Call) {
  const customer: Kinds["customer"] = {
    id: newStandinId("cus"),
    object: "customer",
    email: textIn(form, "email") ?? null,
    created: store.now,
    livemode: false,
    metadata: recordIn(form, "metadata"),
    balance: 0,
    card: null,
  };
  await store.put(customer);
  return customer;
}

async function updateCustomer({ store, id, form }: Call) {
  const customer = await need(store, "customer", id);
  const changed: Kinds["customer"] = { ...customer, email: textIn(form, "email") ?? customer.email };
  await store.put(changed);
  return changed;
}

async function cancelNow({ store, id, form }: Call) {
  const subscription = await need(store, "subscription", id);
  const customer = await store.find("customer", subscription.customer);
  const comment = textIn(form, "cancellation_details", "comment") ?? null;
  return customer && textIn(form, "prorate") === "true"
    ? endWithCredit(store, customer, subscription, comment)
    : endSubscription(store, { ...subscription, cancellation_details: { comment } });
}

/** Also ends its subscriptions, at once. */
async function deleteCustomer({ store, id }: Call) {
  await need(store, "customer", id);
  for (const subscription of await store.list("subscription", id)) await endSubscription(store, subscription);
  await store.remove(id);
  return { id, object: "customer", deleted: true };
}

async function expireCheckout({ store, id }: Call) {
  const session = await need(store, "checkout.session", id);
  if (session.status !== "open") throw invalid("session: it is not open");
  const expired: Kinds["checkout.session"] = { ...session, status: "expired", url: null };
  await store.put(expired);
  return expired;
}

async function updateSubscription({ store, form, id, parts }: Call) {
  const subscription = await need(store, "subscription", id);
  if (subscription.status === "canceled") throw missing("subscription");
  const priceId = textIn(form, "items", "0", "price");
  if (priceId === undefined) {
    const wanted = textIn(form, "cancel_at_period_end");
    return wanted === undefined ? subscription : setCancellation(store, subscription, wanted === "true");
  }
  if (textIn(form, "items", "0", "id") !== itemOf(subscription).id) throw invalid("item");
  const customer = await need(store, "customer", subscription.customer);
  const at = prorationDate(form.proration_date, store.now);
  const changed = await changePrice(store, customer, subscription, priceOf(parts, priceId), at);
  if (!changed) throw declined();
  return changed;
}

async function previewInvoice({ store, form, parts }: Call) {
  const subscription = await need(store, "subscription", textIn(form, "subscription") ?? "");
  const customer = await need(store, "customer", subscription.customer);
  const price = priceOf(parts, textIn(form, "subscription_details", "items", "0", "price"));
  const at = prorationDate(textIn(form, "subscription_details", "proration_date"), store.now);
  const { lines } = prorate(subscription, price, at);
  return draftInvoice(customer, subscription.id, "subscription_update", lines, store.now);
}

function prorationDate(given: unknown, now: number): number {
  if (given === undefined) return now;
  const at = Number(given);
  if (!Number.isInteger(at) || at > now + 60) throw invalid("proration_date");
  return at;
}
