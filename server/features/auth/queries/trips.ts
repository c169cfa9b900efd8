/** Outside sign-ins under way. */
import type pg from "pg";
import { hashToken } from "#server/http/session/session-token.ts";
import { column } from "#server/row-shape.ts";
import { authRows } from "../auth-database.ts";
import { type Trip, tripSchema } from "../outside/trip.ts";

/** Read only: the state alone, without its browser, ends nothing. */
export async function findTrip(pool: pg.Pool, state: string): Promise<Trip | null> {
  const [found] = await authRows(pool).rows(
    "select value from auth.verifications where identifier = $1",
    [hashToken(state)],
    { value: column.text },
  );
  return found ? tripSchema.parse(JSON.parse(found.value)) : null;
}
