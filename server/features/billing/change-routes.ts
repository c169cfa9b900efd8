/** Changes that a person makes to their paid plan. */
import { z } from "zod";
import {
  billingMessages,
  changeSchema,
  portalResponseSchema,
  previewChangeSchema,
  previewResponseSchema,
  stateResponseSchema,
  subscriptionIdSchema,
} from "#domain/plan/billing.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { cancelPlan, resumePlan } from "./mutations/cancel-and-resume.ts";
import { changePlan, previewChange } from "./mutations/change-plan.ts";
import { openPortal } from "./mutations/open-portal.ts";
import { presentState } from "./present.ts";
import { asProviderTrouble } from "./provider-trouble.ts";

const shape = {
  method: "POST",
  auth: "session",
  limit: { max: 60, windowSeconds: 600, by: "person" },
  signedOut: billingMessages.signedOut,
} as const;

export const changeRoutes = (services: Services) => [
  route(
    {
      ...shape,
      path: "/api/stripe/cancel-subscription",
      summary: "End the plan with its period",
      body: subscriptionIdSchema,
      output: stateResponseSchema,
    },
    ({ scope, body }) =>
      translated(
        async () => presentState(await cancelPlan(services, scope, body.subscriptionId)),
        "cancelFailed",
      ),
  ),
  route(
    {
      ...shape,
      path: "/api/subscription/resume",
      summary: "Take a cancellation back while the period lasts",
      body: subscriptionIdSchema,
      output: stateResponseSchema,
    },
    ({ scope, body }) =>
      translated(async () => presentState(await resumePlan(services, scope, body.subscriptionId))),
  ),
  route(
    {
      ...shape,
      path: "/api/subscription/preview-change",
      summary: "What another plan would cost now and later",
      body: previewChangeSchema,
      output: previewResponseSchema,
    },
    ({ scope, body }) => translated(() => previewChange(services, scope, body.priceId)),
  ),
  route(
    {
      ...shape,
      path: "/api/subscription/change",
      summary: "Take another plan at the cost that was shown",
      body: changeSchema,
      output: stateResponseSchema,
    },
    ({ scope, body }) => translated(async () => presentState(await changePlan(services, scope, body))),
  ),
  route(
    {
      ...shape,
      path: "/api/subscription/portal",
      summary: "The address of the invoices and the card",
      body: z.strictObject({}),
      output: portalResponseSchema,
    },
    ({ scope }) => translated(async () => ({ url: await openPortal(services, scope) })),
  ),
];

/** @throws AppError with our own code and message for an error of the provider */
async function translated<T>(work: () => Promise<T>, message?: "cancelFailed"): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asProviderTrouble(error, message && billingMessages[message]);
  }
}
