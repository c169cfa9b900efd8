/** Every address of the app (specification, section 2; the rest in decisions, "Accounts"). */
export const paths = {
  home: "/",
  dashboard: "/dashboard",
  add: "/add",
  list: "/list",
  statistics: "/statistics",
  game: "/game",
  lisa: "/ai",
  profile: "/profile",
  search: "/search",
  subscription: "/subscription",
  nextCrush: "/next-crush",
  messages: "/messages",
  twoFactorSetup: "/profile/two-factor",
  relationship: (id: string) => `/boyfriends/${id}`,
  editRelationship: (id: string) => `/boyfriends/${id}/edit`,
  photos: (id: string) => `/boyfriends/${id}/photos`,
  year: (year: number | string) => `/year/${year}`,
  moments: "/moments",
  lifeline: "/lifeline",
  moment: (id: string) => `/moments/${id}`,
  editMoment: (id: string) => `/moments/${id}/edit`,
  momentHistory: (id: string) => `/moments/${id}/history`,
  trash: "/trash",

  login: "/login",
  signUp: "/signup",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  authCallback: "/auth/callback",
  onboarding: "/onboarding",
  support: "/support",
  privacy: "/legal/privacy",
  terms: "/legal/terms",

  demo: "/demo",
  admin: "/admin",
} as const;

/** The same places as patterns, for the router. */
export const patterns = {
  relationship: "/boyfriends/:id",
  editRelationship: "/boyfriends/:id/edit",
  photos: "/boyfriends/:id/photos",
  /** The same screen under its other address. */
  relationshipProfile: "/profile/:id",
  year: "/year/:year",
  moment: "/moments/:id",
  editMoment: "/moments/:id/edit",
  momentHistory: "/moments/:id/history",
} as const;
