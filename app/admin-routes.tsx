/** The back-office at /admin (specification, section 2). What lies behind its guard is fetched by those whom it lets in, and by nobody else. */
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl/react";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { AdminGuard } from "./features/admin/guard/admin-guard.tsx";
import { guardWords } from "./features/admin/guard/guard-words.ts";
import { loadChunk } from "./lib/chunk-reload.ts";
import { WithMessages } from "./messages/with-messages.tsx";

const AdminPages = lazy(() =>
  loadChunk("admin", () => import("./admin-pages.tsx")).then(({ AdminPages }) => ({ default: AdminPages })),
);

export function Component() {
  const t = useTranslations("frame");
  return (
    <WithMessages words={guardWords}>
      <AdminGuard>
        {(email) => (
          <Suspense fallback={<LoadingScreen label={t("loading")} />}>
            <AdminPages email={email} />
          </Suspense>
        )}
      </AdminGuard>
    </WithMessages>
  );
}
