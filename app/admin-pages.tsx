/** The pages of the back-office in their frame, each a file of its own. Only the guard asks for this one (admin-routes.tsx). */
import { Routes } from "react-router";
import { draw } from "./draw-page.tsx";
import { adminWords } from "./features/admin/admin-words.ts";
import { AdminShell } from "./features/admin/shell/admin-shell.tsx";
import { ExpiredBanner } from "./features/frame/expired-banner.tsx";
import { ProofOpener } from "./features/frame/proof-opener.tsx";
import { ThemeButton } from "./features/frame/theme-button.tsx";
import { WithMessages } from "./messages/with-messages.tsx";
import { notFoundRoute, type PageRoute } from "./routes.tsx";

/** Relative to /admin. */
const pages: readonly PageRoute[] = [
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

export function AdminPages({ email }: { email: string }) {
  return (
    <WithMessages words={adminWords}>
      <ExpiredBanner />
      <AdminShell email={email} tools={<ThemeButton />}>
        <Routes>{pages.map(draw)}</Routes>
      </AdminShell>
      <ProofOpener />
    </WithMessages>
  );
}
