/** Delivers the provider's events as a test likes: when, where and how often, signed or not. */
import type { Hono } from "hono";
import type { TestServer } from "./test-server.ts";
import { testOrigin } from "./test-server.ts";

export type StoredEvent = {
  readonly id: string;
  readonly type: string;
  readonly livemode: boolean;
} & Readonly<Record<string, unknown>>;

/** The stand-in's events of one customer, oldest first. It delivers none by itself while it is on hold. */
export async function eventsAbout(
  { database }: Pick<TestServer, "database">,
  personId: string,
): Promise<readonly StoredEvent[]> {
  const { rows } = await database.outside(
    `select e.body from standin.events e join profiles p on p.stripe_customer_id = e.body #>> '{data,object,customer}'
     where p.id = $1 order by e.made`,
    [personId],
  );
  return rows.map(({ body }) => body);
}

type Delivery = { readonly secret?: string; readonly at?: Date; readonly signature?: string | null };

export async function deliver(
  { services }: Pick<TestServer, "services">,
  app: Hono,
  event: unknown,
  { secret, at = services.clock.now(), signature }: Delivery = {},
): Promise<Response> {
  const { stripe, webhookSecret } = await services.payments.open();
  const payload = typeof event === "string" ? event : JSON.stringify(event);
  const timestamp = Math.floor(at.getTime() / 1000);
  const header =
    signature ??
    stripe.webhooks.generateTestHeaderString({ payload, secret: secret ?? webhookSecret, timestamp });
  return app.request(`${testOrigin}/api/stripe/webhook`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(signature === null ? {} : { "stripe-signature": header }),
    },
    body: payload,
  });
}
