/** A device's batch: each op is read by itself, and the readable ones are run in order. */
import { issuesOf } from "#domain/field-issue.ts";
import { type Answer, opSchema } from "#domain/sync.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { type RunServices, runOps } from "./mutations/run-ops.ts";

export async function pushOps(
  services: RunServices,
  scope: OwnerScope,
  sent: readonly { readonly opId: string }[],
): Promise<{ answers: Answer[]; rev: number }> {
  const read = sent.map((op) => ({ opId: op.opId, parsed: opSchema.safeParse(op) }));
  const ops = read.flatMap(({ parsed }) => (parsed.success ? [parsed.data] : []));
  const unreadable = read.flatMap(({ opId, parsed }): Answer[] => {
    if (parsed.success) return [];
    const details = Object.fromEntries(issuesOf(parsed.error).map(({ field, code }) => [field, code]));
    return [{ opId, status: "refused", code: "validation", details, row: null }];
  });
  const { answers, rev } = await runOps(services, scope, ops);
  return { answers: [...unreadable, ...answers], rev };
}
