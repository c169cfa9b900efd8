/** A person's usage, as counted against their limits (domain/plan/usage.ts). To be read under the person's lock. */
import { type PlanName, planNames } from "#domain/plan/plan.ts";
import type { Usage } from "#domain/plan/usage.ts";
import { adultAge } from "#domain/relationship/relationship-rules.ts";
import type { Transaction } from "#server/db/database.ts";
import { column } from "#server/row-shape.ts";

type Reader = Pick<Transaction, "rows">;

/** Counts of relationships, photos and videos, and the bytes of media including unfinished uploads. */
export async function readCounts(
  tx: Reader,
  personId: string,
): Promise<Pick<Usage, "relationships" | "media" | "bytes">> {
  const [counts] = await tx.rows({
    name: "kept-counts",
    text: `select
        (select count(*) from relationships where user_id = $1 and deleted_at is null)::int as relationships,
        count_media($1) as media,
        (select coalesce(sum(bytes), 0)::bigint from media where user_id = $1 and deleted_at is null)
        + (select coalesce(sum(coalesce(stored, bytes)), 0)::bigint from uploads
           where user_id = $1 and media_id is null and state in ('receiving', 'ready')) as bytes`,
    values: [personId],
    row: { relationships: column.int4, media: column.int4, bytes: column.int8 },
  });
  if (!counts) throw new Error("The counts gave nothing.");
  return counts;
}

/** Bytes of photos and videos, including those in the trash. */
export async function readWholeStorage(tx: Reader, personId: string): Promise<number> {
  const [storage] = await tx.rows({
    name: "whole-storage",
    text: `select (select coalesce(sum(bytes), 0)::bigint from media where user_id = $1 and purged_at is null)
        + (select coalesce(sum(coalesce(stored, bytes)), 0)::bigint from uploads
           where user_id = $1 and media_id is null and state in ('receiving', 'ready')) as whole`,
    values: [personId],
    row: { whole: column.int8 },
  });
  return storage?.whole ?? 0;
}

/**
 * Counts photos and videos that are not deleted, are `rowId` or belong to it, and show someone recorded as under 18; in the trash or not.
 */
export async function countMediaOfMinors(tx: Reader, personId: string, rowId: string): Promise<number> {
  const [found] = await tx.rows({
    name: "media-of-minors",
    text: `select count(*)::int as count from media m
      left join moments mo on mo.user_id = m.user_id and mo.id = m.moment_id
      where m.user_id = $1 and m.deleted_at is null
        and (m.id = $2 or m.relationship_id = $2 or m.moment_id = $2 or mo.relationship_id = $2)
        and exists (select from relationships r
          where r.user_id = $1 and r.id in (m.relationship_id, mo.relationship_id) and r.age < $3)`,
    values: [personId, rowId, adultAge],
    row: { count: column.int4 },
  });
  return found?.count ?? 0;
}

/** The plan that is in force; an unknown one counts as free. */
export async function readPlan(tx: Reader, personId: string): Promise<PlanName> {
  const [found] = await tx.rows({
    name: "current-plan",
    text: "select current_plan($1) as plan",
    values: [personId],
    row: { plan: column.text.orNull },
  });
  return planNames.find((name) => name === found?.plan) ?? "free";
}

export async function readTextBytes(tx: Reader, personId: string): Promise<number> {
  const [found] = await tx.rows({
    name: "text-bytes",
    text: "select text_bytes as text from sync_state where user_id = $1",
    values: [personId],
    row: { text: column.int8 },
  });
  return found?.text ?? 0;
}
