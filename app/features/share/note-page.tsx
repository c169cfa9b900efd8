/** Opens the "note a moment" sheet: a shortcut of the installed app, and where the service worker leads after another app shared something. */
import { useCallback, useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { requestCapture } from "#app/lib/capture-request.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { LostPath } from "#app/ui/art/lost-path.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";
import { shareWords } from "./share-words.ts";

/** What the address says of a share that did not arrive (app/lib/share/receive-share.ts; lost: server/http/static/spa.ts). */
const failures = ["full", "failed", "none", "lost"] as const;

export function Component() {
  const [parameters] = useSearchParams();
  const outcome = parameters.get("shared");
  const failure = failures.find((one) => one === outcome);
  const openSheet = useOpenSheet();
  useEffect(() => {
    if (!failure) void openSheet(outcome === "part");
  }, [failure, outcome, openSheet]);
  if (!failure) return <Page width="reading">{null}</Page>;
  return (
    <WithMessages words={shareWords}>
      <NotHere failure={failure} onNote={() => void openSheet(false)} />
    </WithMessages>
  );
}

function NotHere({ failure, onNote }: { failure: (typeof failures)[number]; onNote: () => void }) {
  const t = useTranslations("share");
  usePageTitle(t("title"));
  return (
    <Page width="reading">
      <ErrorState
        as="h1"
        illustration={<LostPath />}
        title={t("title")}
        text={`${t(`outcome.${failure}`)} ${t("still")}`}
        actions={
          <>
            <Button onClick={onNote}>{t("note")}</Button>
            <TextLink to={paths.dashboard}>{t("home")}</TextLink>
          </>
        }
      />
    </Page>
  );
}

/** Over the dashboard, so that closing it leads somewhere and a reload does not open it again. */
function useOpenSheet(): (isShareCut: boolean) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (isShareCut) => {
      await navigate(paths.dashboard, { replace: true });
      requestCapture({ isShareCut });
    },
    [navigate],
  );
}
