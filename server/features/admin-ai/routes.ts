/** The page “AI” of the back-office: how the model outside is, and what it was used for. Its switch and limits are settings (admin-settings). */
import { periodQuerySchema } from "#domain/admin/list.ts";
import { modelPageSchema } from "#domain/admin/model-use.ts";
import type { Env } from "#server/env.ts";
import { presentModelState } from "#server/features/lisa/present.ts";
import { readModelUse } from "#server/features/lisa/queries.ts";
import { readSettings } from "#server/features/site/queries.ts";
import { route } from "#server/http/routes/route.ts";
import { isModelRefused } from "#server/model/language-model.ts";
import type { Services } from "#server/services.ts";
import { contractVersion, readModelCounts } from "./queries.ts";

const day = 24 * 60 * 60 * 1000;

export const adminAiRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/admin/ai",
      auth: "superadmin",
      summary: "How the model outside is, and its calls, failures, waits and tokens by day",
      query: periodQuerySchema,
      output: modelPageSchema,
    },
    async ({ c, scope, query: { days } }) => {
      c.header("cache-control", "no-store");
      const { office, model, env, clock } = services;
      const now = clock.now();
      const since = new Date(now.getTime() - (days - 1) * day).toISOString().slice(0, 10);
      const [chosen, use, counts] = await Promise.all([
        readSettings(services),
        readModelUse(services, model?.name ?? ""),
        office.transact(scope, (tx) => readModelCounts(tx, since)),
      ]);
      return {
        model: model?.name ?? null,
        absence: model ? null : absenceOf(env),
        isOn: chosen.model_is_on,
        health: presentModelState(model && use, model?.name ?? null, now).health,
        wellAt: use.wellAt?.toISOString() ?? null,
        failedAt: use.failedAt?.toISOString() ?? null,
        contractVersion: contractVersion(),
        firstDay: since,
        lastDay: now.toISOString().slice(0, 10),
        ...counts,
        tokensToday: use.tokens,
        tokensPerDay: chosen.model_daily_tokens,
        currency: env.BILLING_CURRENCY,
      };
    },
  ),
];

function absenceOf(env: Env): "none" | "refused" | "off" {
  if (!env.AI_BASE_URL) return "none";
  return isModelRefused(env) ? "refused" : "off";
}
