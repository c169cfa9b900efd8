import type pg from "pg";
import { authRows } from "#server/features/auth/auth-database.ts";

export async function setWeeklyLetter(auth: pg.Pool, personId: string, enabled: boolean): Promise<void> {
  await authRows(auth).rows("update auth.users set weekly_letter = $2 where id = $1", [personId, enabled]);
}
