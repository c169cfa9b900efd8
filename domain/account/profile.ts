/** The person's own profile (specification, section 3, table `profiles`). */
import type { z } from "zod";
import type { PlanName, SubscriptionStatus } from "#domain/plan/plan.ts";
import type { profileFieldsSchema } from "./profile-fields.ts";

export const relationshipGoals = [
  "serious",
  "casual",
  "friendshipFirst",
  "openToAll",
  "exploring",
  "open",
] as const;
/** The word a person uses for someone they love (product decisions, "The product"). */
export const partnerWords = ["partner", "boyfriend", "girlfriend", "crush", "lover"] as const;

export type ProfileFields = z.infer<typeof profileFieldsSchema>;

export const roles = ["user", "superadmin"] as const;

/** The whole row. `avatar_url`, plan and role columns are read-only for the person. */
export type Profile = ProfileFields & {
  readonly id: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly avatar_url: string | null;
  /** By which others write to this person (domain/message/handle.ts); given by the server. */
  readonly handle: string | null;
  readonly is_admin: boolean;
  readonly role: (typeof roles)[number];
  readonly subscription_plan: PlanName;
  readonly subscription_status: SubscriptionStatus;
  readonly current_period_end: string | null;
  readonly stripe_customer_id: string | null;
  readonly stripe_subscription_id: string | null;
  readonly rev: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at: string | null;
  /** Set only on the in-memory profile of the on-device app and of an unconfigured backend. */
  readonly is_fallback_profile?: true;
};
