/** A change of the profile is applied like an op of a device: checked, merged, with a revision (docs/sync.md). */
import type { Row } from "#domain/wire/sync.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { runOne } from "#server/features/sync/mutations/run-one.ts";
import type { SyncOp } from "#server/features/sync/mutations/sync-op.ts";
import type { Services } from "#server/services.ts";

/** @throws AppError naming the fields that are refused */
export function patchProfile(services: Services, scope: OwnerScope, fields: SyncOp["fields"]): Promise<Row> {
  return runOne(services, scope, { table: "profiles", id: scope.personId, kind: "patch", fields });
}
