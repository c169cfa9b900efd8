import { en as relationships } from "#app/features/relationships/messages.en.ts";
import { en as saving } from "#app/saving/messages.en.ts";
import { en as partner } from "#app/words/messages.en.ts";

/** What several pages behind sign-in say. */
export const messages = { relationships, saving, profile: { partner } };
