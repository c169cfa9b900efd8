/** Outside sign-ins under way: kept when a browser sets out, ended by its way back. Of a state only the hash is kept. */
import type pg from "pg";
import { v7 as newId } from "uuid";
import { hashToken } from "#server/http/session/session-token.ts";
import { column } from "#server/row-shape.ts";
import { authRows } from "../auth-database.ts";
import { type Trip, tripLife } from "../outside/trip.ts";

export async function keepTrip(pool: pg.Pool, state: string, trip: Trip, now: Date): Promise<void> {
  await authRows(pool).rows(
    `insert into auth.verifications (id, identifier, value, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [newId(), hashToken(state), JSON.stringify(trip), new Date(now.getTime() + tripLife), now],
  );
}

/** @returns true for one way back alone, also of two at the same moment; false for one that took too long */
export async function endTrip(pool: pg.Pool, state: string, now: Date): Promise<boolean> {
  const [ended] = await authRows(pool).rows(
    "delete from auth.verifications where identifier = $1 returning expires_at > $2 as in_time",
    [hashToken(state), now],
    { in_time: column.bool },
  );
  return ended?.in_time === true;
}
