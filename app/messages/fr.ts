import { fr as auth } from "#app/features/auth/messages.fr.ts";
import { fr as dashboard } from "#app/features/dashboard/messages.fr.ts";
import { fr as frame } from "#app/features/frame/messages.fr.ts";
import { fr as onboarding } from "#app/features/onboarding/messages.fr.ts";
import { fr as profile } from "#app/features/profile/messages.fr.ts";
import { fr as relationships } from "#app/features/relationships/messages.fr.ts";
import { fr as saving } from "#app/saving/messages.fr.ts";

export const messages = {
  auth,
  dashboard,
  frame,
  onboarding,
  profile,
  relationships,
  saving,
};
