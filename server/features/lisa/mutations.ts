/** Messages of the month, reserved, counted or given back (migration 0009). Each is done once, however often it is asked. */
import { firstWordWithin } from "#domain/admin/model-use.ts";
import type { Database } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import type { ModelFailure } from "#server/model/language-model.ts";
import { column, type RowOf, type RowShape } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";

const quota = { canSend: column.bool, used: column.int4, limit: column.int4, remaining: column.int4 };

/** `reserved` is false when the month is full. Calls of one person wait for each other. */
export const reserveMessage = (db: Database, scope: OwnerScope, messageId: string) =>
  call(db, scope, "reserve_ai_message", [messageId], { reserved: column.bool, ...quota });

/** Counts the reply that was given, past the limit too. `month`: `2026-11`, believed for this month and the one before. */
export const deliverMessage = (db: Database, scope: OwnerScope, messageId: string, month: string) =>
  call(db, scope, "deliver_ai_message", [messageId, month], quota);

/** What was reserved is free again; what was counted stays counted. */
export const giveBackMessage = (db: Database, scope: OwnerScope, messageId: string) =>
  call(db, scope, "give_back_ai_message", [messageId], quota);

type ModelUseNote = {
  /** Why it did not end well; `stopped` by the person, or null. */
  readonly reason: ModelFailure | "empty" | null;
  /** Milliseconds to the first word; null when none came. */
  readonly firstWord: number | null;
  /** The message of the month was given back. */
  readonly isGivenBack: boolean;
  readonly input: number;
  readonly output: number;
};

/** Counts one call of a model, of nobody (migration 0009). */
export async function noteModelUse(
  { db, clock }: Pick<Services, "db" | "clock">,
  model: string,
  { reason, firstWord, isGivenBack, input, output }: ModelUseNote,
): Promise<void> {
  await db.anonymous.rows({
    name: "note-model-use",
    text: "select note_model_use($1, $2, $3, $4, $5), note_model_outcome($1, $6, $7, $8, $5)",
    values: [
      model,
      reason !== null && reason !== "stopped",
      input,
      output,
      clock.now().toISOString(),
      reason ?? "answered",
      firstWordWithin(firstWord),
      isGivenBack,
    ],
  });
}

async function call<S extends RowShape>(
  db: Database,
  scope: OwnerScope,
  name: string,
  values: readonly unknown[],
  row: S,
): Promise<RowOf<S>> {
  const given = [scope.personId, ...values];
  const places = given.map((_, at) => `$${at + 1}`).join(", ");
  const text = `select * from ${name}(${places})`;
  const [found] = await db.transact(scope, (tx) => tx.rows({ name, text, values: given, row }));
  if (!found) throw new Error(`${name} gave nothing.`);
  return found;
}
