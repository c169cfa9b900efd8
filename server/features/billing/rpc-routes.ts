/** The remote procedures of the specification (section 7). An id other than the session's person is refused. */
import {
  adminChangePlanSchema,
  aiQuotaSchema,
  aiUsageSchema,
  billingMessages,
  imageQuotaSchema,
  ownIdSchema,
  stateResponseSchema,
} from "#domain/plan/billing.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { giveOwnPlan } from "./mutations/admin-plan.ts";
import { presentState } from "./present.ts";
import { asProviderTrouble } from "./provider-trouble.ts";
import { addAiUsage, readAiQuota, readImageQuota } from "./queries/quotas.ts";

const shape = { method: "POST", auth: "session", signedOut: billingMessages.usageSignedOut } as const;

export const rpcRoutes = (services: Services) => [
  route(
    {
      ...shape,
      path: "/api/rpc/check_ai_quota",
      summary: "Whether one more message may be sent to LISA this month",
      body: ownIdSchema,
      output: aiQuotaSchema,
    },
    ({ scope, body }) => {
      refuseOther(scope, body);
      return readAiQuota(services.db, scope);
    },
  ),
  route(
    {
      ...shape,
      path: "/api/rpc/increment_ai_usage",
      summary: "Count one message of this month, unless the month is full",
      body: ownIdSchema,
      output: aiUsageSchema,
    },
    ({ scope, body }) => {
      refuseOther(scope, body);
      return addAiUsage(services.db, scope);
    },
  ),
  route(
    {
      ...shape,
      path: "/api/rpc/check_image_quota",
      summary: "Whether one more photo or video may be kept",
      body: ownIdSchema,
      output: imageQuotaSchema,
    },
    ({ scope, body }) => {
      refuseOther(scope, body);
      return readImageQuota(services.db, scope);
    },
  ),
  route(
    {
      method: "POST",
      auth: "admin",
      path: "/api/rpc/admin_change_plan",
      summary: "An administrator's own plan, without payment",
      body: adminChangePlanSchema,
      output: stateResponseSchema,
      limit: { max: 60, windowSeconds: 600, by: "person" },
      signedOut: billingMessages.signedOut,
      forbidden: billingMessages.notAdmin,
    },
    async ({ scope, body }) => {
      refuseOther(scope, body, billingMessages.notAdmin);
      try {
        return presentState(await giveOwnPlan(services, scope, body.p_new_plan));
      } catch (error) {
        throw asProviderTrouble(error);
      }
    },
  ),
];

function refuseOther(
  { personId }: OwnerScope,
  { p_user_id }: { readonly p_user_id: string },
  message?: string,
): void {
  if (p_user_id !== personId) throw new AppError("forbidden", message ? { message } : {});
}
