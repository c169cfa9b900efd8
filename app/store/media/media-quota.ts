/**
 * How many photos and videos the plan still allows, as the server counts them (0006_media.sql, `count_media`): those that are not deleted,
 * of relationships that are not, and entries of lists from elsewhere.
 */

import type { Journal } from "#app/store/db/journal.ts";
import { isAlive } from "#app/store/db/use-view.ts";
import { planOf } from "#app/store/profile/own-plan.ts";
import type { Media } from "#domain/media/media.ts";
import { countMedia } from "#domain/media/media-list.ts";
import type { PlanName } from "#domain/plan/plan.ts";
import { imageQuota, type Quota } from "#domain/plan/quota.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";

type Known = {
  readonly plan: PlanName;
  readonly media: Iterable<Media>;
  readonly relationships: ReadonlyMap<string, Relationship>;
};

export function quotaOfMedia({ plan, media, relationships }: Known): Quota {
  const isShown = ({ relationship_id: id }: Media) => {
    const relationship = id === null ? undefined : relationships.get(id);
    return relationship === undefined || isAlive(relationship);
  };
  const named = [...relationships.values()]
    .filter(isAlive)
    .flatMap((row) => row.media.filter(isFromElsewhere));
  return imageQuota(
    plan,
    [...media].filter((row) => isAlive(row) && isShown(row)).length + countMedia(named),
  );
}

const isFromElsewhere = (entry: string) => typeof entry === "string" && !entry.startsWith("/api/media/");

/**
 * From the database; without a profile the limits of the free plan apply. What a deletion frees counts once the server has the deletion:
 * until then it would refuse the next file.
 */
export async function readMediaQuota({ database, personId, now }: Journal): Promise<Quota> {
  const [profile, media, relationships, bases] = await Promise.all([
    database.table("profiles").get(personId),
    database.table("media").toArray(),
    database.table("relationships").toArray(),
    database.bases.toArray(),
  ]);
  const held = new Set(bases.filter(({ row }) => row.rev > 0 && isAlive(row)).map(({ id }) => id));
  const asHeld = <T extends Media | Relationship>(row: T): T =>
    held.has(row.id) ? { ...row, deleted_at: null } : row;
  return quotaOfMedia({
    plan: planOf(profile, now()),
    media: media.map(asHeld),
    relationships: new Map(relationships.map((row) => [row.id, asHeld(row)])),
  });
}
