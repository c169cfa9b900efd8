import type { SubscriptionResponse } from "#domain/plan/billing.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { takesLetters } from "#server/features/support/queries.ts";
import { readCounts } from "#server/features/sync/queries/usage.ts";
import type { Session } from "#server/http/session/session.ts";
import type { Services } from "#server/services.ts";
import { readSettled } from "../mutations/settle.ts";
import { presentSubscription } from "../present.ts";
import { readHistory } from "./history.ts";
import { readAi, readImages, readRelations } from "./quotas.ts";

export async function readSubscription(
  services: Pick<Services, "db" | "clock" | "payments" | "env" | "mailer">,
  scope: OwnerScope,
  session: Session,
): Promise<SubscriptionResponse> {
  const { db, clock, payments } = services;
  const { personId } = scope;
  const hasSupport = await takesLetters(services);
  return db.transact(scope, async (tx) => {
    const now = clock.now();
    const row = await readSettled(tx, personId, now);
    const [history, relations, images, { bytes }, ai] = [
      await readHistory(tx, personId),
      await readRelations(tx, personId),
      await readImages(tx, personId),
      await readCounts(tx, personId),
      await readAi(tx, personId),
    ];
    return presentSubscription(
      row,
      history,
      { relations, images, bytes, ai },
      { payments, hasSupport },
      session,
      now,
    );
  });
}
