/** A device's batch: each op is parsed separately, and the valid ones are run in order. */

import type { Incarnation } from "#domain/sync/incarnation.ts";
import { checkFields } from "#domain/sync/synced-tables.ts";
import { type FieldIssue, issuesOf } from "#domain/wire/field-issue.ts";
import { type Answer, type Op, opSchema } from "#domain/wire/sync.ts";
import { wireVersion } from "#domain/wire/wire-version.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { type RunServices, runOps } from "./run-ops.ts";

type Sent = Readonly<Record<string, unknown>> & { readonly opId: string };

/**
 * @param heard the incarnation and rev the device last saw: when the server lost that history, nothing is applied or answered.
 * @param wire the device's wire version. An op of a newer device that this server does not know is not answered, nor is what depends on it:
 * the device keeps it until the server is upgraded (docs/sync.md, server rule 11). From any other device it is refused.
 */
export async function pushOps(
  services: RunServices,
  scope: OwnerScope,
  sent: readonly Sent[],
  { wire = wireVersion, heard }: { readonly wire?: number; readonly heard?: Incarnation | undefined } = {},
): Promise<{ answers: Answer[]; rev: number; resync?: true }> {
  const isNewer = wire > wireVersion;
  const waiting = new Set<unknown>();
  const ops: Op[] = [];
  const unreadable: Answer[] = [];
  for (const op of sent) {
    const parsed = opSchema.safeParse(op);
    const isUnknown = isNewer && (!parsed.success || namesUnknown(parsed.data));
    if (isUnknown || dependsOn(op, waiting)) waiting.add(op.id);
    else if (parsed.success) ops.push(parsed.data);
    else unreadable.push(refusalOf(op.opId, issuesOf(parsed.error)));
  }
  const ran = await runOps(services, scope, ops, { heard });
  if (ran.resync) return { answers: [], rev: ran.rev, resync: true };
  return { answers: [...unreadable, ...ran.answers], rev: ran.rev };
}

/** True for a field or a kind of change that this build does not know. */
function namesUnknown({ table, kind, fields }: Op): boolean {
  const checked = checkFields(table, kind, fields);
  return !checked.ok && checked.issues.some(({ code }) => code === "unknown_field" || code === "not_allowed");
}

function dependsOn({ id, fields }: Sent, waiting: ReadonlySet<unknown>): boolean {
  const values = typeof fields === "object" && fields !== null ? Object.values(fields) : [];
  return waiting.has(id) || values.some((value) => waiting.has(value));
}

function refusalOf(opId: string, issues: readonly FieldIssue[]): Answer {
  const details = Object.fromEntries(issues.map(({ field, code }) => [field, code]));
  return { opId, status: "refused", code: "validation", details, row: null };
}
