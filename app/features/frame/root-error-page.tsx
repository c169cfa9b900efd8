import { useEffect } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Page } from "#app/ui/page.tsx";
import { textLinkClass } from "#app/ui/text-link-look.ts";
import { Wordmark } from "#app/ui/wordmark.tsx";

/** Drawn without the router and the journal: either may be what broke. */
export function RootErrorPage({ error }: { error: unknown }) {
  const t = useTranslations("frame.unexpected");
  useEffect(() => {
    document.title = "Tendre";
  }, []);
  const cause = error instanceof Error ? error.message : String(error);
  return (
    <Page width="reading">
      <div className="pb-10">
        <Wordmark />
      </div>
      <ErrorState
        as="h1"
        // The router's own words (specification, section 8).
        title="Unexpected Application Error!"
        text={t("text")}
        actions={
          <>
            <Button onClick={() => location.reload()}>{t("reload")}</Button>
            <a className={textLinkClass({ alone: true })} href={paths.dashboard}>
              {t("home")}
            </a>
          </>
        }
      />
      <details className="mt-8 max-w-measure type-small text-ink-soft">
        <summary className="cursor-pointer py-2">{t("cause")}</summary>
        <pre className="mt-2 whitespace-pre-wrap wrap-anywhere">{cause}</pre>
      </details>
    </Page>
  );
}
