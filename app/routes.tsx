import type { ComponentType } from "react";
import { paths, patterns } from "./paths.ts";

/** A page is a module of its own that exports `Component`; its path is named once, in paths.ts. */
export type PageRoute = {
  readonly path: string;
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
};

/** The sign-in pages. */
export const authRoutes: readonly PageRoute[] = [
  { path: paths.login, lazy: () => import("#app/features/auth/login-page.tsx") },
  { path: paths.signUp, lazy: () => import("#app/features/auth/signup-page.tsx") },
  { path: paths.forgotPassword, lazy: () => import("#app/features/auth/forgot-password-page.tsx") },
  { path: paths.resetPassword, lazy: () => import("#app/features/auth/reset-password-page.tsx") },
  { path: paths.authCallback, lazy: () => import("#app/features/auth/auth-callback-page.tsx") },
];

/** Open to anyone, signed in or not. */
export const legalRoutes: readonly PageRoute[] = [
  { path: paths.privacy, lazy: () => import("#app/features/legal/privacy-page.tsx") },
  { path: paths.terms, lazy: () => import("#app/features/legal/terms-page.tsx") },
  { path: paths.notices, lazy: () => import("#app/features/notices/notices-page.tsx") },
  { path: paths.support, lazy: () => import("#app/features/support/support-page.tsx") },
];

/** The pages behind sign-in, inside the shell. */
export const appRoutes: readonly PageRoute[] = [
  { path: paths.onboarding, lazy: () => import("#app/features/onboarding/onboarding-page.tsx") },
  { path: paths.dashboard, lazy: () => import("#app/features/dashboard/dashboard-page.tsx") },
  { path: paths.list, lazy: () => import("#app/features/relationships/list-page.tsx") },
  { path: paths.add, lazy: () => import("#app/features/relationships/add-page.tsx") },
  { path: patterns.relationship, lazy: () => import("#app/features/relationships/relationship-page.tsx") },
  {
    path: patterns.relationshipProfile,
    lazy: () => import("#app/features/relationships/relationship-page.tsx"),
  },
  { path: patterns.editRelationship, lazy: () => import("#app/features/relationships/edit-page.tsx") },
  { path: patterns.photos, lazy: () => import("#app/features/media/media-page.tsx") },
  { path: patterns.eraseRelationship, lazy: () => import("#app/features/erase/erase-page.tsx") },
  { path: paths.search, lazy: () => import("#app/features/search/search-page.tsx") },
  { path: paths.profile, lazy: () => import("#app/features/profile/profile-page.tsx") },
  { path: paths.statistics, lazy: () => import("#app/features/statistics/statistics-page.tsx") },
  { path: paths.lisa, lazy: () => import("#app/features/lisa/lisa-page.tsx") },
  { path: paths.game, lazy: () => import("#app/features/game/game-page.tsx") },
  { path: paths.subscription, lazy: () => import("#app/features/subscription/subscription-page.tsx") },
  { path: paths.lifeline, lazy: () => import("#app/features/timeline/lifeline-page.tsx") },
  { path: paths.memories, lazy: () => import("#app/features/timeline/memories-page.tsx") },
  { path: paths.calendar, lazy: () => import("#app/features/timeline/calendar-page.tsx") },
  { path: patterns.calendarYear, lazy: () => import("#app/features/timeline/calendar-page.tsx") },
  { path: patterns.year, lazy: () => import("./features/statistics/year/year-page.tsx") },
  { path: paths.moments, lazy: () => import("#app/features/moments/moments-page.tsx") },
  { path: patterns.moment, lazy: () => import("#app/features/moments/moment-page.tsx") },
  { path: patterns.editMoment, lazy: () => import("#app/features/moments/edit-moment-page.tsx") },
  { path: patterns.momentHistory, lazy: () => import("#app/features/moments/moment-history-page.tsx") },
  { path: paths.trash, lazy: () => import("#app/features/moments/trash-page.tsx") },
  { path: paths.waiting, lazy: () => import("#app/features/waiting/waiting-page.tsx") },
  { path: patterns.conflict, lazy: () => import("./features/conflicts/conflict-page.tsx") },
];

/** Preloads the pages behind sign-in while the network is idle, so that they open without a network too. */
export async function preloadAppPages(): Promise<void> {
  // Sign-out first: it must work without a network.
  await import("#app/features/leaving/leave-question.ts");
  await import("#app/features/auth/login-page.tsx");
  await import("./store/leaving/other-journals.ts");
  await import("#app/features/leaving/sign-in-notes.tsx");
  await import("#app/features/frame/backend-notice-card.tsx");
  await import("#app/features/frame/phone-menu.tsx");
  await import("#app/features/frame/error-page.tsx");
  await import("#app/ui/art/dangerous-sea.tsx");
  await import("./ui/overlays/toast-view.tsx");
  await import("#app/features/frame/sync-mark.tsx");
  await import("./store/write/commit-row.ts");
  await import("#app/features/moments/capture/capture-host.tsx");
  await import("#app/features/frame/capture-photos.ts");
  for (const { lazy } of appRoutes) await lazy();
}

/** Only while developing. */
export const devRoutes: readonly PageRoute[] = import.meta.env.DEV
  ? [
      {
        path: "/dev/ui",
        lazy: () => import("#app/ui/dev-ui-page.tsx").then(({ DevUiPage }) => ({ Component: DevUiPage })),
      },
    ]
  : [];
