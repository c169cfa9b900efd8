/** Shown in place of a page that failed to render or load: nothing is lost, and what can be done. */
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { canLoadAnew } from "#app/lib/chunk-reload.ts";
import { copyText } from "#app/lib/copy-text.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { ErrorBoundary } from "#app/ui/states/error-boundary.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";

const DangerousSea = lazy(async () => ({
  default: (await import("#app/ui/art/dangerous-sea.tsx")).DangerousSea,
}));

type ErrorPageProps = { error: unknown; home: ReactNode };

/** Rendered without the journal and without loading anything, since either may have failed. */
export function ErrorPage({ error, home }: ErrorPageProps) {
  const t = useTranslations("frame.error");
  usePageTitle("");
  const isChunk = isChunkFailure(error);
  const isOffline = isChunk && !navigator.onLine;
  /** Nothing that a reload could bring. */
  const [isSilent, setIsSilent] = useState(false);
  useEffect(() => {
    if (isChunk) void canLoadAnew().then((can) => setIsSilent(!can));
  }, [isChunk]);
  async function reload() {
    if (await canLoadAnew()) location.reload();
    else setIsSilent(true);
  }
  const isMissing = isOffline || (isChunk && isSilent);
  return (
    <ErrorState
      as="h1"
      illustration={
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <DangerousSea />
          </Suspense>
        </ErrorBoundary>
      }
      // The text of the router's error (specification, section 8).
      title={isMissing ? t("missing") : "Unexpected Application Error!"}
      text={
        <>
          {t("kept")} {t(isOffline ? "missingText" : isSilent ? "silentText" : "text")}
        </>
      }
      actions={
        <>
          <Button onClick={() => void reload()}>{t("reload")}</Button>
          {home}
          <CopyDetail error={error} />
        </>
      }
    />
  );
}

function CopyDetail({ error }: { error: unknown }) {
  const t = useTranslations("frame.error");
  const [outcome, setOutcome] = useState<"copied" | "copyRefused" | null>(null);
  const detail = detailOf(error);
  return (
    <>
      <TextButton
        tone="soft"
        onClick={() => void copyText(detail).then(({ ok }) => setOutcome(ok ? "copied" : "copyRefused"))}
      >
        {t("copy")}
      </TextButton>
      <p role="status" className="type-small text-ink-soft empty:hidden">
        {outcome && t(outcome)}
      </p>
      {outcome === "copyRefused" && (
        <pre className="w-full type-small whitespace-pre-wrap wrap-anywhere text-ink-soft">{detail}</pre>
      )}
    </>
  );
}

function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && /^Loading chunk .* failed$/.test(error.message);
}

/** For support: the error, its page and time. */
function detailOf(error: unknown): string {
  const causes: string[] = [];
  for (let one = error; one !== undefined && causes.length < 4; ) {
    causes.push(one instanceof Error ? (one.stack ?? one.message) : String(one));
    one = one instanceof Error ? one.cause : undefined;
  }
  return [new Date().toISOString(), navigator.userAgent, ...causes].join("\n");
}
