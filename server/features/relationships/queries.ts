import type { Transaction } from "#server/db/database.ts";

export type RelationQuota = {
  readonly canAdd: boolean;
  /** Relationships kept, without those in the trash. */
  readonly count: number;
  /** null: unlimited. */
  readonly limit: number | null;
};

/** The specification's `check_relation_quota`. Throws on an id that is not the scope's own. */
export async function readRelationQuota(
  tx: Pick<Transaction, "rows">,
  personId: string,
): Promise<RelationQuota> {
  const [quota] = await tx.rows<RelationQuota>({
    name: "check-relation-quota",
    text: `select "canAdd", "count", "limit" from check_relation_quota($1)`,
    values: [personId],
  });
  if (!quota) throw new Error("check_relation_quota gave nothing.");
  return quota;
}
