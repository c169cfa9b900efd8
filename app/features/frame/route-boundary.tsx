import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { ErrorBoundary } from "#app/ui/states/error-boundary.tsx";
import { Broken } from "./broken.tsx";

/** The error boundary of a page: a page that fails leaves the frame intact, and other pages can be opened. */
export function RouteBoundary({ children, onReset }: { children: ReactNode; onReset: () => void }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} onReset={onReset} fallback={(error) => <BrokenPage error={error} />}>
      {children}
    </ErrorBoundary>
  );
}

function BrokenPage({ error }: { error: unknown }) {
  const t = useTranslations("frame.error");
  const home = (
    <TextLink to={paths.dashboard} alone>
      {t("home")}
    </TextLink>
  );
  return (
    <Page width="reading">
      <Broken error={error} home={home} />
    </Page>
  );
}
