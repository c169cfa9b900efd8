/** Rules of a photo or video beyond its fields: a finished upload of this person that no other row uses. [Note: row and file] */
import { z } from "zod";
import { idSchema } from "#domain/wire/wire.ts";
import type { TableRules } from "#server/features/sync/mutations/table-rules.ts";
import { nameUpload } from "./mutations/name-upload.ts";
import { rebuildMediaLists } from "./mutations/relationship-media.ts";
import { readClaim } from "./queries/upload-claim.ts";

const named = z.object({ upload_id: idSchema });
const listed = z.looseObject({ relationship_id: idSchema.nullish() });

export const mediaRules: TableRules = {
  async admit(tx, { id, fields, changed }, { personId }) {
    if (!changed.includes("upload_id")) return null;
    const { isFree, hasFiles } = await readClaim(tx, personId, id, named.parse(fields).upload_id);
    if (hasFiles) return { code: "validation", details: { upload_id: "protected_field" } };
    return isFree ? null : { code: "missing_upload", details: {} };
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
