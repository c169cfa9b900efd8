import { fr as relationships } from "#app/features/relationships/messages.fr.ts";
import { fr as saving } from "#app/saving/messages.fr.ts";
import { fr as partner } from "#app/words/messages.fr.ts";

/** What several pages behind sign-in say. */
export const messages = { relationships, saving, profile: { partner } };
