import { en as auth } from "#app/features/auth/messages.en.ts";
import { en as dashboard } from "#app/features/dashboard/messages.en.ts";
import { en as frame } from "#app/features/frame/messages.en.ts";
import { en as onboarding } from "#app/features/onboarding/messages.en.ts";
import { en as profile } from "#app/features/profile/messages.en.ts";
import { en as relationships } from "#app/features/relationships/messages.en.ts";
import { en as saving } from "#app/saving/messages.en.ts";

export const messages = {
  auth,
  dashboard,
  frame,
  onboarding,
  profile,
  relationships,
  saving,
};
