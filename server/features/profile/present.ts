/** The profile as its owner sees it: the synced row, with the rights that settings give (ADMIN_EMAIL). */
import { z } from "zod";
import { roles } from "#domain/account/profile.ts";
import { profileFieldsSchema } from "#domain/account/profile-fields.ts";
import { planNames, subscriptionStatuses } from "#domain/plan/plan.ts";
import { type Row, rowSchema } from "#domain/wire/sync.ts";
import type { Session } from "#server/http/session/session.ts";

const { shape } = profileFieldsSchema;

export const profileSchema = rowSchema.extend({
  email: z.string(),
  email_verified: z.boolean(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  age: z.int().nullable(),
  location: z.string().nullable(),
  relationship_goals: shape.relationship_goals.unwrap(),
  bio: z.string().nullable(),
  interests: z.array(z.string()),
  onboarding_completed: z.boolean(),
  is_admin: z.boolean(),
  role: z.enum(roles),
  subscription_plan: z.enum(planNames),
  subscription_status: z.enum(subscriptionStatuses),
  current_period_end: z.string().nullable(),
  partner_word: z.string().nullable(),
  locale: z.enum(["en", "fr"]),
  timezone: z.string(),
  memory_hidden_days: z.array(z.string()),
  memory_hidden_relationships: z.array(z.string()),
  memory_remembered_endings: z.array(z.string()),
  game_is_on: z.boolean(),
  game_pauses: z.array(z.object({ start: z.string(), end: z.string().nullable() })),
  blur_media: z.boolean(),
});

export function presentProfile(row: Row, { isAdmin }: Session): z.input<typeof profileSchema> {
  return profileSchema.parse({ ...row, is_admin: isAdmin });
}
