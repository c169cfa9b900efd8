import { fr as form } from "#app/features/relationships/form/messages.fr.ts";
import { fr as page } from "#app/features/relationships/page/messages.fr.ts";
import { fr as conflict } from "#app/features/relationships/rejected/messages.fr.ts";

/** A relationship's page and form, and what the server refused of it. */
export const messages = { relationships: { form, page, conflict } };
