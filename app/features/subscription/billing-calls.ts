/** The billing calls (specification, section 7; domain/plan/billing.ts). Each returns its data or a reason. */
import type { z } from "zod";
import { type ApiCall, callApi } from "#app/lib/api-client.ts";
import {
  checkoutResponseSchema,
  type PreviewResponse,
  portalResponseSchema,
  previewResponseSchema,
  type StateResponse,
  type SubscriptionResponse,
  stateResponseSchema,
  subscriptionResponseSchema,
} from "#domain/plan/billing.ts";
import type { PlanId } from "#domain/plan/plan.ts";
import { type BillingProblem, billingProblemOf, notAnAnswer } from "./billing-problem.ts";

type Billed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: BillingProblem };

/** Milliseconds; these calls wait for the payment provider. */
const providerTimeout = 20_000;

async function request<T>(schema: z.ZodType<T>, path: string, call: ApiCall): Promise<Billed<T>> {
  const { data, error, status } = await callApi(path, call);
  if (error) return { ok: false, problem: billingProblemOf(error, status) };
  const read = schema.safeParse(data);
  return read.success ? { ok: true, value: read.data } : { ok: false, problem: notAnAnswer };
}

function post<T>(schema: z.ZodType<T>, path: string, body: unknown): Promise<Billed<T>> {
  return request(schema, path, { method: "POST", body, timeout: providerTimeout });
}

export function fetchSubscription(signal?: AbortSignal): Promise<Billed<SubscriptionResponse>> {
  return request(subscriptionResponseSchema, "/api/subscription", {
    ...(signal && { signal }),
    timeout: 10_000,
  });
}

/** The address of the payment page. */
export async function openCheckout(
  priceId: string,
  person: { readonly id: string; readonly email: string },
): Promise<Billed<string>> {
  const body = { priceId, userId: person.id, userEmail: person.email };
  const answer = await post(checkoutResponseSchema, "/api/stripe-checkout", body);
  if (!answer.ok) return answer;
  const { checkoutUrl, error } = answer.value;
  if (checkoutUrl !== null) return { ok: true, value: checkoutUrl };
  return { ok: false, problem: { reason: error ? "said" : "unknown", said: error ?? "" } };
}

/** Any ok status is success; the response's body is ignored. */
export async function cancelSubscription(subscriptionId: string): Promise<Billed<null>> {
  const { error, status } = await callApi("/api/stripe/cancel-subscription", {
    method: "POST",
    body: { subscriptionId },
    timeout: providerTimeout,
  });
  return error ? { ok: false, problem: billingProblemOf(error, status) } : { ok: true, value: null };
}

export function resumeSubscription(subscriptionId: string): Promise<Billed<StateResponse>> {
  return post(stateResponseSchema, "/api/subscription/resume", { subscriptionId });
}

export function previewChange(priceId: string): Promise<Billed<PreviewResponse>> {
  return post(previewResponseSchema, "/api/subscription/preview-change", { priceId });
}

/** The previewed amount is charged, or nothing changes. */
export function changePlan(
  priceId: string,
  { prorationDate, amountDue }: PreviewResponse,
): Promise<Billed<StateResponse>> {
  return post(stateResponseSchema, "/api/subscription/change", { priceId, prorationDate, amountDue });
}

/** The address of the provider's portal with invoices and the card. */
export async function openPortal(): Promise<Billed<string>> {
  const answer = await post(portalResponseSchema, "/api/subscription/portal", {});
  return answer.ok ? { ok: true, value: answer.value.url } : answer;
}

/** An admin's own plan, without payment. */
export async function changePlanAsAdmin(personId: string, plan: PlanId): Promise<Billed<null>> {
  const { error, status } = await callApi("/api/rpc/admin_change_plan", {
    method: "POST",
    body: { p_user_id: personId, p_new_plan: plan },
    timeout: providerTimeout,
  });
  return error ? { ok: false, problem: billingProblemOf(error, status) } : { ok: true, value: null };
}
