import { fr as form } from "#app/features/relationships/form/messages.fr.ts";
import { fr as page } from "#app/features/relationships/page/messages.fr.ts";

/** A relationship's page and form. */
export const messages = { relationships: { form, page } };
