import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { isDemo } from "#app/lib/demo-mode.ts";
import { paths } from "#app/paths.ts";
import { textLinkClass } from "#app/ui/actions/text-link-style.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { ErrorBoundary } from "#app/ui/states/error-boundary.tsx";
import { Wordmark } from "#app/ui/type/wordmark.tsx";
import { Broken } from "./broken.tsx";

/** The outermost error boundary, for errors of the frame itself. */
export function RootErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={(error) => <RootErrorPage error={error} />}>{children}</ErrorBoundary>;
}

function RootErrorPage({ error }: { error: unknown }) {
  const t = useTranslations("frame.error");
  const home = (
    <a className={textLinkClass({ alone: true })} href={isDemo ? paths.demo : paths.dashboard}>
      {t("home")}
    </a>
  );
  return (
    <Page width="reading">
      <div className="pb-10">
        <Wordmark />
      </div>
      <Broken error={error} home={home} />
    </Page>
  );
}
