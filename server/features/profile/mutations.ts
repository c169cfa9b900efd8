/** A change of the profile takes the same road as a device's: one op, judged, merged and revised (docs/sync.md). */
import { v7 as newId } from "uuid";
import type { Answer } from "#domain/sync.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import { runOps } from "#server/features/sync/mutations/run-ops.ts";
import { httpDevice, newest } from "#server/features/sync/sync-op.ts";
import type { Services } from "#server/services.ts";

export async function patchProfile(
  services: Services,
  scope: OwnerScope,
  fields: Parameters<typeof runOps>[2][number]["fields"],
): Promise<Answer> {
  const { answers } = await runOps(services, scope, [
    {
      opId: newId(),
      deviceId: httpDevice,
      table: "profiles",
      id: scope.personId,
      baseRev: newest,
      kind: "patch",
      fields,
      at: services.clock.now().toISOString(),
    },
  ]);
  const [answer] = answers;
  if (!answer) throw new AppError("internal", { cause: "the op was not answered" });
  return answer;
}
