import { v7 as newId } from "uuid";
import type { Database } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";

type SessionEvent = {
  readonly event: "login" | "logout";
  readonly sessionId: string;
  readonly deviceInfo: object;
  readonly deviceAt: string;
  readonly now: Date;
};

export async function keepSessionEvent(db: Database, scope: OwnerScope, kept: SessionEvent): Promise<void> {
  await db.transact(scope, (tx) =>
    tx.run({
      text: `insert into session_events (id, user_id, session_id, event, device_info, device_at, created_at)
        values ($1, $2, $3, $4, $5, $6, $7)`,
      values: [
        newId(),
        scope.personId,
        kept.sessionId,
        kept.event,
        JSON.stringify(kept.deviceInfo),
        kept.deviceAt,
        kept.now,
      ],
    }),
  );
}
