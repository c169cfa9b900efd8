/** The sign-in pages lie outside of the demo: what leads to one of them leaves it. */
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { leaveDemo } from "#app/store/demo/leave-demo.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";

export function Component() {
  const t = useTranslations("demo.leaving");
  const { pathname, search } = useLocation();
  const [isFailed, setFailed] = useState(false);
  async function leave(withOwn: boolean) {
    setFailed(false);
    const left = await leaveDemo(pathname + search, withOwn).catch(() => ({ ok: false }) as const);
    setFailed(!left.ok);
  }
  const leaveAtOnce = useEffectEvent(() => void leave(true));
  useEffect(() => leaveAtOnce(), []);
  if (!isFailed) return <LoadingScreen label={t("text")} />;
  return (
    <Page width="reading">
      <ErrorState
        as="h1"
        title={t("title")}
        text={<span role="alert">{t("kept")}</span>}
        actions={
          <>
            <Button variant="primary" onClick={() => void leave(true)}>
              {t("retry")}
            </Button>
            <TextButton onClick={() => void leave(false)}>{t("without")}</TextButton>
            <TextLink to={paths.home} alone>
              {t("back")}
            </TextLink>
          </>
        }
      />
    </Page>
  );
}
