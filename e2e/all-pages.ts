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
  "/support",
  "/legal/privacy",
  "/legal/terms",
  "/no-such-place",
] as const;
/** Behind sign-in. */
export const rooms = [
  "/dashboard",
  "/list",
  "/add",
  "/profile",
  "/profile/delete",
  "/profile/devices",
  "/profile/two-factor",
  "/subscription",
  "/search",
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
] as const;

/** Each language in one width and theme; `findBarriers` looks at the other theme too. */
export const ways = [
  { locale: "en-GB", colorScheme: "light", width: 1280 },
  { locale: "fr-FR", colorScheme: "dark", width: 360 },
] as const;
