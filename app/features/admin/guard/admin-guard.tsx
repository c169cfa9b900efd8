import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { useAdminGuard } from "./use-admin-guard.ts";

/** Lets a superadmin in, and asks for nothing of the back-office before (specification, section 4). */
export function AdminGuard({ children }: { children: (email: string) => ReactNode }) {
  const t = useTranslations("adminGuard");
  const frame = useTranslations("frame");
  const state = useAdminGuard();
  usePageTitle(t("title"));
  const home = (
    <TextLink to={paths.dashboard} alone>
      {t("home")}
    </TextLink>
  );
  switch (state.is) {
    case "idle":
      return null;
    case "loading":
      return <LoadingScreen label={frame("loading")} />;
    case "authorized":
      return children(state.email);
    case "forbidden":
      if (state.why !== "noProfile") return <Navigate to={paths.dashboard} replace />;
      return (
        <Page width="reading">
          <ErrorState as="h1" title={t("title")} text={t("noProfile")} actions={home} />
        </Page>
      );
    case "error":
      return (
        <Page width="reading">
          <ErrorState
            as="h1"
            title={t("failed")}
            text={<span role="alert">{t(`problem.${state.problem}`)}</span>}
            actions={
              <>
                <Button onClick={() => location.reload()}>{t("retry")}</Button>
                {home}
              </>
            }
          />
        </Page>
      );
  }
}
