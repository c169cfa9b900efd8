/** The last response about the subscription, stored with the journal on this device; deleted with it at sign-out. */
import { isRecord } from "#app/lib/person.ts";
import { type SubscriptionResponse, subscriptionResponseSchema } from "#domain/plan/billing.ts";

export type KnownSubscription = {
  readonly answer: SubscriptionResponse;
  /** The time of that response. */
  readonly at: string;
};

export function readRemembered(stored: unknown): KnownSubscription | null {
  if (!isRecord(stored) || typeof stored.at !== "string") return null;
  const read = subscriptionResponseSchema.safeParse(stored.answer);
  return read.success ? { answer: read.data, at: stored.at } : null;
}
