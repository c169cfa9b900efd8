import { fr as auth } from "#app/features/auth/messages.fr.ts";
import { fr as dashboard } from "#app/features/dashboard/messages.fr.ts";
import { fr as frame } from "#app/features/frame/messages.fr.ts";
import { fr as relationships } from "#app/features/relationships/messages.fr.ts";

export const messages = { auth, dashboard, frame, relationships };
