import { en as form } from "#app/features/relationships/form/messages.en.ts";
import { en as page } from "#app/features/relationships/page/messages.en.ts";

/** A relationship's page and form. */
export const messages = { relationships: { form, page } };
