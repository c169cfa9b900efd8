/** The pages of the back-office in their frame, each a file of its own. Only the guard asks for this one (admin-routes.tsx). */
import { Routes } from "react-router";
import { adminPages } from "./admin-page-routes.ts";
import { draw } from "./draw-page.tsx";
import { adminWords } from "./features/admin/admin-words.ts";
import { AdminShell } from "./features/admin/shell/admin-shell.tsx";
import { ExpiredBanner } from "./features/frame/expired-banner.tsx";
import { ProofOpener } from "./features/frame/proof-opener.tsx";
import { ThemeButton } from "./features/frame/theme-button.tsx";
import { WithMessages } from "./messages/with-messages.tsx";

export function AdminPages({ email }: { email: string }) {
  return (
    <WithMessages words={adminWords}>
      <ExpiredBanner />
      <AdminShell email={email} tools={<ThemeButton />}>
        <Routes>{adminPages.map(draw)}</Routes>
      </AdminShell>
      <ProofOpener />
    </WithMessages>
  );
}
