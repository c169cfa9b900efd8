import { lazy, type ReactNode, Suspense } from "react";
import { useTranslations } from "use-intl/react";
import { ErrorBoundary } from "#app/ui/states/error-boundary.tsx";
import { Title } from "#app/ui/type/title.tsx";

const ErrorPage = lazy(async () => ({ default: (await import("./error-page.tsx")).ErrorPage }));

/** The error page is preloaded (app-pages.tsx). If it cannot be loaded, its two sentences are shown. */
export function Broken({ error, home }: { error: unknown; home: ReactNode }) {
  const t = useTranslations("frame.error");
  const bare = (
    <>
      <Title size="title">Unexpected Application Error!</Title>
      <p>{t("kept")}</p>
      {home}
    </>
  );
  return (
    <ErrorBoundary fallback={() => bare}>
      <Suspense fallback={bare}>
        <ErrorPage error={error} home={home} />
      </Suspense>
    </ErrorBoundary>
  );
}
