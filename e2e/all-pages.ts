/** The pages of the app as the journeys over all of them open them. */
/** Open to strangers. */
export const doors = [
  "/",
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/reset-password?token=gone",
  "/auth/callback?error=signup_disabled",
  "/auth/undo-address",
  "/auth/undo-address?token=gone",
  "/support",
  "/legal/privacy",
  "/legal/terms",
  "/no-such-place",
] as const;
/** Of the demo, which is entered by loading a page. */
export const demoRooms = ["/demo", "/demo/profile/devices", "/demo/messages"] as const;
/** Behind sign-in. */
export const rooms = [
  "/dashboard",
  "/ai",
  "/ai/letter",
  "/next-crush",
  "/list",
  "/add",
  "/profile",
  "/profile/delete",
  "/profile/devices",
  "/profile/tokens",
  "/profile/lock",
  "/profile/data",
  "/profile/storage",
  "/profile/data/time",
  "/profile/two-factor",
  "/profile/passkeys",
  "/profile/email",
  "/profile/password",
  "/profile/accounts",
  "/profile/phone",
  "/profile/messages",
  "/messages",
  "/messages/none",
  "/profile/email/confirm?token=gone",
  "/subscription",
  "/search",
  "/ai",
  "/game",
  "/boyfriends/none",
  "/boyfriends/none/photos",
  "/statistics",
  "/year/2025",
  "/lifeline",
  "/memories",
  "/calendar",
  "/calendar/2024",
  "/waiting",
  "/moments",
  "/moments?of=nobody",
  "/trash",
  "/note?shared=failed",
] as const;

/** For superadmins. */
export const officeRooms = [
  "/admin",
  "/admin/users",
  "/admin/content",
  "/admin/ai",
  // Not right after its own page, whose main element it would keep.
  "/admin/content?view=letters",
  "/admin/gamification",
  "/admin/security",
  "/admin/settings",
] as const;

/** Each language in one width and theme; `findBarriers` looks at the other theme too. */
export const ways = [
  { locale: "en-GB", colorScheme: "light", width: 1280 },
  { locale: "fr-FR", colorScheme: "dark", width: 360 },
] as const;
