/** Reads of a person's own telephone number, sealed. */
import type pg from "pg";
import { column } from "#server/row-shape.ts";
import { authRows } from "../auth-database.ts";

/** @returns all null for a person without one */
export async function readPhone(pool: pg.Pool, userId: string, now: Date) {
  const [found] = await authRows(pool).rows(
    `select p.number, p.digest is not null as "isFound", c.number as asked, c.expires_at as "expiresAt"
     from (select $1::uuid as id) person left join auth.phone_numbers p on p.user_id = person.id
     left join auth.phone_checks c on c.user_id = person.id and c.expires_at > $2`,
    [userId, now],
    {
      number: column.bytea.orNull,
      isFound: column.bool,
      asked: column.bytea.orNull,
      expiresAt: column.timestamptz.orNull,
    },
  );
  return found ?? null;
}
