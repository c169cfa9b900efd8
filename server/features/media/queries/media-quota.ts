/** What a person keeps, against the plan and against the storage. To be read under the person's lock. */
import type { Transaction } from "#server/db/database.ts";

export type ImageQuota = {
  readonly canAdd: boolean;
  readonly count: number;
  /** null: unlimited. */
  readonly limit: number | null;
};

export async function readImageQuota(tx: Pick<Transaction, "rows">, personId: string): Promise<ImageQuota> {
  const [quota] = await tx.rows<{ count: number; limit: number | null }>({
    name: "image-quota",
    text: `select count_media($1) as count,
      (select images from plan_limits where plan = coalesce(current_plan($1), 'free')) as limit`,
    values: [personId],
  });
  if (!quota) throw new Error("The image quota gave nothing.");
  return { ...quota, canAdd: quota.limit === null || quota.count < quota.limit };
}

export type Storage = {
  /** Bytes of living rows, and of uploads on their way. */
  readonly used: number;
  /** With what waits in the trash. */
  readonly whole: number;
};

export async function readStorage(tx: Pick<Transaction, "rows">, personId: string): Promise<Storage> {
  const [storage] = await tx.rows<Storage>({
    name: "media-storage",
    text: `select m.living + u.bytes as used, m.whole + u.bytes as whole from
      (select coalesce(sum(bytes), 0)::bigint as whole,
        coalesce(sum(bytes) filter (where deleted_at is null), 0)::bigint as living
       from media where user_id = $1 and purged_at is null) m,
      (select coalesce(sum(coalesce(stored, bytes)), 0)::bigint as bytes from uploads
       where user_id = $1 and media_id is null and state in ('receiving', 'ready')) u`,
    values: [personId],
  });
  if (!storage) throw new Error("The storage gave nothing.");
  return storage;
}
