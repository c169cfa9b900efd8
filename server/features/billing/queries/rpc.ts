import type { Database } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { countAi, readAi, readImages } from "./quotas.ts";

export const readAiQuota = (db: Database, scope: OwnerScope) =>
  db.transact(scope, (tx) => readAi(tx, scope.personId));
export const readImageQuota = (db: Database, scope: OwnerScope) =>
  db.transact(scope, (tx) => readImages(tx, scope.personId));

/** Adds one unless the month's limit is reached (`counted`). Concurrent calls wait for each other on the month's row. */
export const addAiUsage = (db: Database, scope: OwnerScope) =>
  db.transact(scope, (tx) => countAi(tx, scope.personId));
