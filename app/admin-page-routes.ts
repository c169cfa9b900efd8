import { notFoundRoute, type PageRoute } from "./routes.tsx";

/** The pages of the back-office, by their path after /admin/. */
export const adminPages: readonly PageRoute[] = [
  { path: "", lazy: () => import("#app/features/admin/overview/overview-page.tsx") },
  { path: "users", lazy: () => import("#app/features/admin/users/users-page.tsx") },
  { path: "users/:personId", lazy: () => import("#app/features/admin/users/person-page.tsx") },
  { path: "content", lazy: () => import("#app/features/admin/content/content-page.tsx") },
  { path: "ai", lazy: () => import("#app/features/admin/ai/ai-page.tsx") },
  { path: "gamification", lazy: () => import("#app/features/admin/gamification/gamification-page.tsx") },
  { path: "security", lazy: () => import("#app/features/admin/security/security-page.tsx") },
  { path: "settings", lazy: () => import("#app/features/admin/settings/settings-page.tsx") },
  notFoundRoute,
];
