/** The hosted pages of the simulated provider. Whoever has the address of a session may act in it, as with the real one. */
import type { Context } from "hono";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { readBytes } from "#server/http/routes/read-body.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { actInPortal, isOpen, isPortalOpen, type PortalAct, payCheckout } from "./hosted-sessions.ts";
import { bankPage, checkoutPage, type Problem } from "./pages/checkout-page.ts";
import { goneIn, style } from "./pages/page.ts";
import { type Portal, portalPage } from "./pages/portal-page.ts";
import { localeOf } from "./pages/words.ts";
import { standinPrices } from "./prices.ts";
import type { Standin } from "./standin.ts";
import type { Store } from "./store.ts";

const params = z.object({ id: z.string().max(100) });
const limit = { max: 120, windowSeconds: 60, by: "address" } as const;
const shape = { auth: "signed", params, output: "text", limit } as const;
const formLimit = 2_048;

export const standinRoutes = ({ payments }: Pick<Services, "payments">) => {
  /** @throws AppError `not_found` with real payments */
  const standin = async (): Promise<Standin> => {
    const opened = await payments.standin();
    if (!opened) throw new AppError("not_found");
    return opened;
  };
  return [
    route(
      {
        method: "GET",
        path: "/standin/style.css",
        auth: "public",
        summary: "How simulated pages look",
        output: "text",
      },
      ({ c }) => c.body(style, 200, { "content-type": "text/css; charset=utf-8" }),
    ),
    route(
      { ...shape, method: "GET", path: "/standin/checkout/:id", summary: "Simulated checkout: give a card" },
      async ({ c, params: { id } }) => showCheckout(c, await standin(), id, null),
    ),
    route(
      {
        ...shape,
        method: "POST",
        path: "/standin/checkout/:id",
        summary: "Simulated checkout: pay",
        rawBody: true,
      },
      async ({ c, params: { id } }) => pay(c, await standin(), id),
    ),
    route(
      {
        ...shape,
        method: "GET",
        path: "/standin/portal/:id",
        summary: "Simulated portal: invoices and card",
      },
      async ({ c, params: { id } }) => showPortal(c, await standin(), id, null),
    ),
    route(
      {
        ...shape,
        method: "POST",
        path: "/standin/portal/:id",
        summary: "Simulated portal: act",
        rawBody: true,
      },
      async ({ c, params: { id } }) => act(c, await standin(), id),
    ),
  ];
};

const readFields = async (c: Context) =>
  new URLSearchParams((await readBytes(c, formLimit)).toString("utf8"));
const respondWithPage = (c: Context, markup: string, status: 200 | 402 | 404 = 200) =>
  c.html(markup, status, { "cache-control": "no-store" });

const readCheckout = async (store: Store, currency: string, id: string) => {
  const session = await store.find("checkout.session", id);
  const price = standinPrices(currency).find((each) => each.id === session?.price);
  return session && price && isOpen(session, store.now) ? { session, price } : null;
};

async function showCheckout(c: Context, { store, currency }: Standin, id: string, problem: Problem | null) {
  const found = await store.change((tx) => readCheckout(tx, currency, id));
  if (!found) return gone(c);
  return respondWithPage(c, checkoutPage(found.session, found.price, problem), problem ? 402 : 200);
}

async function pay(c: Context, standin: Standin, id: string): Promise<Response> {
  const { store, currency } = standin;
  const fields = await readFields(c);
  const number = fields.get("number") ?? "";
  const bank = fields.get("bank");
  if (bank === "no") return showCheckout(c, standin, id, "refused");
  const paid = await store.change((tx) => payCheckout(tx, currency, id, number, bank === "yes"));
  switch (paid.outcome) {
    case "gone":
      return gone(c);
    case "paid":
      standin.kick();
      return c.redirect(paid.session.success_url, 303);
    case "confirm": {
      const found = await store.change((tx) => readCheckout(tx, currency, id));
      return found ? respondWithPage(c, bankPage(found.session, found.price, number)) : gone(c);
    }
    default:
      return showCheckout(c, standin, id, paid.outcome);
  }
}

async function readPortal(store: Store, id: string): Promise<Portal | null> {
  const session = await store.find("billing_portal.session", id);
  const customer = session && (await store.find("customer", session.customer));
  if (!session || !customer || !isPortalOpen(session, store.now)) return null;
  const subscriptions = await store.list("subscription", customer.id);
  return {
    session,
    customer,
    subscription: subscriptions.find(({ status }) => status !== "canceled"),
    invoices: await store.list("invoice", customer.id),
  };
}

async function showPortal(c: Context, { store }: Standin, id: string, notice: Problem | "kept" | null) {
  const portal = await store.change((tx) => readPortal(tx, id));
  return portal ? respondWithPage(c, portalPage(portal, notice)) : gone(c);
}

async function act(c: Context, standin: Standin, id: string): Promise<Response> {
  const action = readAct(await readFields(c));
  const outcome = action ? await standin.store.change((tx) => actInPortal(tx, id, action)) : "gone";
  if (outcome === "gone") return gone(c);
  standin.kick();
  const isKept = outcome === "done" && action?.act === "card";
  return showPortal(c, standin, id, outcome === "done" ? (isKept ? "kept" : null) : outcome);
}

function readAct(fields: URLSearchParams): PortalAct | null {
  const wanted = fields.get("act");
  if (wanted === "card") return { act: "card", number: fields.get("number") ?? "" };
  return wanted === "cancel" || wanted === "resume" ? { act: wanted } : null;
}

const gone = (c: Context) =>
  respondWithPage(c, goneIn(localeOf((c.req.header("accept-language") ?? "").slice(0, 2))), 404);
