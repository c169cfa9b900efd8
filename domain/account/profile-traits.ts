/** What each field of the profile is; one without a `serverBlank` is the person's to write. */
import type { TableTraits } from "#domain/wire/field-traits.ts";

const account = "the account and its plan, which the server acts on";
const reachable = "whether a message or a receipt reaches this person is decided by it while they are away";

export const profileTraits = {
  first_name: { max: 80, clear: "mails greet by it" },
  last_name: { max: 80, clear: "stands in the account, where the sign-up form put it" },
  age: { min: 18, max: 120 },
  location: { max: 120 },
  relationship_goals: {},
  bio: { max: 2_000, isText: true, hasLines: true },
  interests: { max: 40, count: 30 },
  onboarding_completed: {},
  partner_word: { max: 30 },
  locale: { clear: "mails are written in it" },
  timezone: { max: 64, clear: "the day where the person lives is checked by it, and the month of a quota" },
  memory_hidden_days: { count: 400 },
  memory_hidden_relationships: { count: 1_000 },
  memory_remembered_endings: { count: 1_000 },
  game_is_on: {},
  game_pauses: { count: 100 },
  blur_media: {},
  needs: { max: 300, count: 100 },
  next_crush_removed: { max: 80, count: 400 },
  next_crush_folded_for: {},
  messages_are_on: { clear: reachable },
  discoverable: { clear: reachable },
  messages_from: { clear: reachable },
  read_receipts: { clear: reachable },
  lisa_reads: {},
  email: { clear: account, serverBlank: "" },
  email_verified: { clear: account, serverBlank: false },
  avatar_url: { clear: account, serverBlank: null },
  handle: {
    clear: "whoever writes to it is led to its person by it, and no two have the same",
    serverBlank: null,
  },
  is_admin: { clear: account, serverBlank: false },
  role: { clear: account, serverBlank: "user" },
  subscription_plan: { clear: account, serverBlank: "free" },
  subscription_status: { clear: account, serverBlank: "inactive" },
  current_period_end: { clear: account, serverBlank: null },
  stripe_customer_id: { clear: account, serverBlank: null },
  stripe_subscription_id: { clear: account, serverBlank: null },
} as const satisfies TableTraits;
