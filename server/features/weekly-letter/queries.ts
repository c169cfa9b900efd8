import type pg from "pg";
import { authRows } from "#server/features/auth/auth-database.ts";
import { column } from "#server/row-shape.ts";

/** Whether a mail says on Sundays that the letter is there. */
export async function hasWeeklyLetter(auth: pg.Pool, personId: string): Promise<boolean> {
  const [found] = await authRows(auth).rows(
    "select weekly_letter from auth.users where id = $1",
    [personId],
    {
      weekly_letter: column.bool,
    },
  );
  return found?.weekly_letter ?? false;
}
