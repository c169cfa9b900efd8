import { en as form } from "#app/features/relationships/form/messages.en.ts";
import { en as page } from "#app/features/relationships/page/messages.en.ts";
import { en as conflict } from "#app/features/relationships/rejected/messages.en.ts";

/** A relationship's page and form, and what the server refused of it. */
export const messages = { relationships: { form, page, conflict } };
