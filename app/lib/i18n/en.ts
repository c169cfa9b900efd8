import { en as auth } from "#app/features/auth/messages.en.ts";
import { en as frame } from "#app/features/frame/messages.en.ts";

export const messages = { auth, frame };
