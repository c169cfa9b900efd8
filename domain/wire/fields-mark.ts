/**
 * Names the fields of all synced tables of this build. A device whose rows were written by a build with another mark gives
 * them the fields that they lack before they are shown (app/store/db/fill-rows.ts).
 *
 * Written anew with every field: `synced-tables.test.ts` computes it and says what it must be.
 */
export const fieldsMark = "a4e45690";
