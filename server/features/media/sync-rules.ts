/**
 * What a photo or video asks beyond its fields: a finished upload of this person's that no other row names, room in the
 * plan and in the storage, and a relationship that is not recorded as under 18. [Note: row and file]
 */
import { z } from "zod";
import { idSchema } from "#domain/wire.ts";
import type { Transaction } from "#server/db/database.ts";
import type { OpContext } from "#server/features/sync/mutations/op-context.ts";
import type { Refusal } from "#server/features/sync/sync-op.ts";
import type { ProposedRow, TableRules } from "#server/features/sync/table-rules.ts";
import { nameUpload } from "./mutations/name-upload.ts";
import { rebuildMediaLists } from "./mutations/relationship-media.ts";
import { readImageQuota, readStorage } from "./queries/media-quota.ts";
import { isOfSomeoneUnderage, readClaim } from "./queries/media-rules.ts";

const named = z.object({
  upload_id: idSchema,
  relationship_id: idSchema.nullable(),
  moment_id: idSchema.nullable(),
});
const listed = z.looseObject({ relationship_id: idSchema.nullish() });

export const mediaRules: TableRules = {
  async admit(tx, proposed, context) {
    const { id, isAdded, changed } = proposed;
    const { personId } = context;
    const isPlaced = isAdded || changed.includes("relationship_id") || changed.includes("moment_id");
    if (!isPlaced && !changed.includes("upload_id")) return null;
    const row = named.parse(proposed.fields);
    if (isPlaced && (await isOfSomeoneUnderage(tx, personId, row))) {
      return { code: "underage", details: {} };
    }
    if (changed.includes("upload_id")) {
      const { isFree, hasFiles } = await readClaim(tx, personId, id, row.upload_id);
      if (hasFiles) return { code: "validation", details: { upload_id: "protected_field" } };
      if (!isFree) return { code: "missing_upload", details: {} };
    }
    return isAdded ? judgeRoom(tx, proposed, context) : null;
  },

  async complete(tx, { id, fields, changed }, { personId, key }) {
    if (!changed.includes("upload_id")) return {};
    return nameUpload(tx, { personId, key }, named.parse(fields).upload_id, id);
  },

  async follow(tx, { before, after }, context) {
    const touched = [before, after].flatMap((row) => listed.parse(row ?? {}).relationship_id ?? []);
    await rebuildMediaLists(tx, context, [...new Set(touched)]);
  },
};

async function judgeRoom(
  tx: Transaction,
  { fields, changed }: ProposedRow,
  { personId, storageLimit: limit }: OpContext,
): Promise<Refusal | null> {
  const images = await readImageQuota(tx, personId);
  if (!images.canAdd) return { code: "plan_limit", details: { used: images.count, limit: images.limit } };
  const { used } = await readStorage(tx, personId);
  // A new row's upload is counted already; what comes out of the trash is not.
  const more = changed.includes("upload_id") ? 0 : z.number().parse(fields.bytes);
  return used + more > limit ? { code: "storage_limit", details: { used, limit } } : null;
}
