import type { Context } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { readBytes } from "#server/http/routes/read-body.ts";
import { route } from "#server/http/routes/route.ts";
import { payerScope } from "#server/http/session/payer-scope.ts";
import type { Services } from "#server/services.ts";
import { followEvent } from "./mutations/follow-provider.ts";
import { idOf } from "./provider-state.ts";

/** The maximum age of an event in seconds (the provider's own advice, https://docs.stripe.com/webhooks#replay-attacks). */
const tolerance = 300;
const limit = 512 * 1024;

/** Events that may change a person's plan. Others are acknowledged and ignored. */
const handledEvents: ReadonlySet<string> = new Set([
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "invoice.paid",
  "invoice.payment_failed",
]);

export const webhookRoute = (services: Services) =>
  route(
    {
      method: "POST",
      path: "/api/stripe/webhook",
      auth: "signed",
      summary: "The payment provider tells what happened; signed",
      rawBody: true,
      maxBody: limit,
      limit: { max: 1_200, windowSeconds: 60, by: "address" },
      output: z.object({ received: z.literal(true), followed: z.boolean() }),
    },
    async ({ c }) => {
      const event = await readEvent(services, c);
      const customer = handledEvents.has(event.type) ? customerOf(event) : null;
      const scope = customer === null ? null : await payerScope(services.db, customer);
      // An unknown customer: acknowledged, or the provider would retry for days.
      if (!scope) return { received: true, followed: false } as const;
      const followed = await followEvent(services, scope, event).catch(async (error: unknown) => {
        // The account went meanwhile, and with it all that the event could change.
        if (customer === null || (await payerScope(services.db, customer))) throw error;
        return false;
      });
      return { received: true, followed } as const;
    },
  );

/** The fields of an event that are used; the signature alone does not guarantee its shape. */
const eventShape = z.looseObject({
  id: z.string().min(1).max(200),
  type: z.string(),
  livemode: z.boolean(),
  data: z.looseObject({ object: z.looseObject({}) }),
});

/** @throws AppError `validation` for an event that the provider did not sign, within the tolerance and in our mode */
async function readEvent({ payments, clock, log }: Services, c: Context): Promise<Stripe.Event> {
  const body = await readBytes(c, limit);
  const { stripe, webhookSecret } = await payments.open();
  const signature = c.req.header("stripe-signature") ?? "";
  const event = verified(() =>
    stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      tolerance,
      undefined,
      clock.now().getTime(),
    ),
  );
  if (!event) throw new AppError("validation", { message: "The signature is not valid" });
  if (!eventShape.safeParse(event).success)
    throw new AppError("validation", { message: "This is not an event" });
  if (event.livemode === payments.isLive) return event;
  log.warn({ eventId: event.id, livemode: event.livemode }, "a payment event of the other mode was refused");
  throw new AppError("validation", { message: "The event is of the other mode" });
}

function verified(read: () => Stripe.Event): Stripe.Event | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function customerOf({ data }: Stripe.Event): string | null {
  const { object } = data;
  return "customer" in object ? idOf(object.customer) : null;
}
