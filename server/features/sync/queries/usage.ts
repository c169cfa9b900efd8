/** A person's usage, as counted against their limits (domain/plan/usage.ts). To be read under the person's lock. */
import { type PlanName, planNames } from "#domain/plan/plan.ts";
import type { Usage } from "#domain/plan/usage.ts";
import { adultAge } from "#domain/relationship/relationship-rules.ts";
import type { Row } from "#domain/wire/sync.ts";
import type { Transaction } from "#server/db/database.ts";
import { column } from "#server/row-shape.ts";
import { type RowOwner, readStoredRows } from "./stored-row.ts";

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
export async function countMediaOfMinors(tx: Reader, owner: RowOwner, rowId: string): Promise<number> {
  const { personId } = owner;
  const media = await tx.rows({
    name: "media-and-relationships",
    text: `select m.relationship_id as of_media, mo.relationship_id as of_moment from media m
      left join moments mo on mo.user_id = m.user_id and mo.id = m.moment_id
      where m.user_id = $1 and m.deleted_at is null
        and (m.id = $2 or m.relationship_id = $2 or m.moment_id = $2 or mo.relationship_id = $2)`,
    values: [personId, rowId],
    row: { of_media: column.uuid.orNull, of_moment: column.uuid.orNull },
  });
  const shown = [
    ...new Set(media.flatMap(({ of_media, of_moment }) => [of_media ?? [], of_moment ?? []].flat())),
  ];
  if (shown.length === 0) return 0;
  const people = await readStoredRows(tx, owner, "relationships", {
    where: "t.id = any ($2)",
    values: [shown],
  });
  const minors = new Set(people.filter(({ row }) => isMinor(row)).map(({ row }) => row.id));
  return media.filter(({ of_media, of_moment }) => minors.has(of_media ?? "") || minors.has(of_moment ?? ""))
    .length;
}

const isMinor = ({ age }: Row) => typeof age === "number" && age < adultAge;

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
