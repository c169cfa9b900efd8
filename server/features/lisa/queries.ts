/** What the model was used for today, and how it has been (migration 0009). Of nobody. */

import { column } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";

export type ModelUse = {
  readonly tokens: number;
  readonly wellAt: Date | null;
  readonly failedAt: Date | null;
};

/** `tokens`: of all models since midnight UTC. The instants are of today or yesterday. */
export async function readModelUse(
  { db, clock }: Pick<Services, "db" | "clock">,
  model: string,
): Promise<ModelUse> {
  const [row] = await db.anonymous.rows({
    name: "read-model-use",
    text: "select tokens, well_at, failed_at from read_model_use($1, $2)",
    values: [model, clock.now().toISOString()],
    row: { tokens: column.int8, well_at: column.timestamptz.orNull, failed_at: column.timestamptz.orNull },
  });
  return { tokens: row?.tokens ?? 0, wellAt: row?.well_at ?? null, failedAt: row?.failed_at ?? null };
}
