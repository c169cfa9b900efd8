/**
 * Rows with nothing in them but the defaults of their fields. The build evaluates this file (scripts/build/evaluated-files.ts): the demo comes
 * without the rules that fields are checked by, which the tests hold its life to.
 */
import { profileFieldsSchema } from "#domain/account/profile-fields.ts";
import { readableTexts } from "#domain/conversation/conversation.ts";
import { mediaFieldsSchema } from "#domain/media/media-fields.ts";
import { momentFieldsSchema } from "#domain/moment/moment-fields.ts";
import { relationshipFieldsSchema } from "#domain/relationship/relationship-fields.ts";
import { demoId } from "./demo-id.ts";

const { name: _name, ...relationship } = relationshipFieldsSchema.parse({ name: "-" });
const { occurred_on: _day, ...moment } = momentFieldsSchema.parse({ occurred_on: "2000" });
const { upload_id: _upload, ...media } = mediaFieldsSchema.parse({ upload_id: demoId(0, 0) });

/** Alix lets LISA read all there is. */
const profile = profileFieldsSchema.parse({ lisa_reads: [...readableTexts] });

/** Without the fields that have no default. */
export const blankRows = { profile, relationship, moment, media };
