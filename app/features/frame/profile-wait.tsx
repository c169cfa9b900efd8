/** A fresh device has not received the profile yet: 10 s of patience, then words (specification, section 8). */
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { LoadingScreen } from "#app/ui/loading-screen.tsx";
import { Page } from "#app/ui/page.tsx";

const patience = 10_000;

export function ProfileWait({ hasFailed }: { hasFailed: boolean }) {
  const t = useTranslations("frame");
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate && !hasFailed) return <LoadingScreen label={t("loading")} />;
  return (
    <Page width="reading">
      <ErrorState
        as="h1"
        title={t("profileWait.title")}
        text={t(hasFailed ? "profileWait.failed" : "profileWait.timeout")}
        actions={<Button onClick={() => location.reload()}>{t("profileWait.retry")}</Button>}
      />
    </Page>
  );
}
