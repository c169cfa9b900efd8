/**
 * Names the fields of all synced tables of this build. A device whose rows were written by a build with another mark gives them the fields
 * that they lack before they are shown (app/store/db/fill-rows.ts). The build evaluates this file (scripts/build/evaluated-files.ts): the
 * start of the app reads the mark, without the tables.
 */
import { markOf, tableTraits } from "./table-traits.ts";

export const fieldsMark = markOf(tableTraits);
