import { fr as auth } from "#app/features/auth/messages.fr.ts";
import { fr as frame } from "#app/features/frame/messages.fr.ts";

export const messages = { auth, frame };
