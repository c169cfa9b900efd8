import { en as auth } from "#app/features/auth/messages.en.ts";
import { en as dashboard } from "#app/features/dashboard/messages.en.ts";
import { en as frame } from "#app/features/frame/messages.en.ts";
import { en as relationships } from "#app/features/relationships/messages.en.ts";

export const messages = { auth, dashboard, frame, relationships };
